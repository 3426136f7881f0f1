import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { checkDice, type Match } from '@/match'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { IconButton } from '@/ui/kit/IconButton'
import { Snack } from '@/ui/kit/Snack'
import { Text } from '@/ui/kit/Text'
import { Page } from '../shell/Page'
import type { ScreenProps } from '@/routes'
import { StoredMatch } from '../shell/StoredMatch'
import { useShare } from '@/features/transfer/useShare'
import { CheckSheet } from './CheckSheet'
import { notesOf, outcomesOf } from './checks'
import { Faces } from './Faces'
import { Outcomes } from './Outcomes'
import { SealHead } from './SealHead'
import { SheetFrame } from '@/ui/kit/SheetFrame'

export const DiceScreen = ({ route: { params } }: ScreenProps<'Dice'>) => (
  <StoredMatch id={params.id}>{(match) => <DiceOf key={match.info.id} given={match} />}</StoredMatch>
)

const DiceOf = ({ given }: { readonly given: Match }) => {
  const phrases = usePhrases()
  const { seal, results } = phrases
  const { insets } = useWindow()
  /** Includes the seals that a checked text has opened. */
  const [match, setMatch] = useState(given)
  const [checking, setChecking] = useState(false)
  const { share, copy, snack } = useShare(match)
  const check = checkDice(match)
  const sealed = check.rolls.filter(({ origin }) => origin === 'sealed')
  return (
    <Page
      title={seal.title}
      right={<IconButton icon="share" label={results.shareMatch} onPress={share} />}
      over={
        <>
          <Snack message={snack.message} onDone={snack.clear} bottom={insets.bottom + 24} />
          <CheckSheet open={checking} onClose={() => setChecking(false)} match={match} onOpened={setMatch} />
        </>
      }
    >
      <View style={styles.parts}>
        <SealHead match={match} check={check} />
        <Outcomes outcomes={outcomesOf(check, match, phrases)} />
        {notesOf(check, phrases).map((note) => (
          <Text key={note} type="label" tone="ink2">
            {note}
          </Text>
        ))}
        <HowSeal />
        {sealed.length > 0 && <Faces match={match} rolls={sealed} />}
        <View style={styles.buttons}>
          <Button icon="file" label={seal.check} onPress={() => setChecking(true)} style={styles.wide} />
          <Button icon="copy" label={seal.copy} onPress={copy} style={styles.narrow} />
        </View>
      </View>
    </Page>
  )
}

/** The page without a match: how seals work, and checking a match that somebody sent. */
export const SealsScreen = () => {
  const { seal } = usePhrases()
  const [checking, setChecking] = useState(false)
  return (
    <Page title={seal.title} over={<CheckSheet open={checking} onClose={() => setChecking(false)} />}>
      <View style={styles.parts}>
        <HowSeal />
        <Button icon="file" label={seal.check} onPress={() => setChecking(true)} />
      </View>
    </Page>
  )
}

/** Explains seals in five sentences; a press shows more. */
const HowSeal = () => {
  const { seal } = usePhrases()
  const [more, setMore] = useState(false)
  return (
    <SheetFrame plain style={styles.card}>
      <Text type="h2" heading={2}>
        {seal.how}
      </Text>
      {seal.sentences.map((sentence, at) => (
        <View key={sentence} style={styles.sentence}>
          <Text type="note" tone="ink" style={styles.number}>
            {`${at + 1}.`}
          </Text>
          <Text type="note" tone="ink" style={styles.words}>
            {sentence}
          </Text>
        </View>
      ))}
      {more && (
        <View style={styles.more}>
          {[seal.proves, seal.counts, seal.cannot, seal.formula].map((line) => (
            <Text key={line} type="note">
              {line}
            </Text>
          ))}
        </View>
      )}
      <Button
        small
        label={more ? seal.less : seal.more}
        onPress={() => setMore(!more)}
        style={styles.button}
      />
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  parts: { gap: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  wide: { flexGrow: 3 },
  narrow: { flexGrow: 1 },
  card: { padding: space.l, gap: space.xs },
  sentence: { flexDirection: 'row', gap: space.xs },
  number: { minWidth: 18 },
  words: { flex: 1, minWidth: 0 },
  more: { gap: space.s, marginTop: space.s },
  button: { alignSelf: 'flex-start', marginTop: space.s },
})

/** The match one was playing last: its board, whose turn it is, what is at risk, and the way back to it. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import type { Entry } from '@/saves/index'
import { percentOf } from '@/stage/index'
import { families, space, useTheme } from '@/theme/index'
import { Button, SheetFrame, Text } from '@/ui/index'
import { useSettings } from '../app/services'
import { callingOf } from '../app/words'
import { BoardOf } from '../app/BoardOf'
import { Tokens } from '../app/Tokens'

type ContinueCardProps = { readonly entry: Entry; readonly onContinue: () => void }

export const ContinueCard = ({ entry, onContinue }: ContinueCardProps) => {
  const { home, common } = usePhrases()
  const { bustChance } = useSettings()
  const { textScale } = useTheme()
  const { players, turn, atRisk, bustCount, round, lastRound, title } = entry
  const percent = bustChance && bustCount !== null ? percentOf(bustCount) : null
  const turnOf = common.turn(callingOf(players)(turn))
  const risk = atRisk > 0 ? home.atRisk(atRisk, percent) : home.nothingAtRisk
  const eyebrow = lastRound ? common.lastRound : common.round(round)
  return (
    <SheetFrame style={styles.card}>
      <View style={styles.top}>
        <BoardOf entry={entry} size={97} />
        <View style={[styles.words, { flexBasis: 110 * textScale }]}>
          <Text type="eyebrow" tone="ink2" numberOfLines={1}>
            {title === '' ? eyebrow : `${title} · ${eyebrow}`}
          </Text>
          <Text type="h2" heading={2} numberOfLines={2}>
            {turnOf}
          </Text>
          <Text type="label" tone="ink2" style={styles.regular}>
            {risk}
          </Text>
          <Tokens players={players} />
        </View>
      </View>
      <Button
        kind="gold"
        large
        label={home.continue}
        aria-label={`${home.continue}: ${turnOf}, ${eyebrow}, ${risk}`}
        onPress={onContinue}
      />
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  card: { padding: space.l - 1, gap: space.m },
  top: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  // It wraps below the board, which on phones a lone child that shrinks does not.
  words: { flexGrow: 1, maxWidth: '100%', gap: space.xs },
  regular: { fontFamily: families.text400 },
})

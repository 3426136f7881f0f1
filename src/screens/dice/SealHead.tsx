import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { playersOf, throwsOwn, type DiceCheck, type Match } from '@/match'
import { families } from '@/theme/type'
import { size, space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { SealStamp } from '@/ui/game/marks/SealStamp'
import { Text } from '@/ui/kit/Text'
import { sealLines } from '@/features/matchView/sealNames'
import { seatNames } from '@/features/matchView/sentences'

type SealHeadProps = { readonly match: Match; readonly check: DiceCheck }

export const SealHead = ({ match, check }: SealHeadProps) => {
  const phrases = usePhrases()
  const { textScale } = useTheme()
  const { seal, common } = phrases
  const players = playersOf(match)
  const seatName = seatNames(players)
  const names = players.map((_, seat) => seatName(seat as 0) ?? common.you).join(', ')
  const started = new Date(match.info.started)
  const date = common.date.thisYear(started.getDate(), started.getMonth())
  const words = check.seal ? sealLines(check.seal.hash, phrases) : null
  return (
    <View style={styles.head}>
      {check.seal && <SealStamp hash={check.seal.hash} size={92} />}
      <View style={[styles.words, { flexBasis: 150 * textScale }]}>
        <Text type="eyebrow">{`${names} · ${date}`}</Text>
        <Text type="h2" heading={2}>
          {words ?? (throwsOwn(match) ? seal.nothingToSeal : seal.notSealed)}
        </Text>
        {check.seal && <Digits hash={check.seal.hash} />}
      </View>
    </View>
  )
}

const shownFirst = 16

/** Shortened until pressed. */
const Digits = ({ hash }: { readonly hash: string }) => {
  const { seal } = usePhrases()
  const [all, setAll] = useState(false)
  const shown = hash.slice(0, all ? undefined : shownFirst).replace(/.{4}(?=.)/g, '$& ')
  if (all)
    return (
      <Text type="body" tone="ink2" selectable style={styles.digits}>
        {shown}
      </Text>
    )
  return (
    <PressableOpacity
      role="button"
      aria-label={seal.allDigits}
      onPress={() => setAll(true)}
      style={styles.press}
    >
      <Text type="body" tone="ink2" style={styles.digits}>
        {`${shown} …`}
      </Text>
    </PressableOpacity>
  )
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  // No `flexShrink`: on phones the only child that shrinks is squeezed instead of wrapped.
  words: { flexGrow: 1, maxWidth: '100%' },
  press: { minHeight: size.minTouch, justifyContent: 'center' },
  digits: { fontFamily: families.text400, fontVariant: ['tabular-nums'] },
})

/** Whether the seal covers every roll of the match, checked against the record on render. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { checkDice, type DiceCheck, type Match } from '@/match'
import { space } from '@/theme/measures'
import { Icon } from '@/ui/kit/Icon'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { SealStamp } from '@/ui/game/marks/SealStamp'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { useRoutes } from '@/routes'

type Outcome = { readonly title: string; readonly note: string; readonly isRight: boolean }

const outcomeOf = ({ seal: last, rolls, same, wrong }: DiceCheck, { seal }: Phrases): Outcome => {
  const isRight = wrong === null && same.length === rolls.length
  if (wrong)
    return {
      title: seal.wrong,
      note: seal.wrongRoll(wrong.turn + 1, wrong.roll + 1, wrong.sealed, wrong.written),
      isRight,
    }
  if (last === undefined) {
    const isOwn = rolls.every(({ origin }) => origin === 'own')
    return isOwn
      ? { title: seal.byHand, note: seal.notSealed, isRight }
      : { title: seal.notVerified, note: seal.notSealed, isRight }
  }
  if (same.length === 0) return { title: seal.notVerified, note: seal.staysClosed, isRight }
  if (!isRight) return { title: seal.opened, note: seal.openedPart(same.length, rolls.length), isRight }
  const isFromStart = !last.late && last.from.turn === 0 && last.from.roll === 0
  const note = isFromStart ? seal.openedFromStart(same.length) : seal.openedLate(same.length)
  return { title: seal.opened, note, isRight }
}

export const SealCard = ({ match }: { readonly match: Match }) => {
  const phrases = usePhrases()
  const { navigate } = useRoutes()
  const check = checkDice(match)
  const { title, note, isRight } = outcomeOf(check, phrases)
  return (
    <SheetFrame plain>
      <PressableOpacity
        role="button"
        meaning={title}
        onPress={() => navigate('Dice', { id: match.info.id })}
        style={styles.card}
      >
        {check.seal && <SealStamp hash={check.seal.hash} size={62} opened={check.same.length > 0} />}
        <View style={styles.words}>
          <View style={styles.title}>
            <Text type="bodyStrong" style={styles.shrinks}>
              {title}
            </Text>
            {isRight && <Icon name="check" size={20} tone="good" />}
          </View>
          <Text type="note">{note}</Text>
        </View>
        <Icon name="chevronRight" size={20} tone="ink2" />
      </PressableOpacity>
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 72,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
  },
  words: { flex: 1, minWidth: 0 },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  shrinks: { flexShrink: 1 },
})

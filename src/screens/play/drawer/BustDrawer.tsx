/** A bust: the dice stay, and each space they named says why it took nothing. */
import { StyleSheet, View } from 'react-native'
import { columnOf, rowOf } from '@/engine/index'
import { usePhrases, type Phrases } from '@/i18n/index'
import { pilotOf, type Match } from '@/match/index'
import { families, radius, useTheme } from '@/theme/index'
import { Button, Dice, Icon, TentMark, Text } from '@/ui/index'
import { nameOf } from '../names'
import type { Miss } from '@/sitting/index'
import { sentenceOf, namingFor } from '../../app/words'
import { DrawerBody } from './DrawerBody'
import type { DrawerProps } from './props'
import { Heading } from './Heading'

export function BustDrawer({ scene, match, frame, session, performing }: DrawerProps<'bust'>) {
  const phrases = usePhrases()
  const { play } = phrases
  const { dice, misses, next } = scene
  const isDesktop = frame.layout === 'desktop'
  const shaken = performing?.event.type === 'busted'
  const closed = misses.filter(({ refusal }) => refusal.code === 'closed-space').length
  const reason = closed === misses.length ? play.allClosed : closed === 0 ? play.allOut : play.closedAndOut
  return (
    <DrawerBody
      frame={frame}
      actions={
        <Button
          kind="ink"
          small={frame.compact}
          large={!frame.compact}
          label={wayOn(match, next, play)}
          onPress={session.goOn}
        />
      }
    >
      {isDesktop ? (
        <>
          <Heading title={play.nothingFits} line={reason} large />
          <Dice dice={dice} size={74} label={play.diceSpoken(dice)} shaken={shaken} />
        </>
      ) : (
        <View style={frame.layout === 'tablet' ? styles.stacked : styles.dice}>
          <Dice dice={dice} size={frame.compact ? 36 : 48} label={play.diceSpoken(dice)} shaken={shaken} />
          <Heading title={play.nothingFits} line={frame.compact ? undefined : reason} />
        </View>
      )}
      <View style={styles.misses} role="list" aria-label={play.choicesName}>
        {misses.map((miss) => (
          <MissChip
            key={miss.space}
            miss={miss}
            label={sentenceOf(miss.refusal, phrases, namingFor(match))}
            compact={frame.compact}
          />
        ))}
      </View>
    </DrawerBody>
  )
}

/** Nobody passes a phone to a bot. */
const wayOn = (match: Match, next: DrawerProps<'bust'>['scene']['next'], words: Phrases['play']): string => {
  if (next === null) return words.seeResult
  return pilotOf(match, next).who === 'bot' ? words.goOn : words.passTo(nameOf(match, next))
}

type MissChipProps = { readonly miss: Miss; readonly label: string; readonly compact: boolean }

function MissChip({ miss: { space, refusal }, label, compact }: MissChipProps) {
  const { play, board } = usePhrases()
  const { colours } = useTheme()
  return (
    <View
      accessible
      role="listitem"
      aria-label={`${board.position(columnOf(space), rowOf(space))}: ${label}`}
      style={[styles.miss, compact && styles.low, { borderColor: colours.ink2 }]}
    >
      <Text type="h3" aria-hidden>
        {board.short(columnOf(space), rowOf(space))}
      </Text>
      {refusal.code === 'closed-space' ? (
        <Icon name="lock" size={17} tone="ink2" />
      ) : (
        <TentMark size={24} numeral={refusal.squatter} out />
      )}
      <Text type="label" tone="ink2" aria-hidden style={styles.reason}>
        {refusal.code === 'closed-space' ? play.closed : play.out}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  dice: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  stacked: { gap: 10 },
  misses: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 6, rowGap: 5 },
  miss: {
    minHeight: 38,
    flexBasis: '31%',
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    alignContent: 'center',
    flexWrap: 'wrap',
    columnGap: 6,
    paddingHorizontal: 4,
    borderWidth: 1,
    borderStyle: 'dashed',
    borderRadius: radius.chip,
  },
  low: { minHeight: 25 },
  reason: { fontFamily: families.text400 },
})

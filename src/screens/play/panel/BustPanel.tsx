/** A bust: the dice stay, and each space they named says why it took nothing. */
import { StyleSheet, View } from 'react-native'
import { columnOf, rowOf } from '@/engine/index'
import { usePhrases, type Phrases } from '@/i18n/index'
import { pilotOf, type Match } from '@/match/index'
import { families, radius, useTheme, useWindow } from '@/theme/index'
import { Button, Dice, Gliding, Icon, TentMark, Text } from '@/ui/index'
import { nameOf } from '../names'
import type { Miss } from '@/sitting/index'
import { sentenceOf, namingFor } from '../../app/words'
import { PanelBody, type PanelForm } from './PanelBody'
import type { PanelProps } from './props'
import { Heading } from './Heading'

export function BustPanel({ scene, match, window, session, diceLay }: PanelProps<'bust'>) {
  const phrases = usePhrases()
  const { play } = phrases
  const { dice, misses, next } = scene
  const { layout, small } = window
  const closed = misses.filter(({ refusal }) => refusal.code === 'closed-space').length
  const reason = closed === misses.length ? play.allClosed : closed === 0 ? play.allOut : play.closedAndOut
  const label = wayOn(match, next, play)
  const table = (size: number) => (
    <Gliding placeRef={diceLay}>
      <Dice dice={dice} size={size} label={play.diceSpoken(dice)} />
    </Gliding>
  )
  const form =
    (room: boolean, named = true) =>
    (): PanelForm => ({
      contents: (
        <>
          {layout === 'desktop' ? (
            <>
              <Heading title={play.nothingFits} line={reason} large />
              {table(74)}
            </>
          ) : (
            <View style={layout === 'tablet' ? styles.stacked : styles.dice}>
              {table(room ? 48 : named ? 36 : 32)}
              <Heading title={play.nothingFits} line={room ? reason : undefined} />
            </View>
          )}
          <View style={styles.misses} role="list" collapsable={false} aria-label={play.choicesName}>
            {misses.map((miss) => (
              <MissChip
                key={miss.space}
                miss={miss}
                label={sentenceOf(miss.refusal, phrases, namingFor(match, scene.seat))}
                low={!room}
                named={named}
              />
            ))}
          </View>
        </>
      ),
      actions: <Button kind="ink" small={!room} large={room} label={label} onPress={session.goOn} />,
    })
  return (
    <PanelBody
      place="bust"
      window={window}
      words={[reason, label, misses.map(({ refusal }) => refusal.code)]}
      forms={small ? [form(false), form(false, false)] : [form(true), form(false)]}
    />
  )
}

/** Nobody passes a phone to a bot. */
const wayOn = (match: Match, next: PanelProps<'bust'>['scene']['next'], words: Phrases['play']): string => {
  if (next === null) return words.seeResult
  return pilotOf(match, next).who === 'bot' ? words.goOn : words.passTo(nameOf(match, next))
}

type MissChipProps = {
  readonly miss: Miss
  readonly label: string
  readonly low: boolean
  /** Without a word the lock, or the squatter that is out, says it. */
  readonly named: boolean
}

function MissChip({ miss: { space, refusal }, label, low, named }: MissChipProps) {
  const { play, board } = usePhrases()
  const { colours } = useTheme()
  const { hugeText } = useWindow()
  return (
    <View
      accessible
      role="listitem"
      aria-label={`${board.position(columnOf(space), rowOf(space))}: ${label}`}
      style={[styles.miss, hugeText && styles.wide, low && styles.low, { borderColor: colours.ink2 }]}
    >
      <Text type="h3" aria-hidden>
        {board.short(columnOf(space), rowOf(space))}
      </Text>
      {refusal.code === 'closed-space' ? (
        <Icon name="lock" size={17} tone="ink2" />
      ) : (
        <TentMark size={24} numeral={refusal.squatter} out />
      )}
      {named && (
        <Text type="label" tone="ink2" aria-hidden style={styles.reason}>
          {refusal.code === 'closed-space' ? play.closed : play.out}
        </Text>
      )}
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
  // Three words side by side would be broken.
  wide: { flexBasis: '48%', maxWidth: '100%' },
  low: { minHeight: 25 },
  reason: { fontFamily: families.text400 },
})

/** A bust: the dice stay, and each space they named says why it took nothing. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { duration } from '@/theme/motion'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { canTakeRollBack, pilotOf, type Match } from '@/match'
import { Button } from '@/ui/kit/Button'
import { Dice } from '@/ui/game/dice/Dice'
import { Gliding } from '@/ui/kit/Gliding'
import { Keyframed } from '@/ui/kit/Keyframed'
import { appear } from '@/ui/kit/keyframes'
import { nameOf } from '../names'
import { MissChips } from '@/features/matchView/MissChips'
import { seatNamesAt } from '@/features/matchView/sentences'
import { PanelBody, type PanelForm } from './PanelBody'
import type { PanelProps } from './props'
import { Heading } from './Heading'

export function BustPanel({ scene, match, session, diceLay }: PanelProps<'bust'>) {
  const phrases = usePhrases()
  const { play, ownDice } = phrases
  const { dice, misses, next } = scene
  const { layout, small } = useWindow()
  const { reducedMotion } = useTheme()
  const closed = misses.filter(({ refusal }) => refusal.code === 'closed-space').length
  const reason = closed === misses.length ? play.allClosed : closed === 0 ? play.allOut : play.closedAndOut
  const label = wayOn(match, next, play)
  const changes = canTakeRollBack(match)
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
          {/* The dice may lie there for a moment yet. */}
          <Keyframed frames={reducedMotion ? null : appear} lasts={duration.base}>
            <MissChips misses={misses} naming={seatNamesAt(match, scene.seat)} low={!room} named={named} />
          </Keyframed>
        </>
      ),
      actions: (
        <View style={styles.actions}>
          {changes && (
            <Button
              small={!room}
              {...(room ? { label: ownDice.change } : { label: '', icon: 'pencil' })}
              aria-label={ownDice.change}
              onPress={session.changeDice}
              style={room && styles.change}
            />
          )}
          <Button
            kind="ink"
            small={!room}
            large={room && !changes}
            label={label}
            onPress={session.goOn}
            style={styles.pass}
          />
        </View>
      ),
    })
  return (
    <PanelBody
      place="bust"
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

const styles = StyleSheet.create({
  dice: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  stacked: { gap: 10 },
  actions: { flexDirection: 'row', gap: 10 },
  change: { flexBasis: '38%', flexShrink: 1 },
  pass: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
})

/** After a placement: what stopping gives, what rolling risks, and the way back. Stop left, Roll right, always. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { useWindow } from '@/theme/ThemeProvider'
import { nearest, type StopOrRoll } from '@/match/review'
import { percentOf } from '@/stage/speech'
import { Button } from '@/ui/kit/Button'
import { Unbroken } from '@/ui/kit/Unbroken'
import type { Coach } from '../useCoach'
import { PanelBody, type PanelForm } from './PanelBody'
import type { PanelProps } from './props'
import { Heading } from './Heading'
import { HintRow } from './HintRow'
import { IfYouStop, RollGauge, UndoButton, Weighing } from './Weighing'

export function DecidePanel(props: PanelProps<'decide'>) {
  const { scene, session, settings, performing, coach } = props
  const phrases = usePhrases()
  const { play, common } = phrases
  const { game, preview, bust } = scene
  const { settles, claims, group, claimed } = preview
  const count = settles.length + claims.length
  const { layout, wide, small, low, lying, largeText, hugeText } = useWindow()
  const isDesktop = layout === 'desktop'

  const stop = play.stopAndTake(count)
  const wins = winsIfTold(coach, phrases)
  const taking = wins?.stop ?? play.taking(settles.length, claims.length)
  const risking = wins?.roll ?? play.risking(count)
  const chance = common.percent(percentOf(bust))
  type Choices = { readonly below: boolean; readonly stopping?: string; readonly risks?: string }
  const choices = ({ below, stopping, risks }: Choices) => (
    <View style={below ? styles.stacked : styles.beside}>
      <Button
        kind="ink"
        small={low}
        wide={below && !wide}
        label={stop}
        {...(preview.callsLastRound && below && { icon: 'bell' })}
        sub={preview.callsLastRound ? play.lastRoundBanner : stopping}
        onPress={session.stop}
        style={!below && styles.half}
      />
      <Button
        kind="gold"
        small={low}
        wide={below && !wide}
        label={play.rollAgain}
        sub={risks}
        onPress={() => session.rollAgain()}
        style={!below && styles.half}
      />
    </View>
  )
  const stacks = wide || largeText

  const contents = (named: boolean, outcome?: ReactNode, inARow = small) => (
    <Weighing {...{ scene, session, settings, performing, named, outcome, inARow }} />
  )
  const full = (below: boolean) =>
    choices({
      below,
      stopping: small && !wins ? play.stoppingGives(group.after, claimed.after) : taking,
      risks: risking,
    })
  const hintRow = (room: boolean) => <HintRow {...{ game, coach, room }} />
  const whole = (supply: boolean) => (): PanelForm => ({
    supply: hintRow(supply),
    contents: (
      <>
        {isDesktop && <Heading title={play.stopOrRoll} large />}
        {contents(wide || !(hugeText || (small && lying)))}
      </>
    ),
    actions: (
      <View>
        {!stacks && (
          <Unbroken
            columns={[stop, play.rollAgain].map((words) => ({
              words,
              type: 'button',
              least: '46%',
              around: 27,
            }))}
            gap={10}
          />
        )}
        {full(stacks)}
      </View>
    ),
  })
  /** Undo and the chance of a bust are needed now; what the choices come to is said above them, if it must be. */
  const bare = (said: boolean) => (): PanelForm => ({
    supply: hintRow(false),
    contents: contents(false, <IfYouStop preview={preview} said={said} />),
    actions: choices({ below: wide }),
  })
  /** Words so long that they would be broken side by side. */
  const tall = (): PanelForm => ({
    supply: hintRow(false),
    contents: contents(false),
    actions: small ? choices({ below: true }) : full(true),
  })
  /**
   * Where the coach takes a row, Undo and the chance lie in it until it speaks; then it says what the choices win. Where its words
   * fill the panel Undo stays in the row, and the chance stands in them too.
   */
  const beside = contents(false, undefined, true)
  const told = coach?.hint != null
  const inOneRow = (stays: boolean) => (): PanelForm => ({
    supply: (
      <HintRow
        {...{ game, coach }}
        room={false}
        instead={beside}
        stays={stays && <UndoButton named={false} onPress={session.undo} />}
      />
    ),
    contents: told && (stays ? <RollGauge {...{ scene, settings, performing }} /> : beside),
    actions: told || largeText ? choices({ below: false }) : full(false),
  })
  const crowded = coach !== null && !low && !wide
  const last = crowded ? inOneRow(told) : largeText || low ? bare(!small) : tall
  const middle = crowded && told ? inOneRow(false) : whole(false)
  return (
    <PanelBody
      place="decide"
      words={[
        stop,
        taking,
        risking,
        chance,
        group,
        claimed,
        preview.callsLastRound,
        settings.bustChance,
        coach?.hint,
      ]}
      forms={low ? [whole(false), bare(true), last] : [whole(true), middle, last]}
    />
  )
}

/** Once a hint has been taken, the choices say what they win instead of what they bring. */
const winsIfTold = (coach: Coach | null, phrases: Phrases): Record<StopOrRoll, string> | null => {
  const hint = coach?.hint
  if (!hint || hint === 'thinking' || hint.on !== 'then') return null
  const { stop, roll } = hint.chances
  return { stop: phrases.coach.wins(nearest(stop)), roll: phrases.coach.wins(nearest(roll)) }
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: 10 },
  stacked: { gap: 8 },
  half: { flex: 1 },
})

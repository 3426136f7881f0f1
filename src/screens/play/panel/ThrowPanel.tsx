/** The first throw of a turn with dice of one's own, and every throw for a bot: three places, words, and the pad. Nothing to stop. */
import { StyleSheet, View } from 'react-native'
import { bustCount } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { useWindow } from '@/theme/ThemeProvider'
import { pilotOf } from '@/match'
import { percentOf } from '@/stage/speech'
import { Button } from '@/ui/kit/Button'
import { callOf, nameOf } from '../names'
import { Pad, PadKeys, Slots } from './EnterDice'
import { padOf } from './pad'
import { PanelBody, type PanelForm } from './PanelBody'
import type { PanelProps } from './props'
import { Heading } from './Heading'
import { Recaps } from './Recaps'
import { Supply } from './Supply'
import { useLedIf } from './useLedIf'

type ThrowProps = PanelProps<'start' | 'entering'>

export function ThrowPanel(props: ThrowProps) {
  const { scene, match, session } = props
  const phrases = usePhrases()
  const { ownDice } = phrases
  const { game, seat } = scene
  const window = useWindow()
  const { layout, low } = window
  const isDesktop = layout === 'desktop'
  const entered = scene.is === 'entering' ? scene.entered : []
  const recaps = scene.is === 'start' ? scene.recaps : []
  const last = entered.at(-1)
  const back = useLedIf(entered.length === 3)
  const [title, line] = wordsOf(props, phrases)

  const slots = <Slots entered={entered} />
  const takeBack = (named: boolean) =>
    last !== undefined && (
      <Button
        ref={back}
        small
        icon="undo"
        label={named ? ownDice.takeBack : ''}
        aria-label={`${ownDice.takeBack} ${ownDice.theDie(last)}`}
        onPress={session.takeDieBack}
      />
    )
  const keys = <Pad form={padOf(window, 'start')} entered={entered} session={session} />
  const what = recaps.length > 0 && (
    <Recaps recaps={recaps} match={match} reader={seat} onReplay={session.replay} />
  )
  const throwing = (worded: boolean) => {
    const words = <Heading title={title} line={worded ? line : undefined} />
    if (layout === 'tablet')
      return (
        <View style={styles.stacked}>
          <View style={styles.row}>
            <View style={styles.grow}>{slots}</View>
            {takeBack(false)}
          </View>
          {words}
        </View>
      )
    return (
      <View style={styles.row}>
        {slots}
        <View style={styles.grow}>{(worded || last === undefined) && words}</View>
        {takeBack(false)}
      </View>
    )
  }
  const whole = (): PanelForm => ({
    supply: <Supply game={game} />,
    contents: (
      <>
        {what}
        {throwing(true)}
      </>
    ),
    actions: keys,
  })
  const short = (): PanelForm => ({ ...whole(), supply: null })
  /** What has been played since is told by the board. */
  const bare = (): PanelForm => ({ contents: throwing(!low), actions: keys })
  const column = (): PanelForm => ({
    supply: <Supply game={game} />,
    contents: (
      <>
        <Heading title={title} line={line} large />
        {slots}
      </>
    ),
    // Below the pad, which is not to move when the first die is in.
    actions: (
      <>
        {keys}
        <PadKeys />
        {takeBack(true)}
        {what}
      </>
    ),
  })
  return (
    <PanelBody
      place="throw"
      words={[title, line, entered.length, recaps.map(({ number }) => number)]}
      forms={isDesktop ? [column] : [whole, short, bare]}
    />
  )
}

/** Whose throw it is, or what is still to come. */
const wordsOf = (
  { scene, match, settings }: ThrowProps,
  { ownDice }: Phrases,
): readonly [title: string, line: string] => {
  const { game, seat } = scene
  const entered = scene.is === 'entering' ? scene.entered : []
  if (entered.length > 0)
    return [ownDice.toCome(entered), entered.length === 3 ? ownDice.wrongOne : ownDice.anyOrder]
  if (pilotOf(match, seat).who === 'person') return [ownDice.throwYours(callOf(match, seat)), ownDice.tapIn]
  const name = nameOf(match, seat)
  if (game.phase === 'roll') return [ownDice.throwFor(name), ownDice.noHands]
  const percent = settings.bustChance ? percentOf(bustCount(game)) : null
  return [ownDice.throwFor(name), ownDice.throwsAgain(name, percent)]
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  stacked: { gap: 10 },
  grow: { flex: 1, minWidth: 0 },
})

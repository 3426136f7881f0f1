/** While the markers of a stop become the player's, and after the last of all: what the turn came to. Nothing can be pressed, nothing jumps. */
import { View } from 'react-native'
import type { EventOf } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import { callOf } from '../names'
import { takenLine } from '../recap'
import { PanelBody } from './PanelBody'
import type { PanelProps } from './props'
import { Heading } from './Heading'
import { Supply } from './Supply'

type SettlingProps = PanelProps<'settling' | 'over'> & { readonly stopped: EventOf<'stopped'> }

export function SettlingPanel({ scene, match, stopped }: SettlingProps) {
  const phrases = usePhrases()
  const { play } = phrases
  const { wide, small } = useWindow()
  const { seat, settled, claimed, taken } = stopped
  const from = takenLine(taken, match, phrases)
  const title = play.stopsAndTakes(callOf(match, seat), settled.length + claimed.length)
  const line = [
    ...(settled.length > 0 ? [play.settledNow(settled.length)] : []),
    ...(claimed.length > 0 ? [play.claimedNow(claimed.length)] : []),
  ].join(', ')
  const form = (room: boolean) => () => ({
    supply: room && <Supply game={scene.counted ?? scene.game} />,
    contents: (
      <>
        <Heading title={title} line={from === null ? line : `${line}\n${from}`} centred={!wide} />
        <View />
      </>
    ),
    actions: <View />,
  })
  return (
    <PanelBody
      place="settling"
      words={[title, line, from]}
      forms={small ? [form(false)] : [form(true), form(false)]}
    />
  )
}

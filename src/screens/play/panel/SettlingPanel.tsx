/** While the markers of a stop become the player's: what the turn came to. Nothing can be pressed, nothing jumps. */
import { View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { useWindow } from '@/theme/index'
import { callOf } from '../names'
import { takenLine } from '../recap'
import { PanelBody } from './PanelBody'
import type { PanelProps } from './props'
import { Heading } from './Heading'
import { Supply } from './Supply'

export function SettlingPanel({ scene, match }: PanelProps<'settling'>) {
  const phrases = usePhrases()
  const { play } = phrases
  const { wide, small } = useWindow()
  const { settled, claimed, taken } = scene.stopped
  const from = takenLine(taken, match, phrases)
  const title = play.stopsAndTakes(callOf(match, scene.seat), settled.length + claimed.length)
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

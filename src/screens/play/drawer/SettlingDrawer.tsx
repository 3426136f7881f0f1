/** While the markers of a stop become the player's: what the turn came to. Nothing can be pressed, nothing jumps. */
import { View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { nameOf } from '../names'
import { DrawerBody } from './DrawerBody'
import type { DrawerProps } from './props'
import { Heading } from './Heading'
import { Supply } from './Supply'

export function SettlingDrawer({ scene, match, frame }: DrawerProps<'settling'>) {
  const { play } = usePhrases()
  const { settled, claimed } = scene.stopped
  const big = frame.layout === 'tablet' || frame.layout === 'desktop'
  return (
    <DrawerBody
      frame={frame}
      supply={frame.compact ? null : <Supply game={scene.game} frame={frame} />}
      actions={<View />}
    >
      <Heading
        title={`${nameOf(match, scene.seat)} ${play.stopsAndTakes(settled.length + claimed.length)}`}
        line={[
          ...(settled.length > 0 ? [play.settledNow(settled.length)] : []),
          ...(claimed.length > 0 ? [play.claimedNow(claimed.length)] : []),
        ].join(', ')}
        centred={!big}
      />
      <View />
    </DrawerBody>
  )
}

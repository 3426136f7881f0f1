/** A turn seen again: what it came to, and the way back to now. */
import { usePhrases } from '@/i18n/index'
import { Button } from '@/ui/index'
import { nameOf } from '../names'
import { recapOf } from '../recap'
import { DrawerBody } from './DrawerBody'
import type { DrawerProps } from './props'
import { Heading } from './Heading'
import { Supply } from './Supply'

export function RecapDrawer({ scene, match, frame, session }: DrawerProps<'recap'>) {
  const phrases = usePhrases()
  const { play } = phrases
  const { text, now } = recapOf(match, scene.turn, phrases)
  const name = nameOf(match, scene.seat)
  const big = frame.layout === 'tablet' || frame.layout === 'desktop'
  return (
    <DrawerBody
      frame={frame}
      supply={frame.compact ? null : <Supply game={scene.game} frame={frame} />}
      actions={<Button kind="ink" label={play.hideRecap} onPress={() => session.replay(null)} />}
    >
      <Heading
        title={play.lastTurnShown(name)}
        line={`${name} ${text}${now === null ? '' : ` (${now})`}`}
        centred={!big}
      />
    </DrawerBody>
  )
}

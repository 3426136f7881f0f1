/** The panel: one page for each scene, the same height for all, so that nothing jumps. */
import { pilotOf, throwsOwn } from '@/match'
import type { Scene } from '@/sitting/scene'
import { BotPanel } from './BotPanel'
import { BustPanel } from './BustPanel'
import { ChoosePanel } from './ChoosePanel'
import { DecidePanel } from './DecidePanel'
import { OwnDecidePanel } from './OwnDecidePanel'
import { PlayerPanel } from './PlayerPanel'
import { RecapPanel } from './RecapPanel'
import type { PanelProps } from './props'
import { SettlingPanel } from './SettlingPanel'
import { StartPanel } from './StartPanel'
import { ThrowPanel } from './ThrowPanel'

export function Panel(props: Omit<PanelProps, 'scene'> & { readonly scene: Scene }) {
  const { scene, ...rest } = props
  const { match } = rest
  const isOwn = throwsOwn(match)
  switch (scene.is) {
    case 'start':
      return isOwn ? <ThrowPanel {...rest} scene={scene} /> : <StartPanel {...rest} scene={scene} />
    case 'entering': {
      const mayStop = scene.game.phase === 'decide' && pilotOf(match, scene.seat).who === 'person'
      return mayStop ? <OwnDecidePanel {...rest} scene={scene} /> : <ThrowPanel {...rest} scene={scene} />
    }
    case 'rolling':
    case 'choose':
      return <ChoosePanel {...rest} scene={scene} />
    case 'decide':
      return isOwn ? <OwnDecidePanel {...rest} scene={scene} /> : <DecidePanel {...rest} scene={scene} />
    case 'bust':
      // The verdict is felt before it is read: until then the dice lie where they fell, and nothing is said.
      if (rest.performing?.event.type === 'busted') return <ChoosePanel {...rest} scene={scene} />
      return <BustPanel {...rest} scene={scene} />
    case 'settling':
      return <SettlingPanel {...rest} scene={scene} stopped={scene.stopped} />
    case 'botTurn':
      return <BotPanel {...rest} scene={scene} />
    case 'recap':
      return <RecapPanel {...rest} scene={scene} />
    case 'player':
      return <PlayerPanel {...rest} scene={scene} />
    case 'over':
      // Until the result is there, what the last turn came to.
      return scene.stopped && <SettlingPanel {...rest} scene={scene} stopped={scene.stopped} />
    case 'pass':
      return null
  }
}

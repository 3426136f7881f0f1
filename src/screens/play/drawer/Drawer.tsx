/** The drawer: one page for each scene, the same height for all, so that nothing jumps. */
import type { Match } from '@/match/index'
import type { Settings } from '@/saves/index'
import type { Performing } from '@/stage/index'
import type { Frame } from '@/theme/index'
import type { Pointing } from '../pointing'
import type { Scene } from '../scene'
import type { Session, Sitting } from '../session'
import { BotDrawer } from './BotDrawer'
import { BustDrawer } from './BustDrawer'
import { ChooseDrawer } from './ChooseDrawer'
import { DecideDrawer } from './DecideDrawer'
import { RecapDrawer } from './RecapDrawer'
import { SettlingDrawer } from './SettlingDrawer'
import { StartDrawer } from './StartDrawer'

export type DrawerProps<Is extends Scene['is'] = Scene['is']> = {
  readonly scene: Extract<Scene, { readonly is: Is }>
  readonly match: Match
  readonly performing: Performing | null
  readonly sitting: Sitting
  readonly session: Session
  readonly frame: Frame
  readonly settings: Settings
  readonly pointing: Pointing
}

export function Drawer(props: Omit<DrawerProps, 'scene'> & { readonly scene: Scene }) {
  const { scene, ...rest } = props
  switch (scene.is) {
    case 'start':
      return <StartDrawer {...rest} scene={scene} />
    case 'rolling':
    case 'choose':
      return <ChooseDrawer {...rest} scene={scene} />
    case 'decide':
      return <DecideDrawer {...rest} scene={scene} />
    case 'bust':
      return <BustDrawer {...rest} scene={scene} />
    case 'settling':
      return <SettlingDrawer {...rest} scene={scene} />
    case 'botTurn':
      return <BotDrawer {...rest} scene={scene} />
    case 'recap':
      return <RecapDrawer {...rest} scene={scene} />
    case 'pass':
    case 'over':
      return null
  }
}

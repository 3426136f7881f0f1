/** The drawer: one page for each scene, the same height for all, so that nothing jumps. */
import type { Scene } from '@/sitting/index'
import { BotDrawer } from './BotDrawer'
import { BustDrawer } from './BustDrawer'
import { ChooseDrawer } from './ChooseDrawer'
import { DecideDrawer } from './DecideDrawer'
import { RecapDrawer } from './RecapDrawer'
import type { DrawerProps } from './props'
import { SettlingDrawer } from './SettlingDrawer'
import { StartDrawer } from './StartDrawer'

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

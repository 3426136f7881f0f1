/** The bar of the play screen: whose turn, where in the match, the menu and the help. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import type { Match } from '@/match/index'
import type { Frame } from '@/theme/index'
import { IconButton, TopBar } from '@/ui/index'
import { useRoutes } from '../routes'
import { nameOf, turnLine } from './names'
import type { Scene } from './scene'

export type PlayBarProps = {
  readonly scene: Scene
  readonly match: Match
  readonly frame: Frame
  readonly onMenu: () => void
}

export function PlayBar({ scene, match, frame, onMenu }: PlayBarProps) {
  const phrases = usePhrases()
  const { play } = phrases
  const routes = useRoutes()
  const big = frame.layout === 'tablet' || frame.layout === 'desktop'
  return (
    <View style={styles.bar}>
      <TopBar
        title={play.title(nameOf(match, scene.seat))}
        line={turnLine(scene, match, phrases)}
        titleType={big ? 'h1' : 'h3'}
        inline={frame.layout === 'landscape'}
        leading={big}
        left={<IconButton icon="menu" label={play.openMenu} onPress={onMenu} />}
        right={<IconButton icon="help" label={play.openHelp} onPress={() => routes.navigate('How')} />}
      />
    </View>
  )
}

const styles = StyleSheet.create({ bar: { flex: 1, justifyContent: 'center' } })

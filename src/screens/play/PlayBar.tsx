/** The bar of the play screen: whose turn, where in the match, the menu and the help. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import type { Match } from '@/match/index'
import { size, useTheme, type Frame } from '@/theme/index'
import { Icon, IconButton, Text, TopBar, Wordmark } from '@/ui/index'
import { useRoutes } from '../routes'
import { Press } from '../shell/Press'
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
  const { textScale } = useTheme()
  const routes = useRoutes()
  if (frame.layout === 'desktop') return <WideBar onMenu={onMenu} />
  const big = frame.layout === 'tablet'
  const lying = frame.layout === 'landscape'
  const narrow = lying && frame.bar.width < size.panelNarrow
  // Whose turn it is goes first: where large text leaves no room beside or under it, the rest is left out.
  const titleAlone = narrow ? textScale > 1.2 : !lying && frame.compact && textScale >= 1.6
  const brief = textScale >= 1.6 || (lying && textScale > 1.2)
  return (
    <View style={styles.bar}>
      <TopBar
        title={play.title(nameOf(match, scene.seat))}
        line={titleAlone ? undefined : turnLine(scene, match, phrases, { textScale, brief })}
        titleType={big ? 'h1' : textScale > 1.4 ? 'h2' : 'h3'}
        titleLines={narrow && titleAlone ? 2 : 1}
        inline={lying && !narrow}
        leading={big}
        left={<IconButton icon="menu" label={play.openMenu} onPress={onMenu} />}
        right={<IconButton icon="help" label={play.openHelp} onPress={() => routes.navigate('How')} />}
      />
    </View>
  )
}

/** Where there is room, the neighbours of the match stand in the bar by name. */
function WideBar({ onMenu }: Pick<PlayBarProps, 'onMenu'>) {
  const { play, common } = usePhrases()
  const routes = useRoutes()
  const links = [
    { icon: 'menu', label: play.openMenu, onPress: onMenu },
    { icon: 'saved', label: play.savedGames, onPress: () => routes.navigate('Saved') },
    { icon: 'book', label: play.openHelp, onPress: () => routes.navigate('How') },
    { icon: 'sliders', label: play.settings, onPress: () => routes.navigate('Settings') },
  ] as const
  return (
    <View style={styles.wide}>
      <View role="heading" aria-level={1} aria-label={common.appName}>
        <Wordmark width={212} />
      </View>
      <View style={styles.links}>
        {links.map(({ icon, label, onPress }) => (
          <Press key={icon} role="button" aria-label={label} onPress={onPress} style={styles.link}>
            <Icon name={icon} size={22} />
            <Text type="bodyStrong">{label}</Text>
          </Press>
        ))}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  bar: { flex: 1, justifyContent: 'center' },
  wide: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 24 },
  links: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: 24, flexShrink: 1 },
  link: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 48, paddingHorizontal: 6 },
})

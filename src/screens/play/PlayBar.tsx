/** The bar of the play screen: whose turn, where in the match, the menu and the help. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import type { Match } from '@/match/index'
import { size, useTheme, type Frame } from '@/theme/index'
import { Icon, IconButton, Press, Text, TopBar, Wordmark } from '@/ui/index'
import { useRoutes } from '../app/routes'
import { nameOf, turnLine } from './names'
import type { Scene } from '@/sitting/index'

export type PlayBarProps = {
  readonly scene: Scene
  readonly match: Match
  readonly frame: Frame
  readonly onMenu: () => void
}

export function PlayBar({ scene, match, frame, onMenu }: PlayBarProps) {
  const phrases = usePhrases()
  const { play, common } = phrases
  const { textScale } = useTheme()
  const routes = useRoutes()
  if (frame.layout === 'desktop') return <WideBar onMenu={onMenu} />
  const big = frame.layout === 'tablet'
  const lying = frame.layout === 'landscape'
  const narrow = lying && frame.bar.width < size.panelNarrow
  // Whose turn it is goes first: where large text leaves no room beside or under it, the rest is left out.
  const titleAlone = narrow ? textScale > 1.2 : !lying && frame.compact && textScale >= 1.6
  const name = nameOf(match, scene.seat)
  const title = common.turn(name)
  const inline = lying && !narrow
  const lineOf = (brief: boolean) => turnLine(scene, match, phrases, { textScale, brief })
  const room = frame.bar.width - buttons - (inline ? title.length * titleLetter * textScale : 0)
  const line = [lineOf(textScale >= 1.6), lineOf(true)].find(
    (each) => big || each.length * lineLetter * textScale <= room,
  )
  // The name alone says it too: a title that is cut says nothing.
  const isNarrow = !lying && !big && textScale > 1.2
  const fitsTitle = title.length * 12 * Math.min(textScale, 1.2) <= frame.bar.width - buttons
  return (
    <View style={styles.bar}>
      <TopBar
        title={isNarrow && !fitsTitle ? name : title}
        line={titleAlone ? undefined : line}
        titleType={big ? 'h1' : textScale > 1.4 ? 'h2' : 'h3'}
        titleLines={narrow && titleAlone ? 2 : 1}
        lineLines={1}
        inline={inline}
        leading={big}
        left={<IconButton icon="menu" label={play.openMenu} onPress={onMenu} />}
        right={<IconButton icon="help" label={common.howToPlay} onPress={() => routes.navigate('How')} />}
      />
    </View>
  )
}

/** What stands beside the title, and the air around it. */
const buttons = 112

/** How wide the letters of a title and of a line are on average. */
const titleLetter = 10.2
const lineLetter = 6.5

/** Where there is room, the neighbours of the match stand in the bar by name. */
function WideBar({ onMenu }: Pick<PlayBarProps, 'onMenu'>) {
  const { play, common } = usePhrases()
  const routes = useRoutes()
  const links = [
    { icon: 'menu', label: play.openMenu, onPress: onMenu },
    { icon: 'saved', label: common.savedGames, onPress: () => routes.navigate('Saved') },
    { icon: 'book', label: common.howToPlay, onPress: () => routes.navigate('How') },
    { icon: 'sliders', label: common.settings, onPress: () => routes.navigate('Settings') },
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

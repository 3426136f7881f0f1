import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Match } from '@/match'
import { smallerOf } from '@/theme/type'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Bell } from '@/ui/game/Bell'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { FittingText } from '@/ui/kit/FittingText'
import { Icon } from '@/ui/kit/Icon'
import { IconButton } from '@/ui/kit/IconButton'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { TopBar } from '@/ui/kit/TopBar'
import { Wordmark } from '@/ui/game/Wordmark'
import { useRoutes } from '@/routes'
import { callOf, turnLine } from './names'
import type { Scene } from '@/sitting/scene'

type PlayBarProps = {
  readonly scene: Scene
  readonly match: Match
  /** The last round is being called. */
  readonly rings: boolean
  readonly onMenu: () => void
}

export function PlayBar({ scene, match, rings, onMenu }: PlayBarProps) {
  const { play, common } = usePhrases()
  const routes = useRoutes()
  const { layout, lying, small, wide } = useWindow()
  if (layout === 'desktop') return <WideBar onMenu={onMenu} />
  const besideTitle = layout === 'tablet' || (lying && !small)
  const Words = besideTitle ? Beside : Under
  return (
    <TopBar
      leading={wide}
      left={<IconButton icon="menu" label={play.openMenu} onPress={onMenu} />}
      sign={scene.game.lastRound !== null && <Bell rings={rings} />}
      right={<IconButton icon="help" label={common.howToPlay} onPress={() => routes.navigate('How')} />}
    >
      <Words scene={scene} match={match} />
    </TopBar>
  )
}

type WordsProps = Omit<PlayBarProps, 'onMenu' | 'rings'>

/** Puts the player's turn first. If the title would be cut off, the name alone says the same. */
const useTurn = ({ scene, match }: WordsProps) => {
  const phrases = usePhrases()
  const { textScale } = useTheme()
  const who = callOf(match, scene.seat)
  const [whole, brief] = [false, true].map((short) => turnLine(scene, match, phrases, short)) as [
    string,
    string,
  ]
  return {
    name: who ?? phrases.common.you,
    turn: phrases.common.turn(who),
    type: smallerOf('h3', 'h2', textScale),
    lines: [match.info.branch ? `${phrases.lookBack.branch} · ${whole}` : whole, brief] as const,
  }
}

/** For upright phones, and lying ones with little room: the line stands below the title and is dropped first. */
function Under(props: WordsProps) {
  const { small, hugeText } = useWindow()
  const { name, turn, type, lines } = useTurn(props)
  return (
    <>
      <FittingText
        heading={1}
        centred
        wordings={[
          { text: turn, type },
          { text: name, type },
          { text: name, type: 'label' },
        ]}
        most={1}
      />
      {!(small && hugeText) && (
        <FittingText
          tone="ink2"
          centred
          wordings={lines.map((text) => ({ text, type: 'caption' }))}
          most={1}
        />
      )}
    </>
  )
}

/** The line stands beside the title. */
function Beside(props: WordsProps) {
  const { wide, largeText } = useWindow()
  const { type: styleOf } = useTheme()
  const { name, turn, type: usual, lines } = useTurn(props)
  const type = wide ? 'h1' : usual
  const [whole, brief] = lines
  const forms: readonly (readonly [string, string?])[] = largeText
    ? [[turn, brief], [turn], [name]]
    : [[turn, whole], [turn, brief], [name]]
  return (
    <FirstThatFits
      forms={3}
      words={forms}
      height={styleOf(type).lineHeight}
      style={styles.shrink}
      contentStyle={[styles.inline, wide ? styles.leading : styles.centred]}
    >
      {(form) => {
        const [title, line] = itemAt(forms, form)
        return (
          <>
            <Text type={form === 2 ? 'label' : type} heading={1} {...(form === 2 && { numberOfLines: 1 })}>
              {title}
            </Text>
            {line !== undefined && <Text type="caption">{line}</Text>}
          </>
        )
      }}
    </FirstThatFits>
  )
}

/** The bar of wide windows, with labelled links to other pages. */
function WideBar({ onMenu }: Pick<PlayBarProps, 'onMenu'>) {
  const { play, common, statistics } = usePhrases()
  const routes = useRoutes()
  const links = [
    { icon: 'menu', label: play.openMenu, onPress: onMenu },
    { icon: 'saved', label: common.savedGames, onPress: () => routes.navigate('Saved') },
    { icon: 'chart', label: statistics.title, onPress: () => routes.navigate('Statistics') },
    { icon: 'book', label: common.howToPlay, onPress: () => routes.navigate('How') },
    { icon: 'sliders', label: common.settings, onPress: () => routes.navigate('Settings') },
  ] as const
  return (
    <View style={styles.wide}>
      <View accessible role="heading" aria-level={1} aria-label={common.appName}>
        <Wordmark width={212} />
      </View>
      <View style={styles.links}>
        {links.map(({ icon, label, onPress }) => (
          <PressableOpacity key={icon} role="button" aria-label={label} onPress={onPress} style={styles.link}>
            <Icon name={icon} size={22} />
            <Text type="bodyStrong">{label}</Text>
          </PressableOpacity>
        ))}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  shrink: { flexShrink: 1 },
  inline: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 10 },
  centred: { justifyContent: 'center' },
  leading: { columnGap: 12 },
  wide: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 24 },
  links: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: 24, flexShrink: 1 },
  link: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 48, paddingHorizontal: 6 },
})

import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Match } from '@/match'
import { useRoutes } from '@/routes'
import type { Scene } from '@/sitting/scene'
import { smallerOf } from '@/theme/type'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Bell } from '@/ui/game/Bell'
import { Wordmark } from '@/ui/game/Wordmark'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { FittingText } from '@/ui/kit/FittingText'
import { Icon } from '@/ui/kit/Icon'
import { IconButton } from '@/ui/kit/IconButton'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { TopBar } from '@/ui/kit/TopBar'
import { callOf, turnLine } from './matchFacts'

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
  const { shape, isDesktop, isSmall } = useWindow()
  if (isDesktop) return <WideBar onMenu={onMenu} />
  return (
    <TopBar
      leading={shape === 'wide'}
      left={<IconButton icon="menu" label={play.openMenu} onPress={onMenu} />}
      sign={scene.game.lastRound !== null && <Bell rings={rings} />}
      right={<IconButton icon="help" label={common.howToPlay} onPress={() => routes.navigate('How')} />}
    >
      <TurnTitle scene={scene} match={match} isInline={shape === 'wide' || (shape === 'lying' && !isSmall)} />
    </TopBar>
  )
}

type TurnTitleProps = Pick<PlayBarProps, 'scene' | 'match'> & {
  /** The line stands beside the title, else below it. */
  readonly isInline: boolean
}

/** Whose turn it is, and a line about the turn, which is shortened or dropped first. At last the name alone says the same. */
function TurnTitle({ scene, match, isInline }: TurnTitleProps) {
  const phrases = usePhrases()
  const { textScale, type: styleOf } = useTheme()
  const { shape, text, isSmall } = useWindow()
  const who = callOf(match, scene.seat)
  const name = who ?? phrases.common.you
  const turn = phrases.common.turn(who)
  const detail = turnLine(scene, match, phrases, false)
  const whole = match.info.branch ? `${phrases.lookBack.branch} · ${detail}` : detail
  const brief = turnLine(scene, match, phrases, true)
  const type = isInline && shape === 'wide' ? 'h1' : smallerOf('h3', 'h2', textScale)
  if (!isInline)
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
        {!(isSmall && text === 'huge') && (
          <FittingText
            tone="ink2"
            centred
            wordings={[whole, brief].map((line) => ({ text: line, type: 'caption' }))}
            most={1}
          />
        )}
      </>
    )
  const forms: readonly (readonly [title: string, line?: string])[] =
    text === 'usual' ? [[turn, whole], [turn, brief], [name]] : [[turn, brief], [turn], [name]]
  return (
    <FirstThatFits
      forms={3}
      words={forms}
      height={styleOf(type).lineHeight}
      style={styles.shrink}
      contentStyle={[styles.inline, shape === 'wide' ? styles.leading : styles.centred]}
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
  const { navigate } = useRoutes()
  const links = [
    { icon: 'menu', label: play.openMenu, onPress: onMenu },
    { icon: 'saved', label: common.savedGames, onPress: () => navigate('Saved') },
    { icon: 'chart', label: statistics.title, onPress: () => navigate('Statistics') },
    { icon: 'book', label: common.howToPlay, onPress: () => navigate('How') },
    { icon: 'sliders', label: common.settings, onPress: () => navigate('Settings') },
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

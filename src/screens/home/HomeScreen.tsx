import { useDeferredValue } from 'react'
import { useStore } from 'zustand'
import { ScrollView, StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { DoubleRule } from '@/ui/kit/TopBar'
import { FocusRing } from '@/ui/kit/FocusRing'
import { useRoutes, type ScreenProps } from '@/routes'
import { useSaves, useServices } from '@/services'
import { useQuickStart } from '@/features/table/useStartMatch'
import { FirstCard, LastTableCard, UnderWayCard } from './MatchCards'
import { Hero } from './Hero'
import { MayBeCleared, NewVersion, Notice } from './Notices'
import { situationOf } from './situation'
import { LessonTile, NewGameTile, TableTile, Tiles } from './Tiles'
import { Tools } from './Tools'

export const HomeScreen = ({ route }: ScreenProps<'Home'>) => {
  const { common } = usePhrases()
  const { colours } = useTheme()
  const { width, height, insets, shape } = useWindow()
  const { navigate } = useRoutes()
  // Home stays mounted below a match and rerenders after every move. Deferred, so that it does not delay the match.
  const entries = useDeferredValue(useSaves((state) => state.entries))
  const isWhole = useDeferredValue(useSaves((state) => state.isWhole))
  const remembered = useStore(useServices().saves.remembered)
  const { card, other, teaches, owner } = situationOf(entries, remembered, isWhole)
  const { firstPlayers, playFirst, play } = useQuickStart(owner)
  const beside = shape === 'wide' || shape === 'lying'
  const newGame = () => navigate('NewGame')

  const panel = (
    <View style={[styles.panel, { paddingBottom: Math.max(space.m, insets.bottom) }]}>
      <FocusRing />
      <Notice notice={route.params?.notice ?? null} />
      {card.is === 'first' && <FirstCard players={firstPlayers} onPlay={playFirst} />}
      {card.is === 'underWay' && (
        <UnderWayCard entry={card.entry} onContinue={() => navigate('Match', { id: card.entry.id })} />
      )}
      {card.is === 'lastTable' && (
        <LastTableCard table={card.table} played={card.played} onPlay={() => play(card.table)} />
      )}
      <MayBeCleared />
      <Tiles>
        {teaches && <LessonTile onPress={() => navigate('Lesson')} />}
        {other && <TableTile table={other} owner={owner?.name ?? null} onPlay={play} />}
        {card.is === 'first' && <NewGameTile onPress={newGame} />}
      </Tiles>
      {card.is !== 'first' && <Button label={common.newGame} onPress={newGame} />}
      <Tools
        onSaved={() => navigate('Saved')}
        onStatistics={() => navigate('Statistics')}
        onHow={() => navigate('How')}
        onSettings={() => navigate('Settings')}
      />
    </View>
  )

  if (beside)
    return (
      <View role="main" style={[styles.page, styles.beside, { backgroundColor: colours.bg }]}>
        <View style={styles.grow}>
          <Hero insets={insets} beside />
        </View>
        <View style={[styles.edge, { backgroundColor: colours.line }]} />
        <ScrollView
          style={{
            backgroundColor: colours.panel,
            width: Math.min(shape === 'wide' ? 470 : 400, width * 0.52) + insets.right,
            flexGrow: 0,
          }}
          contentContainerStyle={[styles.middle, { paddingTop: insets.top, paddingRight: insets.right }]}
        >
          {panel}
        </ScrollView>
        <NewVersion />
      </View>
    )
  return (
    <View style={styles.page}>
      <ScrollView
        role="main"
        style={[styles.page, { backgroundColor: colours.panel }]}
        contentContainerStyle={styles.stack}
      >
        <View style={[styles.grow, { minHeight: Math.min(230, height * 0.29) + insets.top }]}>
          <Hero insets={insets} />
        </View>
        <DoubleRule />
        <View style={styles.centre}>{panel}</View>
      </ScrollView>
      <NewVersion />
    </View>
  )
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  beside: { flexDirection: 'row' },
  edge: { width: 1.75 },
  stack: { flexGrow: 1 },
  middle: { flexGrow: 1, justifyContent: 'center' },
  grow: { flexGrow: 1, flexShrink: 1 },
  centre: { alignItems: 'center' },
  panel: { width: '100%', maxWidth: 640, padding: space.l, gap: space.m },
})

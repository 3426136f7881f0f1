import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { habits, habitsMatches } from '@/bots'
import { dieValues, orderedRolls, seatCounts, spaceAt } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Level } from '@/names'
import { border, space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { Page } from '../../shell/Page'
import { More } from '../More'
import { Rich } from '../Rich'
import { averageBustChance, isOnDiagonal, offDiagonal, onDiagonal, rollsReaching } from './odds'

/** The bots' level in the measured matches: they play well, but still like people. */
const level: Level = 'surveyor'

export const OddsScreen = () => {
  const { learn, common, names } = usePhrases()
  const { odds } = learn
  const share = (rolls: number): string => odds.share((100 * rolls) / orderedRolls)
  const [off, on] = [rollsReaching(offDiagonal), rollsReaching(onDiagonal)]
  const howMeasured = odds.measured(habitsMatches, names.levels[level].name)
  return (
    <Page title={odds.title}>
      <View style={styles.chapters}>
        <Chapter title={odds.hits.title} text={odds.hits.text(off, on, orderedRolls)} note={odds.exact}>
          <HitMap
            label={odds.hits.spoken(share(off), share(on))}
            off={odds.hits.off(share(off))}
            on={odds.hits.on(share(on))}
          />
        </Chapter>
        <Chapter title={odds.busts.title} text={odds.busts.text} note={`${odds.exact} ${odds.busts.note}`}>
          <Bars
            title={odds.busts.axis}
            most={0.5}
            scale={[odds.about(0), odds.about(50)]}
            bars={dieValues.map((squatters) => {
              const chance = averageBustChance(squatters)
              const figure = odds.share(100 * chance)
              return {
                name: String(squatters),
                share: chance,
                figure,
                spoken: odds.busts.bar(squatters, figure),
              }
            })}
          />
        </Chapter>
        <Chapter title={odds.first.title} text={odds.first.text} note={howMeasured}>
          {seatCounts.map((seats) => (
            <Bars
              key={seats}
              title={common.players(seats)}
              most={1}
              scale={[odds.about(0), odds.about(100)]}
              bars={habits[level][seats].winsBySeat.map((wins, seat) => ({
                name: String(seat + 1),
                share: wins / 100,
                figure: odds.about(wins),
                spoken: odds.first.bar(seat + 1, odds.about(wins)),
              }))}
            />
          ))}
        </Chapter>
        <Chapter title={odds.last.title} text={odds.last.text} note={howMeasured}>
          <Bars
            title={odds.last.axis}
            most={1}
            scale={[odds.about(0), odds.about(100)]}
            bars={seatCounts.map((seats) => {
              const share = habits[level][seats].callerWins
              const figure = odds.about(100 * share)
              return { name: String(seats), share, figure, spoken: odds.last.bar(seats, figure) }
            })}
          />
        </Chapter>
        <More from="Odds" />
      </View>
    </Page>
  )
}

type ChapterProps = {
  readonly title: string
  readonly text: string
  readonly note: string
  readonly children: ReactNode
}

const Chapter = ({ title, text, note, children }: ChapterProps) => (
  <SheetFrame plain style={styles.chapter}>
    <Text type="h2" heading={2}>
      {title}
    </Text>
    <Rich>{text}</Rich>
    {children}
    <Text type="caption">{note}</Text>
  </SheetFrame>
)

type Bar = {
  readonly name: string
  /** From 0 to 1. */
  readonly share: number
  readonly figure: string
  readonly spoken: string
}

type BarsProps = {
  /** Heading for the names. */
  readonly title: string
  readonly bars: readonly Bar[]
  /** The share that fills the full width. */
  readonly most: number
  readonly scale: readonly [from: string, to: string]
}

const Bars = ({ title, bars, most, scale }: BarsProps) => {
  const { colours } = useTheme()
  return (
    <View style={styles.bars}>
      <Text type="label" tone="ink2">
        {title}
      </Text>
      {bars.map(({ name, share, figure, spoken }) => (
        <View key={name} accessible role="img" aria-label={spoken} style={styles.barRow}>
          <Text type="h3" centred style={styles.name}>
            {name}
          </Text>
          <View style={[styles.track, { borderColor: colours.hair }]}>
            <View
              style={[styles.bar, { width: `${(100 * share) / most}%`, backgroundColor: colours.ink2 }]}
            />
          </View>
          <Text type="bodyStrong" style={styles.figure}>
            {figure}
          </Text>
        </View>
      ))}
      <View aria-hidden style={styles.barRow}>
        <View style={styles.name} />
        <View style={styles.scale}>
          {scale.map((end) => (
            <Text key={end} type="caption">
              {end}
            </Text>
          ))}
        </View>
        <View style={styles.figure} />
      </View>
    </View>
  )
}

/** Scales with the text, but at most 1.4x, so that six spaces fit on a small phone. */
const edgeOf = (textScale: number): number => 26 * Math.min(textScale, 1.4)
const rowsFromTheTop = [...dieValues].reverse()

type HitMapProps = {
  readonly label: string
  readonly off: string
  readonly on: string
}

/** The board with the number of rolls that reach each space. */
const HitMap = ({ label, off, on }: HitMapProps) => {
  const { colours, textScale } = useTheme()
  const edge = edgeOf(textScale)
  return (
    <View style={styles.map}>
      <View
        accessible
        role="img"
        aria-label={label}
        style={{ borderWidth: border.boardFrame, borderColor: colours.line }}
      >
        {rowsFromTheTop.map((row) => (
          <View key={row} style={styles.mapRow}>
            {dieValues.map((column) => {
              const at = spaceAt(column, row)
              const backgroundColor = isOnDiagonal(at) ? colours.sheet : colours.sunk
              const size = { minWidth: edge, height: edge }
              return (
                <View
                  key={column}
                  style={[styles.space, size, { backgroundColor, borderColor: colours.grid }]}
                >
                  <Text type="caption" tone="ink" aria-hidden>
                    {rollsReaching(at)}
                  </Text>
                </View>
              )
            })}
          </View>
        ))}
      </View>
      <View style={[styles.mapKeys, { flexBasis: 150 * textScale }]}>
        <MapKey colour={colours.sunk} text={off} />
        <MapKey colour={colours.sheet} text={on} />
      </View>
    </View>
  )
}

const MapKey = ({ colour, text }: { readonly colour: string; readonly text: string }) => {
  const { colours } = useTheme()
  return (
    <View style={styles.mapKey}>
      <View style={[styles.swatch, { backgroundColor: colour, borderColor: colours.grid }]} />
      <Text type="label" style={styles.grow}>
        {text}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  grow: { flex: 1 },
  chapters: { gap: space.m },
  chapter: { padding: space.l, gap: space.m },
  bars: { gap: space.xs },
  barRow: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { minWidth: 22 },
  track: { flex: 1, height: 16, borderWidth: 1, borderRadius: 3, overflow: 'hidden' },
  bar: { height: '100%' },
  scale: { flex: 1, flexDirection: 'row', justifyContent: 'space-between' },
  figure: { minWidth: 64, textAlign: 'right' },
  map: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  mapRow: { flexDirection: 'row' },
  space: { borderWidth: 0.5, alignItems: 'center', justifyContent: 'center' },
  mapKeys: { flexGrow: 1, maxWidth: '100%', gap: space.s },
  mapKey: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  swatch: { width: 18, height: 18, borderWidth: 1 },
})

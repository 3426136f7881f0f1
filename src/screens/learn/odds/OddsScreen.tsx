/** Good to know: the odds of the dice, counted by the engine, and what seats and calls are worth, as measured. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { habits, habitsMatches } from '@/bots'
import { dieValues, orderedRolls, seatCounts } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Level } from '@/names'
import { space } from '@/theme/measures'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { Page } from '../../shell/Page'
import { Bars } from './Bars'
import { HitMap } from './HitMap'
import { More } from '../More'
import { averageBustChance, offDiagonal, onDiagonal, rollsReaching } from './odds'
import { Rich } from '../Rich'

/** Whose matches the page tells of: bots that play well, and reckon as people do. */
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

const styles = StyleSheet.create({
  chapters: { gap: space.m },
  chapter: { padding: space.l, gap: space.m },
})

import { useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { itemAt, required } from '@/checked'
import { claimTarget, legalPlacements, spaceAt, standings, type Game, type Space } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { RankTable } from '@/ui/game/players/RankTable'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { LearnBoard, LearnPage } from '../LearnPage'
import { NoDice, ReadDice, RollOffDice } from '../ReadDice'
import { Rich } from '../Rich'
import { looksOf, seatName } from '../players'
import { Actions, Legend, Tries } from './RuleParts'
import { examples, pages, type ExampleName, type LegendMark, type PageName } from './pages'
import { isRollingOff, type Trial } from './trial'
import { useTrial } from './useTrial'

type RulePageProps = {
  readonly name: PageName
  readonly tried: ExampleName | null
  readonly onTry: (name: ExampleName | null) => void
  readonly onBack: () => void
  readonly foot: ReactNode
  readonly more: ReactNode
}

/** Give it a key made of page and example, because each board has its own state. */
export const RulePage = ({ name, tried, onTry, onBack, foot, more }: RulePageProps) => {
  const phrases = usePhrases()
  const page = pages[name]
  const words: PageWords = phrases.learn.pages[name]
  const trying = useTrial(examples[tried ?? page.board])
  const [pointed, setPointed] = useState<Space | null>(null)
  const { trial, outcome } = trying
  const read = readNow(trial, pointed)
  const other = tried === null ? undefined : words.tries[tried]

  return (
    <LearnPage
      place="rules"
      title={words.title}
      topic={`${name} ${tried}`}
      onBack={onBack}
      refused={trying.refused}
      above={
        <>
          <View>
            {other && (
              <Text type="h2" heading={2}>
                {other.title}
              </Text>
            )}
            <Rich>{other ? other.text : words.text(claimTarget)}</Rich>
          </View>
          <DiceOf trial={trial} read={read} />
        </>
      }
      board={({ cell, gutter }) => (
        <LearnBoard
          practice={trying.practice}
          cell={cell}
          gutter={gutter}
          options={trial.game.phase === 'place' && !isRollingOff(trial) ? legalPlacements(trial.game) : null}
          crossHair={trial.game.phase === 'place' ? (read?.space ?? null) : null}
          performing={trying.motion}
          onPlace={(space) => trying.act({ type: 'place', space })}
          onPoint={setPointed}
        />
      )}
      below={
        <>
          <Text type="bodyStrong" centred>
            {outcome}
          </Text>
          <Actions trying={trying} />
          {name === 'scoring' && <Standing game={trial.game} />}
          {tried === null && (
            <Legend rows={legendOf(page.legend, words)} look={itemAt(looksOf(phrases), page.seat)} />
          )}
          <Tries
            tries={page.tries.map((each) => ({ name: each, title: required(words.tries[each]).title }))}
            tried={tried}
            onTry={onTry}
          />
          {more}
        </>
      }
      foot={foot}
    />
  )
}

type Titled = { readonly title: string; readonly text: string }

/** The text of any page. A test checks that each page has the fields it needs. */
type PageWords = {
  readonly title: string
  readonly text: (targets: typeof claimTarget) => string
  readonly legend: Partial<Record<LegendMark, string>>
  readonly tries: Partial<Record<ExampleName, Titled>>
}

const legendOf = (marks: readonly LegendMark[], { legend }: PageWords) =>
  marks.flatMap((mark) => (legend[mark] === undefined ? [] : [{ mark, text: legend[mark] }]))

/** The placement to read the dice for: the one pointed at, else the one of the first two dice. */
const readNow = ({ game }: Trial, pointed: Space | null) => {
  if (game.dice === null) return null
  const placements = legalPlacements(game)
  const [column, row] = game.dice
  const first = spaceAt(column, row)
  return (
    placements.find(({ space }) => space === pointed) ??
    placements.find(({ space }) => space === first) ??
    placements[0] ??
    null
  )
}

const DiceOf = ({ trial, read }: { readonly trial: Trial; readonly read: ReturnType<typeof readNow> }) => {
  const { rollOff, game, events } = trial
  if (rollOff !== null && (isRollingOff(trial) || trial.before === null))
    return <RollOffDice rollOff={rollOff} />
  const busted = events.find((event) => event.type === 'busted')
  const dice = game.dice ?? busted?.dice
  return dice ? <ReadDice dice={dice} placement={read} /> : <NoDice />
}

/** Ranks the players on the board by the three keys of R19 to R21. */
const Standing = ({ game }: { readonly game: Game }) => {
  const phrases = usePhrases()
  const { learn, results } = phrases
  const looks = looksOf(phrases)
  return (
    <SheetFrame plain>
      <View style={styles.table}>
        <RankTable
          label={results.ranking}
          heads={{ group: results.largestGroup, claimed: results.claims, total: results.spaces }}
          rows={standings(game).map(({ seat, rank, group, claimed, total }) => ({
            rank,
            player: itemAt(looks, seat),
            figures: { group, claimed, total },
            spoken: `${rank}. ${learn.outcomes.ranked(seatName(seat), group, claimed, total)}`,
          }))}
        />
      </View>
    </SheetFrame>
  )
}

const styles = StyleSheet.create({ table: { paddingHorizontal: space.m, paddingVertical: 6 } })

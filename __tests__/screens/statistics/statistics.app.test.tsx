/** Statistics from the stored summaries, which are rebuilt from the matches if missing. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native'
import { judgeVersion } from '@/bots'
import { dictionaries } from '@/i18n/dictionaries'
import { branchFrom, pagesOf } from '@/match/review'
import { recordOf, writeText, type Match } from '@/match'
import type { Saves } from '@/saves'
import { botMatch } from '../../fixtures/botMatches'
import { matchFor, playOn } from '../../fixtures/matches'
import { realClock } from '@/stage/clock'
import { judge } from '@/screens/statistics/useStatistics'
import { fakeClock } from '../../support/fakeClock'
import { clearDisk, startApp } from '../../support/app'

beforeEach(clearDisk)

const { statistics } = dictionaries.en
const asAnna = (match: Match, id: string): Match => ({
  ...match,
  info: {
    ...match.info,
    id,
    players: match.info.players.map((player, seat) =>
      seat === 0 ? { ...player, name: 'Anna', pilot: { who: 'person' } } : player,
    ),
  },
})
const first = asAnna(botMatch(2, 3, ['surveyor', 'homesteader']), 'first')
const second = asAnna(botMatch(2, 4, ['surveyor', 'homesteader']), 'second')

const open = async (matches: readonly Match[]): Promise<Saves> =>
  (await startApp({ link: 'statistics', prepare: (saves) => matches.forEach(saves.save) })).saves

it('says that there is nothing to count yet', async () => {
  await open([])
  expect(await screen.findByRole('heading', { name: statistics.nothing })).toBeOnTheScreen()
  expect(screen.getByText(statistics.onThisDevice)).toBeOnTheScreen()
})

it('rebuilds missing summaries, counts first and judgements later, and stores them', async () => {
  const saves = await open([first, second])
  expect(await screen.findByLabelText(/^\d of 2 won/)).toBeOnTheScreen()
  expect(screen.getByText(statistics.onThisDevice)).toBeOnTheScreen()
  expect(screen.getByText(statistics.plays('Anna'))).toBeOnTheScreen()
  expect(screen.getByRole('listitem', { name: /^Homesteader: / })).toBeOnTheScreen()
  await waitFor(() => expect(screen.getByText(/points a turn in the last 2 matches\.$/)).toBeOnTheScreen(), {
    timeout: 20_000,
  })
  const kept = await saves.summaries.read()
  expect(kept.map(({ id, judge }) => [id, judge]).sort()).toEqual([
    ['first', judgeVersion],
    ['second', judgeVersion],
  ])
})

it('ignores matches under way and matches branched from another', async () => {
  const branch = branchFrom(first, pagesOf(first)[3]!, {
    id: 'branch',
    started: first.info.started,
    seed: 'b'.repeat(32),
  })
  const played: Match = { ...second, info: { ...second.info, id: 'other', branch: { of: 'first', at: 3 } } }
  await open([first, branch, played])
  expect(await screen.findByLabelText(/^\d of 1 won/)).toBeOnTheScreen()
})

it('ignores copies: duplicates, their other endings, and a match that somebody sent', async () => {
  const running = asAnna(matchFor(2, 30), 'running')
  await startApp({
    link: 'statistics',
    prepare: async (saves) => {
      saves.save(first)
      saves.save(running)
      await saves.duplicate('first', 'Again')
      for (const title of ['One', 'Two']) {
        const copy = await saves.read((await saves.duplicate('running', title))!)
        saves.save(playOn(copy.ok ? copy.match : running))
      }
      const theirs = asAnna(second, 'theirs')
      for (const text of [writeText(theirs), JSON.stringify(recordOf(asAnna(second, 'record')))])
        await saves.commitImport(await saves.checkImport(text))
      expect(saves.state.getState().entries.filter(({ ended }) => ended !== null)).toHaveLength(6)
    },
  })
  expect(await screen.findByLabelText(/^\d of 1 won/)).toBeOnTheScreen()
  expect(screen.getByText(statistics.whatCounts)).toBeOnTheScreen()
})

it('addresses an unnamed player as "you", and uses the singular for one match', async () => {
  const unnamed = first.info.players.map((player, seat) =>
    seat === 0 ? { ...player, name: 'Player 1' } : player,
  )
  await open([{ ...first, info: { ...first.info, players: unnamed } }])
  expect(await screen.findByText('How you play')).toBeOnTheScreen()
  expect(screen.getByText('the last match')).toBeOnTheScreen()
})

it('stops judging a match when the page is left', async () => {
  // Time passes during the work, so judging takes several slices.
  const clock = { ...fakeClock(), now: realClock.now }
  let isLeft = false
  const judged = judge(first, clock, () => isLeft)
  clock.pass(0)
  const left = judge(second, { ...clock, after: realClock.after }, () => isLeft)
  isLeft = true
  expect(await left).toBeNull()
  expect(await judged).toMatchObject({ id: 'first', judge: judgeVersion })
})

it('opens Look back where a record was set', async () => {
  await open([first])
  const record = await screen.findByRole('button', { name: new RegExp(`${statistics.longestTurn}$`) })
  await act(async () => void fireEvent.press(record))
  expect(await screen.findByRole('slider')).toBeOnTheScreen()
})

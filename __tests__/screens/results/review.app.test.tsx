/** The review on the results page: the chart, what decided the match, and the way to Look back. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native'
import { judgeVersion } from '@/bots'
import { dictionaries } from '@/i18n/dictionaries'
import { matchSentence, wholeReview } from '@/match/review'
import { takeHint, type Match } from '@/match'
import { chartSpoken, stepInWords, turnsSpoken } from '@/features/review/chartSentences'
import type { Saves } from '@/saves'
import { verdictSentence } from '@/features/review/VerdictText'
import { seatNames } from '@/features/matchView/sentences'
import { realClock } from '@/stage/clock'
import { botMatch } from '../../fixtures/botMatches'
import { clearDisk, startApp } from '../../support/app'
import { fakeClock, type FakeClock } from '../../support/fakeClock'

beforeEach(clearDisk)

const phrases = dictionaries.en
const match = botMatch(3, 5, ['surveyor', 'homesteader'])
const review = wholeReview(match)
const seatName = seatNames(match.info.players)

const open = async (
  shown: Match = match,
  prepare: (saves: Saves) => void = () => undefined,
  clock: FakeClock = fakeClock(),
) => {
  const running = await startApp({
    clock,
    link: `match/${shown.info.id}/result`,
    prepare: (saves) => {
      saves.save(shown)
      prepare(saves)
    },
  })
  /** Lets the review work until the assertion holds. */
  const afterReview = (assertion: () => void) =>
    waitFor(
      () => {
        act(() => clock.pass(0))
        assertion()
      },
      { timeout: 20_000 },
    )
  return { ...running, afterReview }
}

it('describes each player’s line: at first, at worst, at the end and turn by turn', async () => {
  const { afterReview } = await open()
  const spoken = chartSpoken(review, phrases, seatName)
  expect(spoken).toMatch(
    /^How it went\. Anna: \d+ before the first roll, lowest \d+ in round \d+, \d+ at the end\./,
  )
  await afterReview(() => expect(screen.getByRole('img', { name: spoken })).toBeOnTheScreen())
  expect(screen.getByText(turnsSpoken(review, phrases, seatName).join('. '))).toBeOnTheScreen()
})

it('says in one sentence what decided the match, and keeps the summary for the statistics', async () => {
  const { saves, afterReview } = await open()
  const { rest } = verdictSentence(matchSentence(review)!, phrases, seatName)
  await afterReview(() => expect(screen.getByText(new RegExp(`${rest}$`))).toBeOnTheScreen())
  await waitFor(async () => expect((await saves.summaries.read())[0]?.judge).toBe(judgeVersion))
})

it('counts the match for the statistics when it ends, and judges it once the review is done', async () => {
  const kept: (string | null)[] = []
  const prepare = (room: Saves): void => {
    const { keep } = room.summaries
    jest.spyOn(room.summaries, 'keep').mockImplementation((some) => {
      kept.push(...some.map(({ judge }) => judge))
      return keep(some)
    })
  }
  // Time passes during the work, so the review takes several slices.
  const clock = { ...fakeClock(), now: realClock.now }
  const { saves, afterReview } = await open(botMatch(2, 9, ['surveyor']), prepare, clock)
  await afterReview(() => expect(kept).toEqual([null, judgeVersion]))
  expect(await saves.summaries.read()).toHaveLength(1)
})

it('shows how many hints were used', async () => {
  const steps = match.steps.flatMap((step) => {
    const isFirstChoice = step === match.steps[0]
    return isFirstChoice ? [step, ...takeHint({ ...match, steps: [step] }).steps.slice(1)] : [step]
  })
  await open({ ...match, steps })
  expect(await screen.findByText(/took 1 hint\.$/)).toBeOnTheScreen()
})

it('opens Look back', async () => {
  await open()
  const button = await screen.findByRole('button', { name: phrases.lookBack.title })
  await act(async () => void fireEvent.press(button))
  expect(await screen.findByRole('slider')).toBeOnTheScreen()
})

it('shows everybody’s position at the turn under the mouse', () => {
  expect(stepInWords(review, 0, phrases, seatName)).toMatch(
    /^Before the first roll: Anna \d+, Ben \d+, Carla \d+$/,
  )
  expect(stepInWords(review, 2, phrases, seatName)).toMatch(/^Round 1, Ben: Anna \d+, /)
})

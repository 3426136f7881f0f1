import { act, fireEvent, screen, waitFor } from '@testing-library/react-native'
import { calibrationFor } from '@/bots'
import { dictionaries } from '@/i18n/dictionaries'
import { standings } from '@/engine'
import { gameOf, type Match } from '@/match'
import { isMoment, mistakeOn, pagesOf, wholeReview, type ReviewPage } from '@/match/review'
import { seatNames } from '@/features/matchView/sentences'
import { rowSpoken, whereOf, rowsOf } from '@/screens/lookBack/pageSentences'
import { firstMoment } from '@/screens/lookBack/useLookBack'
import { botMatch } from '../../fixtures/botMatches'
import { matchFor } from '../../fixtures/matches'
import { clearDisk, startApp } from '../../support/app'
import { fakeClock } from '../../support/fakeClock'
import { matchWith } from '../../support/matches'

beforeEach(clearDisk)

const phrases = dictionaries.en
const asPeople = ({ info, steps }: Match): Match => ({
  info: { ...info, players: info.players.map((player) => ({ ...player, pilot: { who: 'person' } })) },
  steps,
})
const whole = asPeople(botMatch(2, 3, ['surveyor', 'homesteader']))
const review = wholeReview(whole)
const seatName = seatNames(whole.info.players)

const open = async (match: Match, turn?: number) => {
  const clock = fakeClock()
  const running = await startApp({
    clock,
    link: `match/${match.info.id}/back${turn === undefined ? '' : `?turn=${turn}`}`,
    prepare: (saves) => saves.save(match),
  })
  // Wait until the whole match has been analysed.
  await waitFor(
    () => {
      act(() => clock.pass(0))
      expect(slider().props['aria-busy']).toBe(false)
    },
    { timeout: 20_000 },
  )
  return running
}
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.press(screen.getByRole('button', { name })))
const slider = () => screen.getByRole('slider')
const goTo = async ({ number, turn }: ReviewPage, match = whole): Promise<void> => {
  await open(match, turn)
  for (const page of pagesOf(match)) if (page.turn === turn && page.number < number) await press('Roll on')
}
const lineOf = (page: ReviewPage) => whereOf(page, false, phrases, seatName)

it('shows for each page the roll, the choice and what it was worth', async () => {
  const page = review.pages.find(({ number }) => mistakeOn(review.judged[number]) !== null)!
  await goTo(page)
  expect(screen.getByText(lineOf(page))).toBeOnTheScreen()
  const rows = rowsOf(review, page, { phrases, seatName })
  for (const row of rows) expect(screen.getByLabelText(rowSpoken(row, phrases))).toBeOnTheScreen()
  const said = rows.map(({ says }) => says).join(' ')
  expect(said).toMatch(/(A slip|Costly)\. .*(The baron|Rolling|Stopping)/)
})

const firstOf = (turn: number) => review.pages.find((page) => page.turn === turn)!
const lastOf = (turn: number) => review.pages.findLast((page) => page.turn === turn)!
const lastTurn = review.pages.at(-1)!.turn

it('moves by roll, by turn and to the end, where it says what decided the match', async () => {
  await open(whole, lastTurn - 1)
  expect(slider().props['aria-valuenow']).toBe(firstOf(lastTurn - 1).number + 1)
  await press('Turn on')
  expect(screen.getByText(lineOf(firstOf(lastTurn)))).toBeOnTheScreen()
  await press('Roll back')
  expect(screen.getByText(lineOf(lastOf(lastTurn - 1)))).toBeOnTheScreen()
  await press('Turn on')
  await press('Turn on')
  expect(screen.getByRole('heading', { name: 'The end' })).toBeOnTheScreen()
  expect(screen.getByText(/(dice|choices|Choices|start)/)).toBeOnTheScreen()
})

it('jumps from one key moment to the next, and round again', async () => {
  const moments = review.pages.filter((page) => isMoment(page, review.judged[page.number]))
  const [before, last] = moments.slice(-2)
  await open(whole, before!.turn)
  while (slider().props['aria-valuenow'] !== before!.number + 1) await press('Next moment')
  await press('Next moment')
  expect(slider().props['aria-valuenow']).toBe(last!.number + 1)
  await press('Next moment')
  expect(screen.getByRole('heading', { name: 'The end' })).toBeOnTheScreen()
  await press('First moment')
  expect(slider().props['aria-valuenow']).toBe(moments[0]!.number + 1)
})

it('explains why nothing fitted after a bust', async () => {
  const bust = review.pages.find(({ end }) => end?.type === 'busted')!
  await goTo(bust)
  expect(screen.getByLabelText(/^Luck of the roll\. Nothing fits/)).toBeOnTheScreen()
  expect(
    screen.getAllByLabelText(/^Column \d, row \d: .*(closed|claimed|squatter|Squatter|out)/).length,
  ).toBeGreaterThan(0)
})

it('sums up luck and choices for each player, and explains the figures', async () => {
  await open(whole, 0)
  await press('Account and more')
  await screen.findByText(/^What took .* One point is one match in a hundred\.$/)
  const lines = screen.getAllByLabelText(/: [+\u2212]?\d+$/).map(({ props }) => String(props['aria-label']))
  const figures = lines.map((line) => Number(line.split(': ').at(-1)!.replace('\u2212', '-')))
  expect(figures.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(figures.at(-1))
  await press(/How this is worked out/)
  expect(screen.getByText(phrases.lookBack.howItWorks[1]!)).toBeOnTheScreen()
  const { matches, tenths } = calibrationFor(whole.info.rules)!
  expect(screen.getByText(phrases.lookBack.comesTrue(matches))).toBeOnTheScreen()
  for (const [told, won] of tenths.flatMap((pair) => (pair ? [pair] : [])))
    expect(
      screen.getByLabelText(
        `${phrases.lookBack.chance} ${Math.round(told)}, ${phrases.lookBack.wonOf100} ${Math.round(won)}`,
      ),
    ).toBeOnTheScreen()
})

it('offers the account of a person who has lost against a bot', async () => {
  const [winner] = standings(gameOf(whole))
  const solo: Match = {
    ...whole,
    info: {
      ...whole.info,
      players: whole.info.players.map((player, seat) =>
        seat === winner!.seat ? { ...player, pilot: { who: 'bot', level: 'surveyor' } } : player,
      ),
    },
  }
  await open(solo, 0)
  await press('Account and more')
  for (const { name } of solo.info.players)
    expect(await screen.findByRole('radio', { name })).toBeOnTheScreen()
})

it('opens at the first moment, also if that is the last page judged so far', () => {
  const first = review.pages.findIndex((page) => isMoment(page, review.judged[page.number]))
  const pages = review.pages.slice(0, first + 1)
  const judged = review.judged.slice(0, first + 1)
  expect(firstMoment({ ...review, pages, judged, whole: false })).toBe(first)
  // A page that is not judged yet may turn out to be an earlier moment.
  expect(firstMoment({ ...review, judged: [undefined], whole: false })).toBe(0)
})

it('gives no verdict, luck or chance for a turn that is still going on', async () => {
  const running = matchFor(2, 40)
  expect(gameOf(running).phase).not.toBe('over')
  const last = pagesOf(running).at(-1)!
  await goTo(last, running)
  expect(
    screen.getByLabelText(/^Luck of the roll\. \w+ \d? ?spaces? possible\.$|^Luck of the roll/),
  ).toBeOnTheScreen()
  expect(screen.queryByLabelText(/points?\.$/)).toBeNull()
  expect(screen.queryByText(/Spot on|A slip|Costly|Fine\./)).toBeNull()
  await press('Account and more')
  expect(screen.queryByText(/One point is one match/)).toBeNull()
})

it('says that a match without a roll has nothing to show', async () => {
  await open(matchWith(''))
  expect(screen.getByText('Nobody has rolled yet.')).toBeOnTheScreen()
})

/** Hints during play: only with the coach on, only on request, and kept in the record. */
import '../../../tools/networks'
import { act, fireEvent, screen } from '@testing-library/react-native'
import { dictionaries } from '@/i18n/dictionaries'
import { baronsChoice } from '@/bots'
import { gameOf, recordOf, takeHint, type Match } from '@/match'
import { hintsOf, pagesOf } from '@/match/review'
import { baronPlaces } from '@/features/review/adviceSentences'
import type { Saves } from '@/saves'
import { clearDisk, startApp } from '../../support/app'
import { matchWith } from '../../support/matches'

beforeEach(clearDisk)

const { coach } = dictionaries.en
const coached = (match: Match, offered = true): Match => ({
  ...match,
  info: { ...match.info, coach: offered },
})
/** A position with dice to place. */
const choosing = coached(matchWith('235:52. 146'))
const deciding = coached(matchWith('235:52. 146:41 235:52'))

const open = async (match: Match): Promise<Saves> => {
  const { saves } = await startApp({
    link: `match/${match.info.id}`,
    prepare: (each) => {
      each.setSetting('passScreen', false)
      each.save(match)
    },
  })
  await screen.findAllByRole('heading')
  return saves
}
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.press(screen.getByRole('button', { name })))
const movesIn = async (saves: Saves, { info }: Match): Promise<string> => {
  const found = await saves.read(info.id)
  return found.ok ? recordOf(found.match).moves : found.reason
}

it('shows the baron’s placement, hides it on a second press, and records the request', async () => {
  const saves = await open(choosing)
  const move = baronsChoice(gameOf(choosing))
  const says = move.type === 'place' ? baronPlaces(gameOf(choosing), move.space, dictionaries.en) : ''
  expect(screen.queryByText(says)).toBeNull()
  await press(coach.hint)
  expect(await screen.findByText(says)).toBeOnTheScreen()
  expect(await movesIn(saves, choosing)).toBe('235:52. 146?')
  await press(coach.hint)
  expect(screen.queryByText(says)).toBeNull()
})

it('shows the chances of stopping and rolling instead of what each choice brings', async () => {
  await open(deciding)
  await press(coach.hint)
  expect(await screen.findByText(/^(Close: )?(r|s|R|S)(oll|topp)ing wins \d+ of 100/)).toBeOnTheScreen()
  expect(screen.getAllByText(/^wins \d+ of 100$/)).toHaveLength(2)
})

it('offers no hint without the coach', async () => {
  await open(coached(choosing, false))
  expect(screen.queryByRole('button', { name: coach.hint })).toBeNull()
  await press(dictionaries.en.play.openMenu)
  await act(async () => void fireEvent.press(screen.getByRole('switch', { name: coach.name })))
  await press(dictionaries.en.common.close)
  expect(await screen.findByRole('button', { name: coach.hint })).toBeOnTheScreen()
})

it('is shown on its page in Look back, and counted', () => {
  const match = takeHint(choosing)
  expect(hintsOf(match)).toEqual([0, 1])
  expect(pagesOf(match).at(-1)!.hinted).toEqual({ space: true, then: false })
})

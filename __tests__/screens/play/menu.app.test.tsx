/** The match menu: handing a seat to a bot, taking it back, and deleting the match. */
import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native'
import { dictionaries } from '@/i18n/dictionaries'
import { handOver, recordOf, type Match } from '@/match'
import { type Language, languages } from '@/names'
import type { Saves } from '@/saves'
import { realClock, type Clock } from '@/stage/clock'
import { clearDisk, startApp } from '../../support/app'
import { fakeClock } from '../../support/fakeClock'
import { matchWith } from '../../support/matches'

const { home } = dictionaries.en

beforeEach(clearDisk)

const openMenu = async (
  match: Match,
  language: Language = 'en',
  clock: Clock = realClock,
): Promise<Saves> => {
  const { saves } = await startApp({
    clock,
    link: `match/${match.info.id}`,
    language,
    prepare: (each) => {
      each.setSetting('passScreen', false)
      each.save(match)
    },
  })
  await screen.findAllByRole('heading')
  await press(dictionaries[language].play.openMenu)
  return saves
}

const press = async (name: string | RegExp): Promise<void> => {
  await act(async () => {
    fireEvent.press(screen.getByRole('button', { name }))
  })
}
const choose = (name: RegExp): void => fireEvent.press(screen.getByRole('radio', { name }))

const movesIn = async (saves: Saves, { info }: Match): Promise<string> => {
  const found = await saves.read(info.id)
  if (!found.ok) throw new Error(found.reason)
  return recordOf(found.match).moves
}

describe.each(languages)('in %s', (language) => {
  it('two presses hand a seat over to a bot', async () => {
    const match = matchWith('235:52.')
    const { play, names } = dictionaries[language]
    const saves = await openMenu(match, language)
    await press(new RegExp(play.handToBot('Anna')))
    await press(play.takesOver(names.levels.surveyor.name))
    expect(await movesIn(saves, match)).toBe('235:52. @1=surveyor')
  })
})

it('the bot gets the chosen level', async () => {
  const match = matchWith('235:52.')
  const saves = await openMenu(match)
  await press(/^Let a bot play for Anna/)
  choose(/^Cora Vane, .*, Claim baron, level 7 of 7/)
  expect(screen.getByRole('button', { name: 'Claim baron takes over' })).toBeOnTheScreen()
  choose(/^Doc Hollis, .*, Prospector, level 3 of 7/)
  expect(screen.getByText(/^With two players it beats .+ \d+% of the time/)).toBeOnTheScreen()
  await press('Prospector takes over')
  expect(await movesIn(saves, match)).toBe('235:52. @1=prospector')
})

it('preselects the last substitute, and hands nothing over before it is confirmed', async () => {
  const stoodIn = handOver(matchWith('235:52.'), 0, { who: 'bot', level: 'baron', temperament: null })
  const match = handOver(stoodIn, 0, { who: 'person' })
  const saves = await openMenu(match)
  await press(/^Let a bot play for Ruben/)
  expect(screen.getByRole('button', { name: 'Claim baron takes over' })).toBeOnTheScreen()
  await press('Back')
  expect(screen.getByRole('button', { name: /^Leave the match/ })).toBeOnTheScreen()
  expect(await movesIn(saves, match)).toBe('235:52. @1=baron @1=person')
})

it('one press takes the seat back', async () => {
  const match = handOver(matchWith('235:52.'), 0, { who: 'bot', level: 'baron', temperament: null })
  const saves = await openMenu(match)
  await press(/^Take Anna’s seat back/)
  expect(await movesIn(saves, match)).toBe('235:52. @1=baron @1=person')
})

it('one press deletes the match and shows no message on Home', async () => {
  const saves = await openMenu(matchWith('235:52.'))
  await press(/^Delete this match/)
  expect(await screen.findByText(home.tagline)).toBeOnTheScreen()
  expect(screen.queryByText(home.notDeleted)).toBeNull()
  expect(saves.state.getState().deleted).toHaveLength(1)
})

it('keeps a match that cannot be read, and Home says so', async () => {
  const match = matchWith('235:52.')
  const saves = await openMenu(match)
  await saves.settled()
  const disk = jest.mocked(AsyncStorage.multiGet)
  const whole = disk.getMockImplementation()!
  disk.mockImplementation(() => Promise.reject(new Error('No disk')))
  await press(/^Delete this match/)
  await waitFor(() => expect(screen.getByText(home.notDeleted)).toBeOnTheScreen())
  disk.mockImplementation(whole)
  expect(saves.state.getState().entries).toHaveLength(1)
})

it('bots do not play while their match is being deleted', async () => {
  const match = handOver(matchWith('235:52.'), 1, { who: 'bot', level: 'greenhorn', temperament: null })
  const clock = fakeClock()
  const saves = await openMenu(match, 'en', clock)
  act(() => saves.setSetting('botPace', 'instant'))
  const moves = await movesIn(saves, match)
  jest.spyOn(saves, 'remove').mockReturnValue(new Promise(() => undefined))
  await press(/^Delete this match/)
  await act(async () => clock.pass(300))
  expect(await movesIn(saves, match)).toBe(moves)
})

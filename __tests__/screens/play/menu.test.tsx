/** The match menu: handing a seat to a bot of one's choice, and taking it back. */
import { act, fireEvent, screen } from '@testing-library/react-native'
import { dictionaries, languages, type Language } from '@/i18n/index'
import { handOver, recordOf, type Match } from '@/match/index'
import type { Saves } from '@/saves/index'
import { clearDisk, startApp } from '../../support/app'
import { matchWith } from '../../support/matches'

beforeEach(clearDisk)

const openMenu = async (match: Match, language: Language = 'en'): Promise<Saves> => {
  const { saves } = await startApp({
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
  it('two presses hand a seat to a bot', async () => {
    const match = matchWith('235:52.')
    const { play, names } = dictionaries[language]
    const saves = await openMenu(match, language)
    await press(new RegExp(play.handToBot('Anna')))
    await press(play.takesOver(names.levels.surveyor.name))
    expect(await movesIn(saves, match)).toBe('235:52. @1=surveyor')
  })
})

it('the bot has the level and the temperament one wants', async () => {
  const match = matchWith('235:52.')
  const saves = await openMenu(match)
  await press(/^Let a bot play for Anna/)
  choose(/^Claim baron, level 6 of 6/)
  expect(screen.queryByRole('radio', { name: /^Thief/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Claim baron takes over' })).toBeOnTheScreen()
  choose(/^Prospector, level 2 of 6/)
  expect(screen.getByText(/^Wins of 100/)).toBeOnTheScreen()
  choose(/^Thief/)
  await press('Prospector takes over')
  expect(await movesIn(saves, match)).toBe('235:52. @1=prospector/thief')
})

it('whoever stood in last is offered first, and nobody sits down before one says so', async () => {
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

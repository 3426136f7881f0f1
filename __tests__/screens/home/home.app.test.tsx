/** Home, the links into the app, and the match to continue. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native'
import { standings } from '@/engine'
import { dictionaries } from '@/i18n/dictionaries'
import { gameOf, playersOf, rollOff, type Match } from '@/match'
import { languages } from '@/names'
import type { LastTables, Saves } from '@/saves'
import { platform } from '@/saves/platform'
import { matchFor } from '../../fixtures/matches'
import { anna, doc, knownAs, mei, ruben, tableOf } from '../../fixtures/tables'
import { clearDisk, startApp } from '../../support/app'
import { matchWith } from '../../support/matches'

beforeEach(clearDisk)

/** The first seed, counting from a number, whose roll-off between two players this seat wins. */
const seedFor = (seat: 0 | 1, from = 0): string => {
  for (let number = from; ; number += 1) {
    const seed = number.toString(16).padStart(32, '0')
    if (rollOff(seed, 2).first === seat) return seed
  }
}

/** Anna has one squatter out. */
const underWay = () => matchWith('235:52')

test.each(languages)(
  'In %s Home offers a first match, the lesson, a new game and every tool',
  async (language) => {
    await startApp({ language })
    const { home, common } = dictionaries[language]
    const names = [
      new RegExp(`^${home.play('Doc Hollis')}`),
      `${home.learnIt} ${home.inNinetySeconds}`,
      new RegExp(`^${common.newGame}`),
      home.saved,
      common.howToPlay,
      common.settings,
    ]
    for (const name of names) expect(screen.getByRole('button', { name })).toBeOnTheScreen()
    expect(screen.getByRole('heading', { name: home.youAnd('Doc Hollis') })).toBeOnTheScreen()
    expect(screen.getByText(home.tagline)).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: home.continue })).toBeNull()
  },
)

test.each(languages)(
  'In %s Home offers to continue the latest match and says what is at risk',
  async (language) => {
    await startApp({ language, prepare: (saves) => saves.save(underWay()) })
    const { home, common, seal } = dictionaries[language]
    expect(screen.getByRole('heading', { name: common.turn('Anna') })).toBeOnTheScreen()
    expect(screen.getByText(common.round(1))).toBeOnTheScreen()
    expect(screen.getByText(`${home.atRisk(1, 100 / 216)} · ${seal.notVerified}`)).toBeOnTheScreen()
    fireEvent.press(screen.getByRole('button', { name: new RegExp(`^${home.continue}`) }))
    await waitFor(() => expect(screen.queryByText(home.tagline)).toBeNull())
  },
)

test('Home hides the chance of a bust when the setting is off', async () => {
  await startApp({
    prepare: (saves) => {
      saves.save(underWay())
      saves.setSetting('bustChance', false)
    },
  })
  expect(screen.getByText('1 marker at risk · Not verified')).toBeOnTheScreen()
})

const solo = tableOf([anna, doc], { match: 'played' })
const people = tableOf([anna, ruben, mei], { at: '2026-11-17T10:00:00.000Z' })
const withTables = (lastTable: LastTables) => (saves: Saves) => {
  saves.remember('lastTable', lastTable)
  saves.remember('people', [knownAs(anna), knownAs(ruben), knownAs(mei)])
}
/** The only match on the device. */
const onlyMatch = async (saves: Saves): Promise<Match> => {
  const found = await saves.read(saves.state.getState().entries[0]!.id)
  if (!found.ok) throw new Error(found.reason)
  return found.match
}

test.each(languages)('In %s Home shows the last result and who starts the next match', async (language) => {
  const played = matchFor(2, undefined, { id: 'played', players: [anna, doc] })
  const [first, second] = standings(gameOf(played))
  const { home, common } = dictionaries[language]
  await startApp({
    language,
    prepare: (saves) => {
      saves.save(played)
      withTables({ solo, people })(saves)
    },
  })
  expect(screen.getByRole('heading', { name: 'Anna, Doc Hollis' })).toBeOnTheScreen()
  const names = playersOf(played).map(({ name }) => name)
  const result = home.result([names[first!.seat]!], first!.group, second!.group)
  expect(screen.getByText(`${result}\n${home.startsThisTime('Doc Hollis')}`)).toBeOnTheScreen()
  expect(
    screen.getByRole('button', {
      name: `${home.playAgain}: Anna, Doc Hollis. ${common.starts('Doc Hollis')}`,
    }),
  ).toBeOnTheScreen()
  expect(
    screen.getByRole('button', { name: `${home.playWith('Ruben, Mei')}. ${common.starts('Ruben')}` }),
  ).toBeOnTheScreen()
})

test('Play again keeps the players, and the next one starts', async () => {
  const { saves } = await startApp({ prepare: withTables({ solo: null, people }) })
  fireEvent.press(screen.getByRole('button', { name: /^Play again/ }))
  await screen.findByRole('heading', { name: 'Ruben’s turn' })
  expect((await onlyMatch(saves)).info).toMatchObject({
    players: people.players,
    rules: { seats: 3, first: 1 },
  })
})

test('The second tile starts a match with the other table', async () => {
  const { saves } = await startApp({ prepare: withTables({ solo, people }) })
  fireEvent.press(screen.getByRole('button', { name: /^Play with Ruben, Mei/ }))
  await screen.findByRole('heading', { name: 'Ruben’s turn' })
  expect((await onlyMatch(saves)).info.players).toEqual(people.players)
})

test('The first match is you against Doc Hollis, and the roll-off decides who starts', async () => {
  const seed = seedFor(0)
  const { saves } = await startApp({ seed })
  fireEvent.press(screen.getByRole('button', { name: /^Play Doc Hollis/ }))
  const [mine, theirs] = rollOff(seed, 2).rounds.at(-1)!
  expect(await screen.findByRole('heading', { name: 'You start' })).toBeOnTheScreen()
  expect(screen.getByText(`Your ${mine!.die} beat Doc Hollis’s ${theirs!.die}.`)).toBeOnTheScreen()
  expect((await onlyMatch(saves)).info).toMatchObject({ rules: { seats: 2, first: 0 }, seals: [{ seed }] })
  fireEvent.press(screen.getByRole('button', { name: 'Roll the dice' }))
  expect(screen.queryByText('You start')).toBeNull()
})

test('When Doc Hollis starts, says why before he rolls', async () => {
  const seed = seedFor(1)
  const { saves } = await startApp({ seed })
  fireEvent.press(screen.getByRole('button', { name: /^Play Doc Hollis/ }))
  expect(await screen.findByRole('heading', { name: 'Doc Hollis starts' })).toBeOnTheScreen()
  expect(screen.getByText(/^Doc Hollis’s \d beat your \d\.$/)).toBeOnTheScreen()
  expect((await onlyMatch(saves)).steps).toEqual([])
})

test('Going back before the first roll leaves Home unchanged and keeps the dice', async () => {
  let drawn = 0
  const { saves } = await startApp({ seed: () => seedFor(0, (drawn += 100)) })
  const seeds: (string | null)[] = []
  for (let time = 0; time < 2; time += 1) {
    fireEvent.press(screen.getByRole('button', { name: /^Play Doc Hollis/ }))
    await screen.findByRole('heading', { name: 'You start' })
    seeds.push((await onlyMatch(saves)).info.seals[0]!.seed)
    fireEvent.press(screen.getByRole('button', { name: 'Match menu' }))
    fireEvent.press(screen.getByRole('button', { name: 'Leave the match' }))
    expect(await screen.findByRole('button', { name: /^Play Doc Hollis/ })).toBeOnTheScreen()
    expect(saves.state.getState().entries).toEqual([])
  }
  expect(seeds[0]).toBe(seeds[1])
})

test.each(languages)('In %s an unknown link opens Home with an explanation', async (language) => {
  await startApp({ language, link: 'no/such/place' })
  expect(screen.getByText(dictionaries[language].home.nowhere)).toBeOnTheScreen()
})

test('A link to an unknown match opens Home and says so', async () => {
  await startApp({ link: 'match/nobody' })
  expect(await screen.findByText('That game is not on this device.')).toBeOnTheScreen()
})

test('The explanation disappears after leaving Home', async () => {
  await startApp({ link: 'nonsense' })
  fireEvent.press(screen.getByRole('button', { name: 'Settings' }))
  fireEvent.press(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.queryByText('That link leads nowhere.')).toBeNull())
})

test.each([
  ['new', 'New game'],
  ['settings', 'Settings'],
  ['saved', 'Saved games'],
  ['about', 'About'],
])('The link /%s opens its page, and back leads Home', async (link, title) => {
  await startApp({ link })
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText(dictionaries.en.home.tagline)).toBeOnTheScreen()
})

const visitSettings = async () => {
  const back = () => screen.getByRole('button', { name: 'Back' })
  fireEvent.press(screen.getByRole('button', { name: 'Settings' }))
  await waitFor(() => expect(back()).toBeOnTheScreen())
  fireEvent.press(back())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Back' })).toBeNull())
}

describe('In a browser that may clear saved games', () => {
  const may = dictionaries.en.problems.mayBeCleared
  const refuse = () => {
    jest.spyOn(platform, 'isKept').mockResolvedValue(false)
    jest.spyOn(platform, 'askToKeep').mockResolvedValue(false)
  }
  afterEach(() => jest.restoreAllMocks())

  test('Home warns once, when there is a match, and offers a backup', async () => {
    refuse()
    const { saves } = await startApp()
    await visitSettings()
    expect(screen.queryByText(may)).toBeNull()
    await act(async () => saves.save(underWay()))
    expect(screen.queryByText(may)).toBeNull()
    await visitSettings()
    expect(screen.getByText(may)).toBeOnTheScreen()
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Back up all games' })))
    expect(screen.getByText('Saved as a file.')).toBeOnTheScreen()
    await visitSettings()
    expect(screen.queryByText(may)).toBeNull()
    screen.unmount()
    await saves.settled()
    await startApp()
    await visitSettings()
    expect(screen.queryByText(may)).toBeNull()
  })

  test('Home does not warn once the browser grants persistent storage', async () => {
    jest.spyOn(platform, 'isKept').mockResolvedValue(false)
    const { saves } = await startApp()
    await act(async () => saves.save(underWay()))
    await visitSettings()
    expect(screen.queryByText(may)).toBeNull()
  })
})

/** Setting up a table and starting a match. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native'
import { claimTarget, seatCounts } from '@/engine'
import { dictionaries } from '@/i18n/dictionaries'
import { rollOff } from '@/match'
import { languages } from '@/names'
import type { Saves } from '@/saves'
import { anna, doc, knownAs, mei, ruben, tableOf } from '../../fixtures/tables'
import { clearDisk, startApp } from '../../support/app'

beforeEach(async () => {
  await clearDisk()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const press = (name: string | RegExp): void => fireEvent.press(screen.getByRole('button', { name }))
const choose = (name: string | RegExp): void => fireEvent.press(screen.getByRole('radio', { name }))
/** The players in order, as their rows name them. */
const seated = (): readonly string[] =>
  screen
    .getAllByRole('button', { name: /(You|On this phone|Bot, .+)$/ })
    .map((row) => String(within(row).getAllByText(/./)[0].props.children))

const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    jest.advanceTimersByTime(milliseconds)
  })

/** A seed whose first roll-off between this many players has a tie. */
const tiedSeed = (seats: 3): string => {
  for (let number = 0; ; number += 1) {
    const seed = number.toString(16).padStart(32, '0')
    if (rollOff(seed, seats).rounds.length > 1) return seed
  }
}

test.each(languages)(
  'In %s each number of players shows how many claims start the last round',
  async (language) => {
    await startApp({ language, link: 'new' })
    const { common } = dictionaries[language]
    for (const count of seatCounts) {
      fireEvent.press(screen.getByRole('radio', { name: common.players(count) }))
      expect(screen.getByText(common.claims(claimTarget[count]))).toBeOnTheScreen()
    }
  },
)

test.each(languages)('In %s a player is renamed, rebranded and recoloured', async (language) => {
  await startApp({ language, link: 'new' })
  const { seatEditor, names, common } = dictionaries[language]
  fireEvent.press(screen.getByRole('button', { name: names.player(1) }))
  fireEvent.changeText(screen.getByLabelText(seatEditor.name), '  Anna ')
  fireEvent.press(screen.getByRole('radio', { name: names.brands.wheel }))
  fireEvent.press(screen.getByRole('radio', { name: names.colours.violet }))
  fireEvent.press(screen.getByRole('button', { name: common.done }))
  const row = screen.getByRole('button', { name: 'Anna' })
  expect(within(row).getByLabelText(`${names.brands.wheel}, ${names.colours.violet}`)).toBeOnTheScreen()
})

test('A brand or colour of another player is disabled and says whose it is', async () => {
  await startApp({ link: 'new' })
  fireEvent.press(screen.getByRole('button', { name: 'Player 1' }))
  expect(screen.getByRole('radio', { name: 'Horseshoe, taken by Player 2' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'Madder, taken by Player 2' })).toBeDisabled()
})

test('A duplicate name gets a number, and the page says so', async () => {
  await startApp({ link: 'new' })
  const rename = (from: string, to: string): void => {
    fireEvent.press(screen.getByRole('button', { name: from }))
    fireEvent.changeText(screen.getByLabelText('Name'), to)
  }
  rename('Player 1', 'Anna')
  fireEvent.press(screen.getByRole('button', { name: 'Done' }))
  rename('Player 2', 'anna')
  expect(screen.getByText('Someone has this name already, so it becomes anna 2.')).toBeOnTheScreen()
})

test('Players swap seats and leave, but two always remain', async () => {
  await startApp({ link: 'new' })
  choose('3 players')
  press('Player 3')
  fireEvent.changeText(screen.getByLabelText('Name'), 'Mei')
  press('Move up')
  press('Done')
  expect(seated()).toEqual(['Player 1', 'Mei', 'Player 3'])
  press('Mei')
  press('Leave table')
  expect(seated()).toEqual(['Player 1', 'Player 2'])
  expect(screen.queryByRole('button', { name: /leaves the table$/ })).toBeNull()
  press('Player 1')
  expect(screen.getByRole('button', { name: 'Leave table' })).toBeDisabled()
  press('Done')
  choose('3 players')
  press('Player 2 leaves the table')
  expect(seated()).toEqual(['Player 1', 'Player 2'])
})

test('Choosing a bot by character sets its brand and colour, which can be changed', async () => {
  await startApp({ link: 'new' })
  press('Player 2')
  choose('Bot')
  choose(/^Sal Reyes, .+, Surveyor, level 5 of 7$/)
  press(/^Brand, colour/)
  choose('Spade')
  // The page beneath has the same button.
  fireEvent.press(screen.getAllByRole('button', { name: 'Back' }).at(-1))
  expect(screen.getByText('Spade, Madder')).toBeOnTheScreen()
  choose(/^Cora Vane, .+, Claim baron, level 7 of 7$/)
  expect(screen.getByText('As Cora Vane likes it')).toBeOnTheScreen()
  press('Done')
  expect(seated()).toEqual(['Player 1', 'Cora Vane'])
})

describe('players known from earlier matches', () => {
  const prepare = (saves: Saves): void => {
    saves.remember(
      'people',
      [anna, ruben, mei].map((each) => knownAs(each)),
    )
    saves.remember('lastTable', { solo: tableOf([anna, doc]), people: null })
  }

  test('join with one tap and their favourite look, and are not offered again', async () => {
    await startApp({ link: 'new', prepare })
    expect(seated()).toEqual(['Anna', 'Doc Hollis'])
    press('Mei')
    expect(seated()).toEqual(['Anna', 'Doc Hollis', 'Mei'])
    const row = screen.getByRole('button', { name: 'Mei' })
    expect(within(row).getByLabelText('Lantern, Violet')).toBeOnTheScreen()
    press('Mei leaves the table')
    press('Ruben')
    expect(seated()).toEqual(['Anna', 'Doc Hollis', 'Ruben'])
  })

  test('cannot join a full table, which says so', async () => {
    await startApp({ link: 'new', prepare })
    for (const name of ['Ruben', 'Mei', 'New name']) {
      press(name)
      if (name === 'New name') fireEvent.changeText(screen.getByLabelText('Name'), 'Sam')
    }
    press('Done')
    expect(screen.getByText('The table is full.')).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'New name, The table is full.' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Another bot, The table is full.' })).toBeDisabled()
  })

  test('are offered for each seat unless they sit elsewhere', async () => {
    await startApp({ link: 'new', prepare })
    press('Ruben')
    press('Ruben')
    expect(screen.getByRole('radio', { name: 'Ruben' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Anna, sits there' })).toBeDisabled()
    choose('Mei')
    press('Done')
    expect(seated()).toEqual(['Anna', 'Doc Hollis', 'Mei'])
  })

  test('can be forgotten, and Undo restores them', async () => {
    const { saves } = await startApp({ link: 'new', prepare })
    const known = () => saves.remembered.getState().people.map(({ name }) => name)
    press('Anna')
    press('Forget')
    expect(screen.getByText('Anna is forgotten.')).toBeOnTheScreen()
    expect(known()).toEqual(['Ruben', 'Mei'])
    expect(seated()).toEqual(['Player 1', 'Doc Hollis'])
    press('Undo')
    expect(known()).toEqual(['Anna', 'Ruben', 'Mei'])
    expect(seated()).toEqual(['Anna', 'Doc Hollis'])
  })

  test('are remembered at the start with the look they prefer, not the one they were given', async () => {
    const { saves } = await startApp({ link: 'new', prepare })
    press('New name')
    fireEvent.changeText(screen.getByLabelText('Name'), 'Sam')
    choose('Wheel')
    press('Done')
    press('Mei')
    await act(async () => press('Start the game'))
    const { people } = saves.remembered.getState()
    expect(people.map(({ name }) => name)).toEqual(['Anna', 'Sam', 'Mei', 'Ruben'])
    expect(people[1]).toMatchObject({ name: 'Sam', colour: 'madder', brand: 'wheel' })
    expect(people[2]).toMatchObject({ name: 'Mei', colour: 'violet', brand: 'lantern' })
  })
})

test('Enter confirms a name like Done', async () => {
  await startApp({ link: 'new' })
  press('New name')
  fireEvent.changeText(screen.getByLabelText('Name'), 'Sam')
  fireEvent(screen.getByLabelText('Name'), 'submitEditing')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull())
  expect(seated()).toContain('Sam')
})

test('Any bot can be added, and bots fill the unnamed seats', async () => {
  await startApp({ link: 'new' })
  press('Another bot')
  press(/^Judge Pike, /)
  expect(seated()).toEqual(['Player 1', 'Judge Pike'])
  choose('5 players')
  press('Fill with bots')
  expect(seated()).toEqual(['Player 1', 'Judge Pike', 'Doc Hollis', 'Tilly Sands', 'Widow Marsh'])
  expect(screen.queryByRole('button', { name: 'Fill with bots' })).toBeNull()
})

test.each(languages)(
  'In %s the next player starts if the same people play again, otherwise the dice decide',
  async (language) => {
    const { newGame } = dictionaries[language]
    const { saves } = await startApp({
      link: 'new',
      language,
      prepare: (each) => each.remember('lastTable', { solo: tableOf([anna, doc]), people: null }),
    })
    expect(screen.getByText(newGame.startsThisTime('Doc Hollis'))).toBeOnTheScreen()
    press(new RegExp(`^${newGame.anotherBot}`))
    press(/^Cora Vane/)
    expect(screen.getByText(newGame.diceDecide)).toBeOnTheScreen()
    press(newGame.leaves('Cora Vane'))
    await act(async () => press(newGame.start))
    expect(saves.state.getState().entries[0]!.rules.first).toBe(1)
  },
)

test('Coming back from a match without a roll restores the table', async () => {
  await startApp({ link: 'new' })
  press('New name')
  fireEvent.changeText(screen.getByLabelText('Name'), 'Anna')
  press('Done')
  press(/^Doc Hollis/)
  await act(async () => press('Start the game'))
  press('Match menu')
  await act(async () => press('Leave the match'))
  await pass(1000)
  press(/^New game/)
  await pass(1000)
  expect(seated()).toEqual(['Anna', 'Doc Hollis'])
})

test('With five players the page advises against reusable squatters but allows them', async () => {
  const advice = new RegExp(dictionaries.en.newGame.reusableAdvice)
  await startApp({ link: 'new' })
  fireEvent.press(screen.getByRole('switch', { name: 'Reusable squatters' }))
  expect(screen.queryByText(advice)).toBeNull()
  fireEvent.press(screen.getByRole('radio', { name: '5 players' }))
  expect(screen.getByText(advice)).toBeOnTheScreen()
  expect(screen.getByRole('switch', { name: 'Reusable squatters' })).toBeChecked()
})

test('The roll-off shows each round: tied players roll again, the others keep their dice', async () => {
  const seed = tiedSeed(3)
  const { rounds, first } = rollOff(seed, 3)
  await startApp({ link: 'new', seed })
  fireEvent.press(screen.getByRole('radio', { name: '3 players' }))
  press(/Roll off$/)
  expect(screen.getByText('The dice are rolling')).toBeOnTheScreen()
  await pass(700)
  const row = (seat: number) => within(screen.getByRole('button', { name: `Player ${seat + 1}` }))
  for (const { seat, die } of rounds[0]!) expect(row(seat).getByLabelText(`rolled ${die}`)).toBeOnTheScreen()
  expect(screen.getByText(/ tie with \d and roll again$/)).toBeOnTheScreen()
  for (let round = 1; round < rounds.length; round += 1) {
    await pass(900)
    await pass(700)
  }
  const winning = rounds.at(-1)!.find(({ seat }) => seat === first)!
  expect(screen.getByText(`Highest roll: Player ${first + 1} with ${winning.die}`)).toBeOnTheScreen()
  expect(row(first).getByLabelText(`rolled ${winning.die} and starts`)).toBeOnTheScreen()
})

test('The time of every tap on the page goes into the seed, the roll-off’s last', async () => {
  const given: (readonly number[])[] = []
  const { services } = await startApp({
    link: 'new',
    seed: () => {
      given.push(services.pressMoments.latest())
      return 'f'.repeat(32)
    },
  })
  const pressAt = (timestamp: number, role: 'radio' | 'button', name: RegExp): void =>
    fireEvent.press(screen.getByRole(role, { name }), { nativeEvent: { timestamp } })
  pressAt(1000.25, 'radio', /^3 players/)
  pressAt(1801.5, 'button', /^Doc Hollis/)
  pressAt(2903.75, 'button', /Roll off$/)
  expect(given.map((moments) => moments.slice(-3))).toEqual([[1000.25, 1801.5, 2903.75]])
})

test('Changing the table discards the roll-off', async () => {
  await startApp({ link: 'new' })
  press(/Roll off$/)
  await pass(5000)
  expect(screen.getByText(/^Highest roll/)).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('radio', { name: '4 players' }))
  expect(screen.queryByText(/^Highest roll/)).toBeNull()
})

test('Once rolled, the roll-off stays the same after leaving and coming back, until the table changes', async () => {
  let drawn = 0
  await startApp({ link: 'new', seed: () => (drawn += 1).toString(16).padStart(32, '0') })
  const rollsOff = async (): Promise<string> => {
    press(/Roll off$/)
    for (let second = 0; second < 20; second += 1) await pass(1000)
    expect(screen.queryByRole('button', { name: /Roll off$/ })).toBeNull()
    return String(screen.getByText(/^Highest roll/).props.children)
  }
  const first = await rollsOff()
  expect(drawn).toBe(1)
  fireEvent.press(screen.getByRole('button', { name: 'Back' }))
  await pass(1000)
  fireEvent.press(screen.getByRole('button', { name: /^New game/ }))
  await pass(1000)
  expect(await rollsOff()).toBe(first)
  expect(drawn).toBe(1)
  fireEvent.press(screen.getByRole('radio', { name: '4 players' }))
  await rollsOff()
  expect(drawn).toBe(2)
})

test('Once rolled, the roll-off is the same after a restart', async () => {
  let drawn = 0
  const seed = (): string => (drawn += 1).toString(16).padStart(32, '0')
  const rolledAfterStart = async (): Promise<string> => {
    const { saves } = await startApp({ link: 'new', seed })
    press(/Roll off$/)
    for (let second = 0; second < 20; second += 1) await pass(1000)
    const said = String(screen.getByText(/^Highest roll/).props.children)
    await saves.settled()
    screen.unmount()
    return said
  }
  const first = await rolledAfterStart()
  expect([await rolledAfterStart(), await rolledAfterStart()]).toEqual([first, first])
  expect(drawn).toBe(1)
})

test('Start saves the match with its table, seed and starter, and opens it', async () => {
  const seed = 'ffeeddccbbaa99887766554433221100'
  const { saves } = await startApp({ link: 'new', seed })
  await act(async () => press('Start the game'))
  expect(saves.state.getState().entries).toHaveLength(1)
  const [entry] = saves.state.getState().entries
  const { first, rounds } = rollOff(seed, 2)
  expect(entry).toMatchObject({
    round: 1,
    rules: { seats: 2, first, reusableSquatters: false },
    players: [{ name: 'Player 1' }, { name: 'Player 2' }],
  })
  const found = await saves.read(entry!.id)
  expect(found.ok && found.match.info.seals).toMatchObject([{ seed, late: false }])
  expect(screen.getByRole('heading', { name: `You start, Player ${first + 1}` })).toBeOnTheScreen()
  const highest = Math.max(...rounds.at(-1)!.map(({ die }) => die))
  expect(screen.getByText(new RegExp(`^Your ${highest} beat Player `))).toBeOnTheScreen()
})

test('Start pressed twice makes one match', async () => {
  const { saves } = await startApp({ link: 'new' })
  press(/Roll off$/)
  for (let second = 0; second < 20; second += 1) await pass(1000)
  const start = screen.getByRole('button', { name: 'Start the game' })
  await act(async () => {
    fireEvent.press(start)
    fireEvent.press(start)
  })
  expect(saves.state.getState().entries).toHaveLength(1)
})

test('With real dice the match starts only once the starter is chosen, and has no seed', async () => {
  const { saves } = await startApp({ link: 'new' })
  choose('Your own')
  expect(screen.getByRole('button', { name: 'Start the game' })).toBeDisabled()
  const reason = dictionaries.en.ownDice.sayWhoRolled
  expect(screen.getByText(reason)).toBeOnTheScreen()
  choose('Player 2')
  expect(screen.queryByText(reason)).toBeNull()
  await act(async () => press('Start the game'))
  const [entry] = saves.state.getState().entries
  expect(entry).toMatchObject({ dice: 'own', rules: { first: 1 } })
  const found = await saves.read(entry!.id)
  expect(found).toMatchObject({ match: { info: { dice: 'own', seals: [], starter: 'chosen' } } })
})

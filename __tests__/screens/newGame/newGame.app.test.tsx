/** Laying a table and starting a match, as people do it. */
import { act, fireEvent, screen, within } from '@testing-library/react-native'
import { claimTarget, seatCounts } from '@/engine/index'
import { dictionaries } from '@/i18n/index'
import { rollOff } from '@/match/index'
import { languages } from '@/names'
import { clearDisk, startApp } from '../../support/app'

beforeEach(async () => {
  await clearDisk()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    jest.advanceTimersByTime(milliseconds)
  })

/** A seed whose first roll-off among so many seats has a tie. */
const tiedSeed = (seats: 3): string => {
  for (let number = 0; ; number += 1) {
    const seed = number.toString(16).padStart(32, '0')
    if (rollOff(seed, seats).rounds.length > 1) return seed
  }
}

test.each(languages)(
  'In %s the number of players names the claims that call the last round',
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

test('What another player has cannot be taken, and says whose it is', async () => {
  await startApp({ link: 'new' })
  fireEvent.press(screen.getByRole('button', { name: 'Player 1' }))
  expect(screen.getByRole('radio', { name: 'Horseshoe, taken by Player 2' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'Madder, taken by Player 2' })).toBeDisabled()
})

test('A name that is taken gets a number, and one is told', async () => {
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

test('Players change seats and leave, but two always stay', async () => {
  await startApp({ link: 'new' })
  fireEvent.press(screen.getByRole('radio', { name: '3 players' }))
  fireEvent.press(screen.getByRole('button', { name: 'Player 3' }))
  fireEvent.changeText(screen.getByLabelText('Name'), 'Mei')
  fireEvent.press(screen.getByRole('button', { name: 'Move up' }))
  fireEvent.press(screen.getByRole('button', { name: 'Done' }))
  const rows = () => screen.getAllByRole('button', { name: /^(You|On this phone)$/ })
  expect(within(rows()[1]).getByText('Mei')).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('button', { name: 'Mei' }))
  fireEvent.press(screen.getByRole('button', { name: 'Remove' }))
  expect(rows()).toHaveLength(2)
  fireEvent.press(screen.getByRole('button', { name: 'Player 1' }))
  expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled()
})

test('A bot has a level', async () => {
  await startApp({ link: 'new' })
  fireEvent.press(screen.getByRole('button', { name: 'Player 2' }))
  fireEvent.press(screen.getByRole('radio', { name: 'Bot' }))
  fireEvent.press(screen.getByRole('radio', { name: /^Surveyor, level 5 of 7/ }))
  fireEvent.press(screen.getByRole('button', { name: 'Done' }))
  fireEvent.press(screen.getByRole('button', { name: 'Bot, Surveyor' }))
  expect(screen.getByRole('radio', { name: /^Surveyor, level 5 of 7/ })).toBeChecked()
})

test('With five players one is advised against reusable squatters, and may have them', async () => {
  const advice = new RegExp(dictionaries.en.newGame.reusableAdvice)
  await startApp({ link: 'new' })
  fireEvent.press(screen.getByRole('switch', { name: 'Reusable squatters' }))
  expect(screen.queryByText(advice)).toBeNull()
  fireEvent.press(screen.getByRole('radio', { name: '5 players' }))
  expect(screen.getByText(advice)).toBeOnTheScreen()
  expect(screen.getByRole('switch', { name: 'Reusable squatters' })).toBeChecked()
})

test('The roll-off shows each round: those tied roll again, the others keep their dice', async () => {
  const seed = tiedSeed(3)
  const { rounds, first } = rollOff(seed, 3)
  await startApp({ link: 'new', seed })
  fireEvent.press(screen.getByRole('radio', { name: '3 players' }))
  fireEvent.press(screen.getByRole('button', { name: 'Roll off' }))
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

test('Another table is another roll-off', async () => {
  await startApp({ link: 'new' })
  fireEvent.press(screen.getByRole('button', { name: 'Roll off' }))
  await pass(5000)
  expect(screen.getByText(/^Highest roll/)).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('radio', { name: '4 players' }))
  expect(screen.queryByText(/^Highest roll/)).toBeNull()
})

test('Once rolled it stands, also for who leaves and comes back, until others sit there', async () => {
  let drawn = 0
  await startApp({ link: 'new', seed: () => (drawn += 1).toString(16).padStart(32, '0') })
  const rollsOff = async (): Promise<string> => {
    fireEvent.press(screen.getByRole('button', { name: 'Roll off' }))
    for (let second = 0; second < 20; second += 1) await pass(1000)
    fireEvent.press(screen.getByRole('button', { name: 'Roll off' }))
    await pass(5000)
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

test('Start saves the match with its table, its seed and whoever won the roll-off, and opens it', async () => {
  const seed = 'ffeeddccbbaa99887766554433221100'
  const { saves } = await startApp({ link: 'new', seed })
  fireEvent.press(screen.getByRole('button', { name: 'Start the game' }))
  for (let second = 0; second < 20; second += 1) await pass(1000)
  expect(saves.state.getState().entries).toHaveLength(1)
  const [entry] = saves.state.getState().entries
  expect(entry).toMatchObject({
    round: 1,
    rules: { seats: 2, first: rollOff(seed, 2).first, reusableSquatters: false },
    players: [{ name: 'Player 1' }, { name: 'Player 2' }],
  })
  const found = await saves.read(entry!.id)
  expect(found.ok && found.match.info.seals).toMatchObject([{ seed, late: false }])
  expect(screen.queryByRole('heading', { name: 'New game' })).toBeNull()
})

test('Start makes one match, however often it is pressed before the page has changed', async () => {
  const { saves } = await startApp({ link: 'new' })
  fireEvent.press(screen.getByRole('button', { name: 'Roll off' }))
  for (let second = 0; second < 20; second += 1) await pass(1000)
  const start = screen.getByRole('button', { name: 'Start the game' })
  await act(async () => {
    fireEvent.press(start)
    fireEvent.press(start)
  })
  expect(saves.state.getState().entries).toHaveLength(1)
})

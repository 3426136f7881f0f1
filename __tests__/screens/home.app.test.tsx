/** Home and the ways in and out of it: links, languages, and the match to go on with. */
import { fireEvent, screen, waitFor } from '@testing-library/react-native'
import { dictionaries } from '@/i18n/index'
import { languages } from '@/names'
import { clearDisk, startApp } from '../support/app'
import { matchWith } from '../support/matches'

beforeEach(clearDisk)

/** Anna has one squatter out. */
const underWay = () => matchWith('235:52')

test.each(languages)('In %s Home offers a new game and every tool', async (language) => {
  await startApp({ language })
  const { home, common } = dictionaries[language]
  for (const name of [common.newGame, home.saved, common.howToPlay, common.settings])
    expect(screen.getByRole('button', { name })).toBeOnTheScreen()
  expect(screen.getByText(home.tagline)).toBeOnTheScreen()
  expect(screen.queryByRole('button', { name: home.continue })).toBeNull()
})

test.each(languages)(
  'In %s Home goes on with the latest match and says what is at risk',
  async (language) => {
    await startApp({ language, prepare: (saves) => saves.save(underWay()) })
    const { home, common } = dictionaries[language]
    expect(screen.getByRole('heading', { name: common.turn('Anna') })).toBeOnTheScreen()
    expect(screen.getByText(common.round(1))).toBeOnTheScreen()
    expect(screen.getByText(home.atRisk(1, 100 / 216))).toBeOnTheScreen()
    fireEvent.press(screen.getByRole('button', { name: new RegExp(`^${home.continue}`) }))
    await waitFor(() => expect(screen.queryByText(home.tagline)).toBeNull())
  },
)

test('Home keeps the chance of a bust to itself when the settings say so', async () => {
  await startApp({
    prepare: (saves) => {
      saves.save(underWay())
      saves.setSetting('bustChance', false)
    },
  })
  expect(screen.getByText('1 marker at risk')).toBeOnTheScreen()
})

test('Without a match under way Home lays the last table again', async () => {
  await startApp({
    prepare: (saves) => {
      const { rules, players } = underWay().info
      const people = { rules, players, dice: 'screen', at: '', match: null } as const
      saves.remember('lastTable', { solo: null, people })
    },
  })
  expect(screen.getByText('Anna and Ruben')).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('button', { name: 'New game' }))
  expect(await screen.findByRole('button', { name: 'Anna' })).toBeOnTheScreen()
})

test.each(languages)('In %s a link that leads nowhere opens Home with one sentence', async (language) => {
  await startApp({ language, link: 'no/such/place' })
  expect(screen.getByText(dictionaries[language].home.nowhere)).toBeOnTheScreen()
})

test('A link to a match that is not here opens Home and says so', async () => {
  await startApp({ link: 'match/nobody' })
  expect(await screen.findByText('That game is not on this device.')).toBeOnTheScreen()
})

test('The sentence is gone once one has left Home', async () => {
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

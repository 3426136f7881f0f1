/** The six pages of the rules in their order, and the way through them. What they teach is tried in `rules.test.tsx`. */
import { fireEvent, screen } from '@testing-library/react-native'
import { dictionaries } from '@/i18n/dictionaries'
import { pageNames } from '@/screens/learn/rules/pages'
import { clearDisk, startApp } from '../../support/app'

beforeEach(clearDisk)

const press = (name: string): void => {
  fireEvent.press(screen.getByRole('button', { name }))
}

test('Next leads through the six pages, from the goal to the scoring', async () => {
  await startApp({ link: 'how' })
  const { pages } = dictionaries.en.learn
  const titles = pageNames.map((name) => pages[name].title)
  expect(titles).toEqual([
    'The goal',
    'Where the dice go',
    'Claims',
    'Push your luck',
    'The last round',
    'Scoring',
  ])
  for (const title of titles) {
    if (title !== titles[0]) press('Next')
    expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen()
  }
})

test('A board that is tried on one page is put away by the next', async () => {
  await startApp({ link: 'how' })
  press('Try it: Who starts')
  press('Next')
  fireEvent.press(screen.getByLabelText(/^Column 4, row 2:/))
  expect(screen.getByText('Closed: Mei has claimed it.')).toBeOnTheScreen()
})

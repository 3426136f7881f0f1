/** Paging through the rules. `rules.test.tsx` tests what the pages teach. */
import { fireEvent, screen } from '@testing-library/react-native'
import { dictionaries } from '@/i18n/dictionaries'
import { pageNames } from '@/screens/learn/rules/pages'
import { clearDisk, startApp } from '../../support/app'

beforeEach(clearDisk)

const press = (name: string): void => {
  fireEvent.press(screen.getByRole('button', { name }))
}

test('Next leads through the six pages from the goal to the scoring', async () => {
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

test('Opening the next page closes the board tried on the page before', async () => {
  await startApp({ link: 'how' })
  press('Try it: Who starts')
  press('Next')
  fireEvent.press(screen.getByLabelText(/^Column 4, row 2:/))
  expect(screen.getByText('Closed: Mei has claimed it.')).toBeOnTheScreen()
})

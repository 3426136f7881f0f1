/** A place that comes over the net: drawn at once where it is here, asked for again where it did not come. */
import { act, fireEvent, render, screen } from '@testing-library/react-native'
import type { ReactNode } from 'react'
import { Text } from 'react-native'
import { dictionaries } from '@/i18n/dictionaries'
import { PhrasesProvider } from '@/i18n/PhrasesProvider'
import { languages, type Language } from '@/names'
import { retryAfter } from '@/missing'
import { startAnew } from '@/screens/shell/newVersion'
import { part, placeIn } from '@/screens/shell/places/chunk'
import { ThemeProvider } from '@/theme/ThemeProvider'

jest.mock('@/screens/shell/newVersion', () => ({
  ...jest.requireActual('@/screens/shell/newVersion'),
  startAnew: jest.fn(async () => undefined),
}))

const within = (language: Language, what: ReactNode) => (
  <ThemeProvider scheme="paper" textSize={1} reducedMotion={false}>
    <PhrasesProvider language={language}>{what}</PhrasesProvider>
  </ThemeProvider>
)
const contents = { Shelf: () => <Text>The shelf</Text> }
const settled = () => act(async () => undefined)

test('A place whose part is here is drawn at once', async () => {
  const shelf = part(async () => contents)
  await shelf.bring()
  const Place = placeIn(shelf, ({ Shelf }) => Shelf)
  render(within('en', <Place />))
  expect(screen.getByText('The shelf')).toBeOnTheScreen()
})

test('A place that is opened before its part is here is drawn when that comes', async () => {
  const Place = placeIn(
    part(async () => contents),
    ({ Shelf }) => Shelf,
  )
  render(within('en', <Place />))
  expect(screen.queryByText('The shelf')).toBeNull()
  await settled()
  expect(screen.getByText('The shelf')).toBeOnTheScreen()
})

test.each(languages)('In %s a place that does not come says so, and is asked for again', async (language) => {
  const { problems } = dictionaries[language]
  jest.mocked(startAnew).mockClear()
  let isOut = true
  const load = async () => {
    if (isOut) throw new Error('no network')
    return contents
  }
  const Place = placeIn(part(load), ({ Shelf }) => Shelf)
  render(within(language, <Place />))
  await settled()
  expect(screen.getByText(problems.notHere)).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('button', { name: problems.tryAgain }))
  await settled()
  expect(startAnew).toHaveBeenCalledTimes(1)
  isOut = false
  fireEvent.press(screen.getByRole('button', { name: problems.tryAgain }))
  await settled()
  expect(screen.getByText('The shelf')).toBeOnTheScreen()
})

test('A place that does not come is asked for again by itself after a while', async () => {
  jest.useFakeTimers()
  const load = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(contents)
  const Place = placeIn(part<typeof contents>(load), ({ Shelf }) => Shelf)
  render(within('en', <Place />))
  await settled()
  expect(screen.getByText(dictionaries.en.problems.notHere)).toBeOnTheScreen()
  await act(async () => jest.advanceTimersByTime(retryAfter))
  expect(screen.getByText('The shelf')).toBeOnTheScreen()
  jest.useRealTimers()
})

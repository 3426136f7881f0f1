import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { Text } from 'react-native'
import { retryAfter } from '@/chunks'
import { dictionaries } from '@/i18n/dictionaries'
import { languages, type Language } from '@/names'
import { chunk, screenIn } from '@/screens/shell/places/chunk'
import { Providers } from '@/screens/shell/Providers'
import { openDevice } from '../support/device'

const contents = { Shelf: () => <Text>The shelf</Text> }
const screenOf = (load: () => Promise<typeof contents>) => screenIn(chunk(load), ({ Shelf }) => Shelf)
const settled = () => act(async () => undefined)

const open = async (Place: ReturnType<typeof screenOf>, language: Language = 'en') => {
  const { services } = await openDevice({ language })
  const reload = jest.fn(async () => undefined)
  const updates = { ...services.updates, reload }
  render(
    <Providers services={{ ...services, updates }}>
      <Place />
    </Providers>,
  )
  return { reload }
}

test('Draws a screen at once when its chunk is loaded', async () => {
  const shelf = chunk(async () => contents)
  await shelf.load()
  await open(screenIn(shelf, ({ Shelf }) => Shelf))
  expect(screen.getByText('The shelf')).toBeOnTheScreen()
})

test('Draws a screen as soon as its chunk arrives', async () => {
  await open(screenOf(async () => contents))
  expect(screen.queryByText('The shelf')).toBeNull()
  await settled()
  expect(screen.getByText('The shelf')).toBeOnTheScreen()
})

test.each(languages)('In %s a screen that fails to load says so and offers a retry', async (language) => {
  const { problems } = dictionaries[language]
  let isOut = true
  const load = async () => {
    if (isOut) throw new Error('no network')
    return contents
  }
  const { reload } = await open(screenOf(load), language)
  await settled()
  expect(screen.getByText(problems.notHere)).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('button', { name: problems.tryAgain }))
  await settled()
  expect(reload).toHaveBeenCalledTimes(1)
  isOut = false
  fireEvent.press(screen.getByRole('button', { name: problems.tryAgain }))
  await settled()
  expect(screen.getByText('The shelf')).toBeOnTheScreen()
})

test('Retries a screen that failed to load after a while', async () => {
  jest.useFakeTimers()
  const load = jest.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(contents)
  await open(screenOf(load))
  await settled()
  expect(screen.getByText(dictionaries.en.problems.notHere)).toBeOnTheScreen()
  await act(async () => jest.advanceTimersByTime(retryAfter))
  expect(screen.getByText('The shelf')).toBeOnTheScreen()
  jest.useRealTimers()
})

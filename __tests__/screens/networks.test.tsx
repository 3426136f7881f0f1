/** Networks that do not come over the net: said in a strip, and asked for again, by the button and by themselves. */
import { act, fireEvent, screen } from '@testing-library/react-native'
import { Text } from 'react-native'
import { dictionaries } from '@/i18n/dictionaries'
import { languages } from '@/names'
import { retryAfter } from '@/chunks'
import { SaveNotice } from '@/screens/shell/SaveNotice'
import { useNetworks } from '@/features/review/useNetworks'
import { showPage } from '../support/page'

const mockLoad = jest.fn<Promise<void>, []>()
jest.mock('@/bots', () => ({
  ...jest.requireActual<object>('@/bots'),
  hasNetworks: () => false,
  loadNetworks: () => mockLoad(),
}))
beforeEach(() => {
  jest.useFakeTimers()
  mockLoad.mockReset().mockRejectedValue(new Error('no network'))
})
afterEach(() => jest.useRealTimers())

const Asking = () => <Text>{useNetworks(true) ? 'Here' : 'On their way'}</Text>
const page = (
  <SaveNotice>
    <Asking />
  </SaveNotice>
)
const passes = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds))

test.each(languages)('In %s a strip says that they are missing until they have come', async (language) => {
  const { problems } = dictionaries[language]
  await showPage(page, { language })
  expect(screen.getByText(problems.partMissing)).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('button', { name: problems.tryAgain }))
  await passes(0)
  expect(mockLoad).toHaveBeenCalledTimes(2)
  expect(screen.getByText('On their way')).toBeOnTheScreen()
  mockLoad.mockResolvedValue()
  await passes(retryAfter)
  expect(mockLoad).toHaveBeenCalledTimes(3)
  expect(screen.getByText('Here')).toBeOnTheScreen()
  expect(screen.queryByText(problems.partMissing)).toBeNull()
})

test('Who leaves the page that needs them reads nothing of them', async () => {
  await showPage(page)
  const { problems } = dictionaries.en
  screen.rerender(<></>)
  await passes(retryAfter)
  expect(mockLoad).toHaveBeenCalledTimes(1)
  await showPage(
    <SaveNotice>
      <Text>Another page</Text>
    </SaveNotice>,
  )
  expect(screen.queryByText(problems.partMissing)).toBeNull()
})

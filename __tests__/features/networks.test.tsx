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

const NeedsNetworks = () => <Text>{useNetworks(true) ? 'Here' : 'On their way'}</Text>
const page = (
  <SaveNotice>
    <NeedsNetworks />
  </SaveNotice>
)
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds))

test.each(languages)(
  'In %s a strip says that the networks are missing, and retries until they load',
  async (language) => {
    const { problems } = dictionaries[language]
    await showPage(page, { language })
    expect(screen.getByText(problems.partMissing)).toBeOnTheScreen()
    fireEvent.press(screen.getByRole('button', { name: problems.tryAgain }))
    await pass(0)
    expect(mockLoad).toHaveBeenCalledTimes(2)
    expect(screen.getByText('On their way')).toBeOnTheScreen()
    mockLoad.mockResolvedValue()
    await pass(retryAfter)
    expect(mockLoad).toHaveBeenCalledTimes(3)
    expect(screen.getByText('Here')).toBeOnTheScreen()
    expect(screen.queryByText(problems.partMissing)).toBeNull()
  },
)

test('The strip disappears when the page that needs the networks is left', async () => {
  await showPage(page)
  const { problems } = dictionaries.en
  screen.rerender(<></>)
  await pass(retryAfter)
  expect(mockLoad).toHaveBeenCalledTimes(1)
  await showPage(
    <SaveNotice>
      <Text>Another page</Text>
    </SaveNotice>,
  )
  expect(screen.queryByText(problems.partMissing)).toBeNull()
})

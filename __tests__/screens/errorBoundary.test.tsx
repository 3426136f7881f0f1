import { configure, fireEvent, render, screen } from '@testing-library/react-native'
import { Text } from 'react-native'
import { dictionaries } from '@/i18n/dictionaries'
import { PhrasesProvider } from '@/i18n/PhrasesProvider'
import { languages } from '@/names'
import { ErrorBoundary } from '@/screens/shell/ErrorBoundary'
import { ThemeProvider } from '@/theme/ThemeProvider'

configure({ asyncUtilTimeout: 10_000 })

test.each(languages)(
  'In %s a page that throws while rendering is replaced by an explanation and a restart button',
  async (language) => {
    const { problems } = dictionaries[language]
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let broken = true
    const onError = jest.fn()
    const Page = () => {
      if (broken) throw new Error('a fault in drawing')
      return <Text>The table</Text>
    }
    render(
      <ThemeProvider scheme="paper" textSize={1} reducedMotion={false}>
        <PhrasesProvider language={language}>
          <ErrorBoundary onError={onError} onRetry={async () => undefined} onBackup={async () => true}>
            <Page />
          </ErrorBoundary>
        </PhrasesProvider>
      </ThemeProvider>,
    )
    expect(screen.getByText(problems.mishap)).toBeOnTheScreen()
    expect(onError).toHaveBeenCalledTimes(1)
    broken = false
    fireEvent.press(screen.getByRole('button', { name: problems.startAgain }))
    expect(await screen.findByText('The table')).toBeOnTheScreen()
    consoleError.mockRestore()
  },
)

test('The error page offers a backup, and rebuilds the list of matches before it draws the pages again', async () => {
  const { problems, saved } = dictionaries.en
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const Page = () => {
    if (broken) throw new Error('a list that cannot be drawn')
    return <Text>The table</Text>
  }
  const onBackup = jest.fn(async () => false)
  const onRetry = async () => {
    broken = false
  }
  render(
    <ThemeProvider scheme="paper" textSize={1} reducedMotion={false}>
      <PhrasesProvider language="en">
        <ErrorBoundary onBackup={onBackup} onRetry={onRetry}>
          <Page />
        </ErrorBoundary>
      </PhrasesProvider>
    </ThemeProvider>,
  )
  fireEvent.press(screen.getByRole('button', { name: saved.exportAll }))
  expect(await screen.findByText(problems.failed)).toBeOnTheScreen()
  onBackup.mockResolvedValueOnce(true)
  fireEvent.press(screen.getByRole('button', { name: saved.exportAll }))
  expect(await screen.findByText(saved.sharedToast)).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('button', { name: problems.startAgain }))
  expect(await screen.findByText('The table')).toBeOnTheScreen()
  consoleError.mockRestore()
})

test('The pages are drawn again even if rebuilding the list of matches fails', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  let broken = true
  const Page = () => {
    if (broken) throw new Error('a fault in drawing')
    return <Text>The table</Text>
  }
  const onRetry = async () => {
    broken = false
    throw new Error('the disk cannot be read')
  }
  render(
    <ThemeProvider scheme="paper" textSize={1} reducedMotion={false}>
      <PhrasesProvider language="en">
        <ErrorBoundary onRetry={onRetry} onBackup={async () => true}>
          <Page />
        </ErrorBoundary>
      </PhrasesProvider>
    </ThemeProvider>,
  )
  fireEvent.press(screen.getByRole('button', { name: dictionaries.en.problems.startAgain }))
  expect(await screen.findByText('The table')).toBeOnTheScreen()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(unhandled).not.toHaveBeenCalled()
  process.off('unhandledRejection', unhandled)
  consoleError.mockRestore()
})

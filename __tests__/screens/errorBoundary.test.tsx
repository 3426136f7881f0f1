/** A fault in drawing is told in the player's language, and the app can be started again. */
import { fireEvent, render, screen } from '@testing-library/react-native'
import { Text } from 'react-native'
import { dictionaries, PhrasesProvider } from '@/i18n/index'
import { languages } from '@/names'
import { ErrorBoundary } from '@/screens/app/ErrorBoundary'
import { ThemeProvider } from '@/theme/index'

test.each(languages)('In %s a page that cannot be drawn gives way to a sentence and a way on', (language) => {
  const { problems } = dictionaries[language]
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const onError = jest.fn()
  const Page = () => {
    if (broken) throw new Error('a fault in drawing')
    return <Text>The table</Text>
  }
  render(
    <ThemeProvider scheme="paper" textSize={1} reducedMotion={false}>
      <PhrasesProvider language={language}>
        <ErrorBoundary onError={onError}>
          <Page />
        </ErrorBoundary>
      </PhrasesProvider>
    </ThemeProvider>,
  )
  expect(screen.getByText(problems.mishap)).toBeOnTheScreen()
  expect(onError).toHaveBeenCalledTimes(1)
  broken = false
  fireEvent.press(screen.getByRole('button', { name: problems.startAgain }))
  expect(screen.getByText('The table')).toBeOnTheScreen()
  complain.mockRestore()
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react-native'
import { dictionaries } from '@/i18n/dictionaries'
import { type Language, languages } from '@/names'
import { lessonSteps } from '@/screens/learn/lesson/lesson'
import { lessonOffers } from '@/saves'
import { motion } from '@/theme/motion'
import { clearDisk, startApp } from '../../support/app'
import { fakeClock } from '../../support/fakeClock'

beforeEach(clearDisk)

/** Without animations, so that every press counts at once. */
const openLesson = (language: Language = 'en') =>
  startApp({ link: 'lesson', language, prepare: (saves) => saves.setSetting('dicePace', 'instant') })

const press = (name: string): void => {
  fireEvent.press(screen.getByRole('button', { name }))
}
const tap = (name: string, language: Language = 'en'): void => {
  const [column, row] = name.split(',').map(Number)
  const { board } = dictionaries[language]
  const [onBoard] = screen.getAllByLabelText(new RegExp(`^${board.position(column!, row!)}:`)).slice(-1)
  fireEvent.press(onBoard)
}
const isAtStep = (step: number, language: Language = 'en'): void => {
  const { progress } = dictionaries[language].learn.lesson
  expect(screen.getByText(progress(step, lessonSteps.length))).toBeOnTheScreen()
}

test.each(languages)(
  'In %s eleven presses finish the lesson, and one more starts a match against a bot',
  async (language) => {
    const { play, learn, home } = dictionaries[language]
    await openLesson(language)
    isAtStep(1, language)
    press(play.rollTheDice)
    tap('5,2', language)
    press(play.rollAgain)
    tap('4,6', language)
    press(play.rollAgain)
    tap('5,2', language)
    press(play.rollAgain)
    tap('4,2', language)
    press(play.rollAgain)
    isAtStep(10, language)
    press(learn.lesson.rewind)
    press(play.stopAndTake(3))
    isAtStep(12, language)
    press(home.play('Doc Hollis'))
    expect(await screen.findByRole('button', { name: /^Doc Hollis, / })).toBeOnTheScreen()
  },
)

test('Explains a roll once its dice have landed', async () => {
  await startApp({ link: 'lesson' })
  press('Roll the dice')
  isAtStep(1)
  await waitFor(() => isAtStep(2), { timeout: 5000 })
})

test('Offers to take the roll back only once the bust is stamped', async () => {
  const clock = fakeClock()
  const { saves } = await startApp({
    link: 'lesson',
    clock,
    prepare: (each) => each.setSetting('dicePace', 'instant'),
  })
  for (const [at, name] of ['5,2', '4,6', '5,2', '4,2'].entries()) {
    press(at === 0 ? 'Roll the dice' : 'Roll again')
    tap(name)
  }
  act(() => saves.setSetting('dicePace', 'relaxed'))
  press('Roll again')
  const { rewind } = dictionaries.en.learn.lesson
  act(() => clock.pass(motion.roll.open + motion.bust.hold + 200))
  expect(screen.queryByRole('button', { name: rewind })).toBeNull()
  act(() => clock.pass(3000))
  expect(screen.getByRole('button', { name: rewind })).toBeOnTheScreen()
})

test('The choices below the board place a marker as the board does', async () => {
  await openLesson()
  press('Roll the dice')
  press('Column 5, row 2: place squatter 3 here')
  isAtStep(3)
})

test('Explains an illegal press, and repeats the task after one the lesson does not ask for', async () => {
  await openLesson()
  tap('5,2')
  expect(screen.getByText('Roll first.')).toBeOnTheScreen()
  press('Roll the dice')
  tap('2,4')
  expect(screen.getByText('Closed: Ruben has claimed it.')).toBeOnTheScreen()
  tap('6,6')
  expect(screen.getByText('5, 2 and 3 do not reach column 6, row 6.')).toBeOnTheScreen()
  tap('3,2')
  expect(screen.getByText('You could. For this lesson, take column 5, row 2.')).toBeOnTheScreen()
  tap('5,2')
  press('Stop & take 1')
  expect(screen.getByText('You could. For this lesson, roll.')).toBeOnTheScreen()
  isAtStep(3)
})

test('Offers the lesson until it has been taken', async () => {
  const { saves } = await startApp()
  press('Learn it in 90 seconds')
  await waitFor(() => isAtStep(1))
  expect(saves.remembered.getState().lessonOffered).toBe(lessonOffers)
})

test('The lesson can be left at any step and repeated from the rules', async () => {
  await openLesson()
  press('Roll the dice')
  press('Skip the lesson')
  expect(await screen.findByRole('button', { name: /^New game/ })).toBeOnTheScreen()
  press('How to play')
  fireEvent.press(await screen.findByRole('button', { name: 'First lesson' }))
  await waitFor(() => isAtStep(1))
})

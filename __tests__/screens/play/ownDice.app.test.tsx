/** A match with real dice, by the labels of buttons and by announcements. */
import { act, fireEvent, screen } from '@testing-library/react-native'
import { AccessibilityInfo } from 'react-native'
import { dictionaries } from '@/i18n/dictionaries'
import { languages } from '@/names'
import { realClock } from '@/stage/clock'
import { gestures } from '@/ui/kit/gestures'
import { clearDisk, startApp } from '../../support/app'
import { matchWith, type MatchOptions } from '../../support/matches'

const said = jest
  .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
  .mockImplementation(() => undefined)

let now = 0
jest.spyOn(realClock, 'now').mockImplementation(() => now)

beforeEach(async () => {
  gestures.forgetAll()
  said.mockClear()
  await clearDisk()
})

const sitAt = async (
  moves: string,
  language: (typeof languages)[number] = 'en',
  options: MatchOptions = {},
) => {
  const match = matchWith(moves, { dice: 'own', starter: 'chosen', ...options })
  await startApp({
    link: `match/${match.info.id}`,
    language,
    prepare: (saves) => {
      saves.setSetting('dicePace', 'instant')
      saves.setSetting('passScreen', false)
      saves.save(match)
    },
  })
  await screen.findAllByRole('heading')
}

/** Presses a second after the last press, and waits until the disk has the result. */
const press = async (name: string | RegExp): Promise<void> => {
  now += 1000
  await act(async () => {
    fireEvent.press(screen.getByRole('button', { name }))
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
}

test.each(languages)('In %s three dice are entered and one is corrected', async (language) => {
  await sitAt('', language)
  const { ownDice, play } = dictionaries[language]
  expect(screen.getByRole('heading', { name: ownDice.throwYours('Anna') })).toBeOnTheScreen()
  await press('2')
  await press('3')
  expect(screen.getByLabelText(ownDice.slots([2, 3]))).toBeOnTheScreen()
  expect(said).toHaveBeenLastCalledWith(ownDice.entered([2, 3]), expect.anything())
  await press('4')
  expect(await screen.findByRole('heading', { name: play.chooseASpace })).toBeOnTheScreen()
  await press(ownDice.changeSpoken([2, 3, 4]))
  await press(`${ownDice.takeBack} ${ownDice.theDie(4)}`)
  await press('5')
  expect(await screen.findByRole('button', { name: ownDice.changeSpoken([2, 3, 5]) })).toBeOnTheScreen()
})

test('Stop is beside the pad until the first die, which can be taken back there', async () => {
  await sitAt('235:52')
  expect(screen.getByRole('button', { name: /^Stop & take 1/ })).toBeOnTheScreen()
  await press('6')
  expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await press('Take back, the 6')
  expect(screen.getByRole('button', { name: /^Stop & take 1/ })).toBeOnTheScreen()
})

test('A bust can be corrected until the phone is passed on', async () => {
  await sitAt('111:11 111:11 111x')
  await press('Change dice')
  expect(screen.getByLabelText('Your dice: 1, 1, 1')).toBeOnTheScreen()
})

test('A bust that was passed on stays as it is after a restart', async () => {
  await sitAt('111:11 111:11 111x')
  await press('Pass to Ruben')
  screen.unmount()
  await startApp({ link: 'match/test-match' })
  await screen.findByRole('heading', { name: dictionaries.en.ownDice.throwYours('Ruben') })
  expect(screen.queryByRole('button', { name: 'Change dice' })).toBeNull()
})

test('The last bust of a match that is over when it is opened cannot be corrected', async () => {
  const claims = [...'12'].flatMap((column) =>
    [...'123456'].map((row) => `${column}${row}6:${column}${row} `.repeat(2)),
  )
  await sitAt(`${claims.join('')}331:33 331:33. 333x 333x`, 'en', {
    rules: { reusableSquatters: true },
    ended: '2026-11-18T11:00:00.000Z',
  })
  expect(screen.getByRole('button', { name: 'See the result' })).toBeOnTheScreen()
  expect(screen.queryByRole('button', { name: 'Change dice' })).toBeNull()
})

test('The menu switches to rolling on screen: the pad disappears, and the new seal is shown and announced', async () => {
  await sitAt('235:52')
  await press('Match menu')
  await press(/^Roll on screen from here/)
  const sealed = /^The dice are sealed from here on: \S+ · \S+ · \S+ · \S+$/
  expect(screen.getByText(sealed)).toBeOnTheScreen()
  expect(said).toHaveBeenLastCalledWith(expect.stringMatching(sealed), expect.anything())
  expect(await screen.findByRole('button', { name: /^Roll again/ })).toBeOnTheScreen()
  expect(screen.queryByRole('group', { name: 'Enter a die' })).toBeNull()
})

/** Seals: before the first roll, opened with the result, and on the page about the dice. */
import { act, fireEvent, screen } from '@testing-library/react-native'
import { dictionaries } from '@/i18n/dictionaries'
import { rollsOf, writeText, type Match } from '@/match'
import { languages, type Language } from '@/names'
import { gestures } from '@/ui/kit/gestures'
import { matchFor, withoutSeals } from '../../fixtures/matches'
import { clearDisk, startApp } from '../../support/app'
import { matchWith } from '../../support/matches'

beforeEach(async () => {
  gestures.forgetAll()
  await clearDisk()
})

const match = matchFor(2)

const openAt = async (place: string, stored: Match = match, language: Language = 'en'): Promise<void> => {
  await startApp({
    link: `match/${stored.info.id}${place}`,
    language,
    prepare: (saves) => saves.save(stored),
  })
  await screen.findAllByRole('heading')
}
const press = async (name: string | RegExp): Promise<void> => {
  await act(async () => {
    fireEvent.press(screen.getByRole('button', { name }))
  })
}
const checkMatch = async (text: string): Promise<void> => {
  const { seal } = dictionaries.en
  await press(seal.check)
  fireEvent.changeText(screen.getByLabelText(seal.checkText), text)
  await act(async () => {
    fireEvent.press(screen.getAllByRole('button', { name: seal.check }).at(-1))
  })
}

test.each(languages)(
  'In %s the first turn shows the seal, which opens the page about the dice',
  async (language) => {
    const { seal } = dictionaries[language]
    await openAt('', matchFor(2, 0), language)
    await press(new RegExp(`^${seal.sealed}: `))
    expect(await screen.findAllByText(seal.closed)).toHaveLength(3)
  },
)

test('Hides the seal after the first roll', async () => {
  await openAt('', matchFor(2, 2))
  expect(screen.queryByRole('button', { name: /sealed/ })).toBeNull()
})

test.each(languages)('In %s the result opens the seal and recomputes it', async (language) => {
  const { seal } = dictionaries[language]
  await openAt('/result', match, language)
  expect(await screen.findByText(seal.opened)).toBeOnTheScreen()
  expect(screen.getByText(seal.openedFromStart(rollsOf(match).length))).toBeOnTheScreen()
})

test('The result marks dice without a seal as not verified', async () => {
  await openAt('/result', withoutSeals(match))
  expect(await screen.findByText('Not verified')).toBeOnTheScreen()
})

test('The page checks the stamp, the rolls and who rolled them, and counts the faces', async () => {
  await openAt('/dice')
  const count = rollsOf(match).length
  expect(screen.getByText('Stamped again just now: the same pattern.')).toBeOnTheScreen()
  expect(screen.getByText(`${count} of ${count} rolls, first to last.`)).toBeOnTheScreen()
  expect(screen.getByText(/^Anna: \d+ rolls, Ben: \d+ rolls from the same paper\.$/)).toBeOnTheScreen()
  expect(screen.getByRole('img', { name: /^6: Anna \d+, Ben \d+$/ })).toBeOnTheScreen()
  await press('Show all 64 digits')
  expect(screen.getByText(match.info.seals[0]!.hash.replace(/(.{4})(?!$)/g, '$1 '))).toBeOnTheScreen()
})

test('The page says what a seal proves and what it cannot prove', async () => {
  await openAt('/dice')
  await press('More')
  expect(screen.getByText(dictionaries.en.seal.proves)).toBeOnTheScreen()
  expect(screen.getByText(dictionaries.en.seal.cannot)).toBeOnTheScreen()
})

test('A match with real dice has nothing to check, and its faces are not counted', async () => {
  await openAt('/dice', matchWith('235:52', { dice: 'own', starter: 'chosen' }))
  expect(screen.getByText(/Thrown by hand/)).toBeOnTheScreen()
  expect(screen.queryByText('How often each face fell')).toBeNull()
})

test('Checks the text of a match, and names the turn and roll that differ', async () => {
  await openAt('/dice')
  await checkMatch(writeText(matchFor(3)))
  expect(screen.getByText('Its dice are the ones that were sealed')).toBeOnTheScreen()
  fireEvent.changeText(
    screen.getByLabelText('Text of a match'),
    writeText(matchFor(3)).replace(/^(1\. \{.*?\} )616/m, '$1612'),
  )
  await act(async () => {
    fireEvent.press(screen.getAllByRole('button', { name: 'Check a match' }).at(-1))
  })
  expect(
    screen.getByText('Turn 1, roll 1: the paper says 6, 1, 6; the match says 6, 1, 2.'),
  ).toBeOnTheScreen()
})

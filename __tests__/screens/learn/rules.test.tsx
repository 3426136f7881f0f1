/** Tries every rule by taps on its page: legal actions work, illegal ones are explained. */
import { fireEvent, screen } from '@testing-library/react-native'
import { useState } from 'react'
import { dictionaries } from '@/i18n/dictionaries'
import { pageNames, type ExampleName, type PageName } from '@/screens/learn/rules/pages'
import { RulePage } from '@/screens/learn/rules/RulePage'
import { showPage } from '../../support/page'

const press = (name: string | RegExp): void => {
  fireEvent.press(screen.getByRole('button', { name }))
}
const spaceNamed = (name: string) => {
  const [column, row] = name.split(',')
  return screen.getByLabelText(new RegExp(`^Column ${column}, row ${row}:`))
}
const tap = (name: string): void => {
  fireEvent.press(spaceNamed(name))
}
const expectText = (text: string | RegExp): void => {
  expect(screen.getAllByText(text).length).toBeGreaterThan(0)
}
const expectMarker = (name: string, what: string): void => {
  expect(spaceNamed(name)).toHaveAccessibleName(new RegExp(what))
}
const legalSpaces = (): number => screen.getAllByLabelText(/^Column .*; place /).length

/** One page of the rules; trying an example shows its board on the same page. */
const Page = ({ name }: { readonly name: PageName }) => {
  const [tried, setTried] = useState<ExampleName | null>(null)
  const key = `${name} ${tried}`
  const off = () => undefined
  return (
    <RulePage key={key} name={name} tried={tried} onTry={setTried} onBack={off} more={null} foot={null} />
  )
}

const { pages } = dictionaries.en.learn

const openPage = async (title: string, tried?: string): Promise<void> => {
  const name = pageNames.find((each) => pages[each].title === title)!
  await showPage(<Page name={name} />)
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen()
  if (tried) press(`Try it: ${tried}`)
}

test('R4: the highest die starts, ties roll again, and play goes clockwise', async () => {
  await openPage('The goal', 'Who starts')
  tap('2,4')
  expectText('Roll first.')
  press('Roll for the start')
  expectText('You 5, Ruben 6 and Mei 6. Ruben and Mei roll again.')
  press('Roll for the start')
  expectText('Ruben 2 and Mei 4. Mei starts.')
  press('Roll')
  tap('2,4')
  press('Stop')
  expectText(/Your turn\./)
})

test('R5: no stop before a roll, and no stop or second roll before a marker is placed', async () => {
  await openPage('The goal', 'A turn')
  press('Stop')
  expectText('Roll first.')
  press('Roll')
  press('Stop')
  expectText('Place a marker first.')
  press('Roll')
  expectText('Place a marker first.')
  tap('1,2')
  press('Stop')
  expectText(/1 settled, 0 claimed/)
})

test('R6: three numbers reach six spaces, a pair three, a triple one', async () => {
  await openPage('Where the dice go', 'Six, three, one')
  expect(legalSpaces()).toBe(6)
  tap('4,6')
  expectText('2, 3 and 5 do not reach column 4, row 6.')
  tap('5,2')
  press('Roll')
  expect(legalSpaces()).toBe(3)
  tap('4,4')
  press('Roll')
  expect(legalSpaces()).toBe(1)
})

test('R7: a claim from this or an earlier turn closes a space, for its owner too', async () => {
  await openPage('Where the dice go')
  tap('4,2')
  expectText('Closed: Mei has claimed it.')
  screen.unmount()
  await openPage('Claims')
  tap('5,4')
  expectText('Closed: it carries a claim of this turn.')
  tap('4,1')
  expectText('Closed: Ruben has claimed it.')
})

test('R8: the third die’s squatter goes on an empty or an opponent’s space, unless it is already placed', async () => {
  await openPage('Claims')
  tap('1,4')
  expectText('Squatter 5 is in use, on column 2, row 2.')
  expectMarker('1,4', 'empty')
  tap('5,1')
  expectMarker('5,1', 'squatter 4 on Ruben’s settled space')
})

test('R8: the squatter goes on an empty space', async () => {
  await openPage('Where the dice go')
  tap('2,5')
  expectMarker('2,5', 'squatter 4')
})

test('R9: a claim goes on your own settled space whatever the third die, and never a squatter', async () => {
  await openPage('Claims')
  expectMarker('4,5', 'your settled space; place a claim here')
  tap('4,5')
  expectMarker('4,5', 'a claim on your settled space')
})

test('R10: a claim goes on top of a squatter of this turn', async () => {
  await openPage('Claims')
  tap('1,5')
  expectMarker('1,5', 'squatter 2 with a claim')
})

test('R11: an opponent’s marker stays until you stop', async () => {
  await openPage('Push your luck', 'On another’s space')
  tap('4,3')
  expectMarker('4,3', 'squatter 1 on Ruben’s settled space')
  expectMarker('4,4', 'part of Ruben’s largest group of 2')
  press('Stop')
  expectMarker('4,3', 'your settled space')
})

test('R12: a roll that fits nowhere removes this turn’s markers and leaves those beneath', async () => {
  await openPage('Push your luck')
  press('Roll')
  expectText(/Bust\. 5 markers lost\./)
  for (const name of ['2,1', '4,4', '6,3']) expectMarker(name, 'empty')
  expectMarker('4,2', 'your settled space')
  expectMarker('3,6', 'claimed by Ruben')
})

test('R12: stopping in time loses nothing', async () => {
  await openPage('Push your luck')
  press('Stop')
  expectText(/2 settled, 2 claimed/)
})

test('R13: after a placement you stop or roll, and cannot place a second marker', async () => {
  await openPage('Push your luck', 'On another’s space')
  tap('3,4')
  tap('4,3')
  expectText('Stop or roll again.')
  press('Roll')
  expectText(/3 spaces|One space|Bust/)
})

test('R14: a stop settles squatters, claims spaces and sends others’ markers home', async () => {
  await openPage('Push your luck', 'Stopping')
  press('Stop')
  expectText(/2 settled, 3 claimed, 2 markers sent home\./)
  for (const name of ['5,5', '5,6']) expectMarker(name, 'your settled space')
  for (const name of ['6,2', '4,3', '3,4']) expectMarker(name, 'claimed by you')
})

test('R15: a squatter under a claim stays out for the rest of the turn', async () => {
  await openPage('Claims', 'Under a claim')
  tap('6,3')
  press('Roll')
  tap('1,2')
  expectText('Squatter 3 is in use, on column 6, row 3.')
})

test('R16: a placement can be undone until the next roll, a roll never', async () => {
  await openPage('Push your luck', 'On another’s space')
  tap('4,3')
  press('Undo')
  expectMarker('4,3', 'Ruben’s settled space.*place squatter 1 here')
  tap('3,4')
  press('Roll')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('R17: only a stop with enough claimed spaces starts the last round', async () => {
  await openPage('The last round')
  tap('6,2')
  press('Stop')
  expect(screen.queryByText(/Last round:/)).toBeNull()
  press('Set up again')
  tap('3,2')
  expect(screen.queryByText(/Last round:/)).toBeNull()
  press('Stop')
  expectText(/Last round: you hold 9 claims\./)
})

test('R18: after that everybody has one more turn, the caller last', async () => {
  await openPage('The last round')
  tap('3,2')
  press('Stop')
  expectText(/Ruben’s turn\./)
  const turn = (space: string): void => {
    press('Roll')
    tap(space)
    press('Stop')
  }
  turn('1,1')
  expectText(/Mei’s turn\./)
  turn('5,6')
  expectText(/Your turn\./)
  turn('2,1')
  expectText(/wins?\./)
  tap('1,2')
  expectText('The match is over.')
})

test('R18: reaching the number again in the last round starts nothing', async () => {
  await openPage('The last round', 'Once only')
  tap('3,2')
  press('Stop')
  expect(screen.queryByText(/Last round:/)).toBeNull()
  expectText(/Ruben’s turn\./)
  press('Roll')
  tap('5,5')
  press('Stop')
  press('Roll')
  tap('4,4')
  press('Stop')
  expectText(/wins?\./)
})

test('R19: spaces join by their sides, not their corners, and the largest group wins', async () => {
  await openPage('The goal')
  tap('3,3')
  expectText(/group 3, /)
  press('Undo')
  tap('2,3')
  expectText(/group 3 to 4, /)
  press('Undo')
  tap('3,2')
  expectText(/group 3 to 6, /)
})

test('R19: joining by a side wins a match that touching at corners loses', async () => {
  await openPage('Scoring')
  tap('2,3')
  press('Stop')
  expectText('1 settled, 0 claimed. Ruben wins.')
  press('Set up again')
  tap('1,3')
  press('Stop')
  expectText('1 settled, 0 claimed. You win.')
})

test('R20: claimed spaces break a tie of groups, then all spaces', async () => {
  await openPage('Scoring', 'Level at the top')
  tap('4,1')
  press('Stop')
  expect(screen.getByLabelText('1. You: largest group 5, 10 claims, 10 spaces')).toBeOnTheScreen()
  expect(screen.getByLabelText('2. Ruben: largest group 5, 9 claims, 11 spaces')).toBeOnTheScreen()
  press('Set up again')
  tap('1,4')
  press('Stop')
  expect(screen.getByLabelText('1. You: largest group 5, 9 claims, 11 spaces')).toBeOnTheScreen()
  expect(screen.getByLabelText('2. Ruben: largest group 5, 9 claims, 10 spaces')).toBeOnTheScreen()
})

test('R21: players who are still tied share the win', async () => {
  await openPage('Scoring', 'Level at the top')
  tap('6,4')
  press('Stop')
  expectText(/You and Ruben share the win\./)
})

test('R22: with every space closed you still roll, and bust', async () => {
  await openPage('The last round', 'Nothing open')
  press('Stop')
  expectText('Roll first.')
  tap('3,3')
  expectText('Roll first.')
  press('Roll')
  expectText('Bust. Ruben’s turn.')
  press('Roll')
  expectText('Bust. You and Ruben share the win.')
})

test('R23: with reusable squatters a claimed squatter can be used again at once', async () => {
  await openPage('Claims', 'Variant: reusable squatters')
  tap('6,3')
  press('Roll')
  tap('1,2')
  expectMarker('1,2', 'squatter 3')
})

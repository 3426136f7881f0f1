/** Every rule of the game, tried by tap on the page that tells it: what obeys it is done, what breaks it is answered. */
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
const says = (text: string | RegExp): void => {
  expect(screen.getAllByText(text).length).toBeGreaterThan(0)
}
const lies = (name: string, what: string): void => {
  expect(spaceNamed(name)).toHaveAccessibleName(new RegExp(what))
}
const possible = (): number => screen.getAllByLabelText(/^Column .*; place /).length

/** As the six pages hold it: the board tried is another board of the same page. */
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

test('R4: the highest die starts, a tie is rolled again, and play goes round', async () => {
  await openPage('The goal', 'Who starts')
  tap('2,4')
  says('Roll first.')
  press('Roll for the start')
  says('You 5, Ruben 6 and Mei 6. Ruben and Mei roll again.')
  press('Roll for the start')
  says('Ruben 2 and Mei 4. Mei starts.')
  press('Roll')
  tap('2,4')
  press('Stop')
  says(/Your turn\./)
})

test('R5: no stop before a roll, and no stop or second roll before a marker is placed', async () => {
  await openPage('The goal', 'A turn')
  press('Stop')
  says('Roll first.')
  press('Roll')
  press('Stop')
  says('Place a marker first.')
  press('Roll')
  says('Place a marker first.')
  tap('1,2')
  press('Stop')
  says(/1 settled, 0 claimed/)
})

test('R6: three numbers reach six spaces, a pair three, a triple one, and no roll another space', async () => {
  await openPage('Where the dice go', 'Six, three, one')
  expect(possible()).toBe(6)
  tap('4,6')
  says('2, 3 and 5 do not reach column 4, row 6.')
  tap('5,2')
  press('Roll')
  expect(possible()).toBe(3)
  tap('4,4')
  press('Roll')
  expect(possible()).toBe(1)
})

test('R7: a claim closes a space, from this turn and from an earlier one, for its owner too', async () => {
  await openPage('Where the dice go')
  tap('4,2')
  says('Closed: Mei has claimed it.')
  screen.unmount()
  await openPage('Claims')
  tap('5,4')
  says('Closed: it carries a claim of this turn.')
  tap('4,1')
  says('Closed: Ruben has claimed it.')
})

test('R8: an empty space or an opponent’s takes the squatter of the third die, unless it is out', async () => {
  await openPage('Claims')
  tap('1,4')
  says('Squatter 5 is in use, on column 2, row 2.')
  lies('1,4', 'empty')
  tap('5,1')
  lies('5,1', 'squatter 4 on Ruben’s settled space')
})

test('R8: an empty space takes the squatter', async () => {
  await openPage('Where the dice go')
  tap('2,5')
  lies('2,5', 'squatter 4')
})

test('R9: one’s own settled space takes a claim whatever the third die, and never a squatter', async () => {
  await openPage('Claims')
  lies('4,5', 'your settled space; place a claim here')
  tap('4,5')
  lies('4,5', 'a claim on your settled space')
})

test('R10: a space with a squatter of this turn takes a claim on top', async () => {
  await openPage('Claims')
  tap('1,5')
  lies('1,5', 'squatter 2 with a claim')
})

test('R11: an opponent’s marker stays where it is until one stops', async () => {
  await openPage('Push your luck', 'On another’s space')
  tap('4,3')
  lies('4,3', 'squatter 1 on Ruben’s settled space')
  lies('4,4', 'part of Ruben’s largest group of 2')
  press('Stop')
  lies('4,3', 'your settled space')
})

test('R12: a roll that fits nowhere takes off this turn’s markers and leaves what lay beneath', async () => {
  await openPage('Push your luck')
  press('Roll')
  says(/Bust\. 5 markers lost\./)
  for (const name of ['2,1', '4,4', '6,3']) lies(name, 'empty')
  lies('4,2', 'your settled space')
  lies('3,6', 'claimed by Ruben')
})

test('R12: whoever stopped in time has lost nothing', async () => {
  await openPage('Push your luck')
  press('Stop')
  says(/2 settled, 2 claimed/)
})

test('R13: after a placement one stops or rolls, and places no second marker', async () => {
  await openPage('Push your luck', 'On another’s space')
  tap('3,4')
  tap('4,3')
  says('Stop or roll again.')
  press('Roll')
  says(/3 spaces|One space|Bust/)
})

test('R14: on a stop squatters are settled, claims are claimed, and others’ markers go home', async () => {
  await openPage('Push your luck', 'Stopping')
  press('Stop')
  says(/2 settled, 3 claimed, 2 markers sent home\./)
  for (const name of ['5,5', '5,6']) lies(name, 'your settled space')
  for (const name of ['6,2', '4,3', '3,4']) lies(name, 'claimed by you')
})

test('R15: a squatter under a claim stays out for the rest of the turn', async () => {
  await openPage('Claims', 'Under a claim')
  tap('6,3')
  press('Roll')
  tap('1,2')
  says('Squatter 3 is in use, on column 6, row 3.')
})

test('R16: a placement can be taken back until the next roll, and a roll never', async () => {
  await openPage('Push your luck', 'On another’s space')
  tap('4,3')
  press('Undo')
  lies('4,3', 'Ruben’s settled space.*place squatter 1 here')
  tap('3,4')
  press('Roll')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('R17: only a stop with enough claimed spaces calls the last round', async () => {
  await openPage('The last round')
  tap('6,2')
  press('Stop')
  expect(screen.queryByText(/Last round:/)).toBeNull()
  press('Set up again')
  tap('3,2')
  expect(screen.queryByText(/Last round:/)).toBeNull()
  press('Stop')
  says(/Last round: you hold 9 claims\./)
})

test('R18: after the call each has one more turn, the caller last', async () => {
  await openPage('The last round')
  tap('3,2')
  press('Stop')
  says(/Ruben’s turn\./)
  const turn = (space: string): void => {
    press('Roll')
    tap(space)
    press('Stop')
  }
  turn('1,1')
  says(/Mei’s turn\./)
  turn('5,6')
  says(/Your turn\./)
  turn('2,1')
  says(/wins?\./)
  tap('1,2')
  says('The match is over.')
})

test('R18: reaching the number again in the last round calls nothing', async () => {
  await openPage('The last round', 'Once only')
  tap('3,2')
  press('Stop')
  expect(screen.queryByText(/Last round:/)).toBeNull()
  says(/Ruben’s turn\./)
  press('Roll')
  tap('5,5')
  press('Stop')
  press('Roll')
  tap('4,4')
  press('Stop')
  says(/wins?\./)
})

test('R19: sides join a group, corners do not, and the largest group wins', async () => {
  await openPage('The goal')
  tap('3,3')
  says(/group 3, /)
  press('Undo')
  tap('2,3')
  says(/group 3 to 4, /)
  press('Undo')
  tap('3,2')
  says(/group 3 to 6, /)
})

test('R19: joining by a side wins the match that touching at corners loses', async () => {
  await openPage('Scoring')
  tap('2,3')
  press('Stop')
  says('1 settled, 0 claimed. Ruben wins.')
  press('Set up again')
  tap('1,3')
  press('Stop')
  says('1 settled, 0 claimed. You win.')
})

test('R20: level groups are told apart by claimed spaces, then by all spaces', async () => {
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

test('R21: those still level share the win', async () => {
  await openPage('Scoring', 'Level at the top')
  tap('6,4')
  press('Stop')
  says(/You and Ruben share the win\./)
})

test('R22: with every space closed one still rolls, and is bust', async () => {
  await openPage('The last round', 'Nothing open')
  press('Stop')
  says('Roll first.')
  tap('3,3')
  says('Roll first.')
  press('Roll')
  says('Bust. Ruben’s turn.')
  press('Roll')
  says('Bust. You and Ruben share the win.')
})

test('R23: with reusable squatters a claimed squatter is free again at once', async () => {
  await openPage('Claims', 'Variant: reusable squatters')
  tap('6,3')
  press('Roll')
  tap('1,2')
  lies('1,2', 'squatter 3')
})

/** Who is offered a seat at the new table, and who starts there. */
import { namesOf, draftOf, withSeat, withSeatCount, type Draft } from '@/screens/newGame/draft'
import { filledWithBots, nextBot, nextStarter, othersKnown } from '@/screens/newGame/newcomers'
import { anna, doc, knownAs, mei, ruben, tableOf } from '../../fixtures/tables'

const none = { solo: null, people: null }
const names = (draft: Draft): readonly string[] => namesOf(draft, (number) => `Player ${number}`)

test('Offers known people who are not at the table, regardless of the case of their names', () => {
  const known = [anna, ruben, mei].map((each) => knownAs(each))
  expect(othersKnown(known, ['ANNA', 'Mei']).map(({ name }) => name)).toEqual(['Ruben'])
})

test('Offers the bot played last, or the nearest level that is not at the table', () => {
  const pike = { ...doc, name: 'Judge Pike', pilot: { ...doc.pilot, level: 'assayer' } as typeof doc.pilot }
  expect(nextBot(none, [])).toBe('prospector')
  expect(nextBot({ ...none, solo: tableOf([anna, pike]) }, [])).toBe('assayer')
  expect(nextBot({ ...none, solo: tableOf([anna, pike]) }, ['Judge Pike'])).toBe('surveyor')
  const latest = {
    solo: tableOf([anna, pike], { at: '1' }),
    people: tableOf([anna, ruben, doc], { at: '2' }),
  }
  expect(nextBot(latest, [])).toBe('prospector')
})

test('Fills every unnamed seat but yours with a different bot', () => {
  const open = withSeat(withSeatCount(draftOf(null), 5), 2, { name: 'Mei' })
  const filled = filledWithBots(open, none, names(open))
  expect(filled.seats.map(({ pilot }) => pilot.who)).toEqual(['person', 'bot', 'person', 'bot', 'bot'])
  expect(new Set(names(filled)).size).toBe(5)
  expect(names(filled)[1]).toBe('Doc Hollis')
  expect(new Set(filled.seats.map(({ colour }) => colour)).size).toBe(5)
})

describe('the starter', () => {
  const last = tableOf([anna, ruben, mei], { rules: { seats: 3, first: 1, reusableSquatters: false } })

  test('is the player after the last starter if the same people play, in any order', () => {
    expect(nextStarter([anna, ruben, mei], last)).toBe(2)
    expect(nextStarter([mei, ruben, anna], last)).toBe(2)
    expect(nextStarter([ruben, { ...anna, name: 'anna' }, mei], last)).toBe(1)
  })

  test('is decided by the dice if the players differ', () => {
    expect(nextStarter([anna, ruben], last)).toBeNull()
    expect(nextStarter([anna, ruben, doc], last)).toBeNull()
    expect(nextStarter([anna, ruben, mei], null)).toBeNull()
  })
})

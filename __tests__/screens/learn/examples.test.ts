/** The example boards of the rules, the printed ones among them, follow the rules. */
import { legalPlacements, readings, whyNot, type Game, type Space } from '@/engine'
import {
  examples,
  gameOfExample,
  pageNames,
  pages,
  rollsOfExample,
  type ExampleName,
} from '@/screens/learn/rules/pages'
import { attempt, trialOf, type Trial } from '@/screens/learn/rules/trial'
import { at, nameOf, names } from '../../support/position'

const game = (name: ExampleName): Game => gameOfExample(examples[name])

const tryRoll = (trial: Trial) => attempt(trial, { type: 'roll' })
const tryStop = (trial: Trial) => attempt(trial, { type: 'stop' })
const tryPlace = (trial: Trial, space: Space) => attempt(trial, { type: 'place', space })
const done = (tried: ReturnType<typeof attempt>): Trial => {
  if (!tried.ok) throw new Error(JSON.stringify(tried.why))
  return tried.now
}

/** "4,5 claim" or "5,1 squatter 4", by space. */
const allowed = (now: Game): readonly string[] =>
  legalPlacements(now).map(({ space, kind, third }) =>
    kind === 'claim' ? `${nameOf(space)} claim` : `${nameOf(space)} squatter ${third}`,
  )
const refused = (now: Game): readonly string[] =>
  readings(now.dice!).flatMap(({ space }) => {
    const refusal = whyNot(now, space)
    return refusal ? [`${nameOf(space)} ${refusal.code}`] : []
  })

test('Every example board can occur in a match and uses possible rolls', () => {
  for (const example of Object.values(examples)) {
    expect(() => gameOfExample(example)).not.toThrow()
    expect(() => rollsOfExample(example)).not.toThrow()
  }
})

test('Every example board is on exactly one page', () => {
  const shown = pageNames.flatMap((name) => [pages[name].board, ...pages[name].tries])
  expect([...shown].sort()).toEqual(Object.keys(examples).sort())
})

test('An empty board and three numbers: six placements, then three with a pair, then one with a triple', () => {
  const first = trialOf({ ...examples.reach })
  expect(allowed(first.game)).toEqual([
    '3,2 squatter 5',
    '5,2 squatter 3',
    '2,3 squatter 5',
    '5,3 squatter 2',
    '2,5 squatter 3',
    '3,5 squatter 2',
  ])
  const pair = done(tryRoll(done(tryPlace(first, at('5,2')))))
  expect(allowed(pair.game)).toEqual(['4,1 squatter 4', '1,4 squatter 4', '4,4 squatter 1'])
  const triple = done(tryRoll(done(tryPlace(pair, at('4,4')))))
  expect(allowed(triple.game)).toEqual(['6,6 squatter 6'])
})

test('With squatters 2 and 5 placed, a roll of 1 4 5 fits three of its six spaces', () => {
  expect(allowed(game('kinds'))).toEqual(['5,1 squatter 4', '4,5 claim', '1,5 claim'].sort(bySpace))
  expect(refused(game('kinds'))).toEqual(['4,1 closed-space', '1,4 squatter-used', '5,4 closed-space'])
})

const bySpace = (a: string, b: string): number => at(a.split(' ')[0]!) - at(b.split(' ')[0]!)

test('A roll meets empty spaces, an opponent’s space, your own and a closed one', () => {
  expect(allowed(game('dice'))).toEqual([
    '5,2 squatter 4',
    '2,4 claim',
    '5,4 squatter 2',
    '2,5 squatter 4',
    '4,5 squatter 2',
  ])
  expect(refused(game('dice'))).toEqual(['4,2 closed-space'])
})

test('Rolling 3 4 6 on the bust board removes exactly two claims and three squatters', () => {
  const { game: after, events } = done(tryRoll(trialOf(examples.bust)))
  const busted = events.find((event) => event.type === 'busted')!
  expect(busted.lost.map(({ space, squatter, claim }) => `${nameOf(space)} ${squatter} ${claim}`)).toEqual([
    '2,1 2 false',
    '4,4 6 false',
    '6,3 3 true',
    '4,2 null true',
  ])
  expect(after.cells[at('4,2')]).toEqual({ owner: 0, claimed: false, squatter: null, claim: false })
  expect(after.cells[at('3,6')]).toEqual({ owner: 1, claimed: true, squatter: null, claim: false })
})

test('Stopping settles two spaces, claims three and sends two markers home', () => {
  const { events } = done(tryStop(trialOf(examples.stop)))
  const stopped = events.find((event) => event.type === 'stopped')!
  expect(names(stopped.settled)).toEqual(['5,5', '5,6'])
  expect(names(stopped.claimed)).toEqual(['6,2', '4,3', '3,4'])
  expect(stopped.taken).toEqual([
    { space: at('5,6'), from: 1 },
    { space: at('3,4'), from: 2 },
  ])
})

test('The last turn can form a group of seven, which beats six and five', () => {
  const joined = done(tryStop(done(tryPlace(trialOf(examples.largest), at('1,3')))))
  const ended = joined.events.find((event) => event.type === 'ended')!
  expect(ended.standings.map(({ seat, group }) => [seat, group])).toEqual([
    [0, 7],
    [1, 6],
    [2, 5],
  ])
})

test('An illegal action changes nothing', () => {
  const trial = trialOf(examples.dice)
  expect(tryPlace(trial, at('4,2'))).toMatchObject({ ok: false, why: { code: 'closed-space' } })
  expect(tryStop(trial)).toMatchObject({ ok: false, why: { code: 'wrong-phase' } })
  expect(tryRoll(trial)).toMatchObject({ ok: false, why: { code: 'wrong-phase' } })
})

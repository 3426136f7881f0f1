/** Figures from the summaries: shares with their uncertainty, streaks, rivals, records and the fairness of dice. */
import { dictionaries } from '@/i18n/dictionaries'
import { noDice, type PlayerSummary, type Summary } from '@/match/review'
import { evennessSentence, bustsSentence } from '@/screens/statistics/DiceCard'
import {
  againstBy,
  choicesOf,
  diceIn,
  luckOf,
  peopleIn,
  recordsOf,
  shareOf,
  styleOf,
  usualTable,
  wonBy,
} from '@/screens/statistics/figures'
import { comparedWith, neighboursOf } from '@/screens/statistics/comparison'

const { statistics: words } = dictionaries.en

const player = (name: string, more: Partial<PlayerSummary> = {}): PlayerSummary => ({
  name,
  colour: 'prussian',
  brand: 'star',
  by: 'person',
  own: true,
  rank: 1,
  won: 1,
  turns: 10,
  rolls: 40,
  busts: 2,
  stops: 8,
  spaces: 24,
  group: { size: 5, turn: 8 },
  longest: { size: 6, turn: 4 },
  judged: null,
  ...more,
})
const bot = (more: Partial<PlayerSummary> = {}) =>
  player('Doc', { by: 'prospector', rank: 2, won: 0, ...more })
let count = 0
const match = (players: readonly PlayerSummary[], more: Partial<Summary> = {}): Summary => {
  count += 1
  return {
    id: `match-${count}`,
    ended: `2026-01-01T00:${String(count).padStart(2, '0')}:00.000Z`,
    branch: false,
    reusable: false,
    players,
    dice: noDice,
    judge: null,
    ...more,
  }
}
const personIn = (summaries: readonly Summary[]) => peopleIn(summaries, [])[0]!
const lost = { rank: 2, won: 0 }

it('groups matches by a person’s name regardless of case, and unnamed players together', () => {
  const people = peopleIn(
    [
      match([player('Anna'), bot()]),
      match([player(' anna'), player('Player 2', lost)]),
      match([player('Player 1'), bot()]),
    ],
    ['Player 1', 'Player 2'],
  )
  expect(people.map(({ key, played }) => [key, played.length])).toEqual([
    ['anna', 2],
    ['', 2],
  ])
})

it('ignores a match in which a bot substituted for more than a quarter', () => {
  expect(peopleIn([match([player('Anna', { own: false }), bot()])], [])).toEqual([])
})

it('gives a confidence interval for a share', () => {
  const { from, to } = shareOf(28, 49)
  expect([Math.round(100 * from), Math.round(100 * to)]).toEqual([43, 70])
})

it('counts wins, the fair share and streaks', () => {
  const won = () => match([player('Anna'), bot()])
  const gone = () => match([player('Anna', lost), bot({ rank: 1, won: 1 }), bot({ rank: 3 })])
  const shared = () => match([player('Anna', { won: 0.5 }), bot({ rank: 1, won: 0.5 })])
  const figures = wonBy(personIn([won(), won(), won(), gone(), won(), shared()]))
  expect(figures).toMatchObject({ won: 4.5, of: 6, best: 3, now: 2, last: [1, 1, 1, 0, 1, 0.5] })
  expect(figures.fair).toBeCloseTo((5 / 2 + 1 / 3) / 6)
})

it('counts each rival separately', () => {
  const person = personIn([
    match([player('Anna'), bot(), player('Ruben', lost)]),
    match([player('Anna', lost), bot({ rank: 1, won: 1 }), bot({ rank: 2 })]),
  ])
  expect(againstBy(person).map(({ rival, won, of }) => [rival, won, of])).toEqual([
    ['prospector', 1.5, 3],
    ['person', 1, 1],
  ])
})

it('describes a playing style and the usual table', () => {
  const person = personIn([match([player('Anna'), bot()]), match([player('Anna', { rolls: 20 }), bot()])])
  expect(styleOf(person)).toEqual({ rolls: 3, busts: 0.2, spaces: 3 })
  expect(usualTable(person)).toEqual({ seats: 2, reusable: false })
})

it('compares a figure with the bot levels below and above', () => {
  const references = [2.5, 3.6, 4.2].map((rolls, at) => ({
    level: (['panner', 'surveyor', 'baron'] as const)[at]!,
    rolls,
    busts: 0,
    spaces: 0,
    lost: null,
  }))
  const near = (figure: number) =>
    comparedWith(
      neighboursOf(
        figure,
        references,
        ({ rolls }) => rolls,
        ({ level }) => dictionaries.en.names.levels[level].name,
      ),
      true,
      words.decimal,
      words,
    )
  expect(near(3.9)).toBe('Bolder than a Surveyor (3.6), calmer than a Claim baron (4.2).')
  expect(near(2)).toBe('Calmer than any bot: a Panner has 2.5.')
  expect(near(5)).toBe('Bolder than any bot: a Claim baron has 4.2.')
})

it('averages the cost of choices over ten matches, and reports luck only if significant', () => {
  const judged = (points: number, luck: number) =>
    match([player('Anna', { judged: { lost: points, luck, best: null } }), bot()])
  const person = personIn(
    Array.from({ length: 20 }, (_, at) => judged(at < 10 ? 30 : 20, at % 2 === 0 ? 5 : -5)),
  )
  expect(choicesOf(person)).toMatchObject({ first: 3, last: 2 })
  expect(luckOf(person)).toEqual({ mean: 0, isEven: true })
  expect(luckOf(personIn(Array.from({ length: 20 }, (_, at) => judged(1, 10 + (at % 3)))))!.isEven).toBe(
    false,
  )
  expect(choicesOf(personIn([match([player('Anna'), bot()])]))).toBeNull()
})

it('keeps each record and where it was set', () => {
  const large = match([player('Anna', { group: { size: 9, turn: 12 } }), bot()])
  const person = personIn([match([player('Anna'), bot()]), large])
  expect(recordsOf(person).group).toEqual({ size: 9, turn: 12, match: large.id })
  expect(recordsOf(person).best).toBeNull()
})

it('adds up all dice and tests whether they are fair', () => {
  const dice = (people: readonly number[]) => ({ ...noDice, people })
  const summaries = [match([player('Anna')], { dice: dice([50, 50, 50, 50, 50, 50]) })]
  expect(evennessSentence(diceIn(summaries), words)).toBe(words.fair)
  expect(evennessSentence(dice([40, 50, 50, 50, 50, 50]), words)).toBe(words.tooFewDice)
  expect(evennessSentence(dice([80, 44, 44, 44, 44, 44]), words)).toBe(words.veryUneven)
  expect(bustsSentence({ ...noDice, busts: 164, expected: 153, spread: 115 }, words)).toMatch(
    /153: well within chance/,
  )
  expect(bustsSentence({ ...noDice, busts: 200, expected: 153, spread: 115 }, words)).toMatch(
    /1 count in 400/,
  )
})

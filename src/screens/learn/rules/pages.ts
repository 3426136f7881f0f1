/** The six pages of the rules: their boards, other boards to try, and their legends. */
import { isDice, readPosition, type Dice, type Game, type Seat } from '@/engine'

export type Example = {
  /** In the engine's notation. You are always seat `a`. */
  readonly position: string
  /** All rolls, in order. */
  readonly rolls: readonly string[]
  /** True if the player can roll and stop; false if only place. */
  readonly isTurn: boolean
  /** The seed of a roll-off that decides who starts (R4). */
  readonly rollOffSeed?: string
}

/** An example with one placement. */
const still = (position: string): Example => ({ position, rolls: [], isTurn: false })
/** An example with rolls, placements and stops. */
const turn = (position: string, ...rolls: readonly string[]): Example => ({ position, rolls, isTurn: true })

const examplesByName = {
  /** R19: one of the three spaces joins two groups, one extends a group, one touches a group only at its corners. */
  join: still('....../..b.../.bb.../a...../aa.aa./...... a:323 2a - 8 -'),
  /** R4: two players tie for the highest die and roll again; after that, play goes round the table. */
  start: {
    ...turn('....../....../....../....../....../...... c:roll 3c - 0 -', '246', '153'),
    rollOffSeed: '000000000000000000000000000000da',
  },
  /** R5: no turn without a roll, no roll without a marker. */
  must: turn('....../..bb../.aa.../.a..../....b./...... a:roll 2a - 6 -', '124', '356'),

  /** Everything that a roll can reach: an empty space, an opponent's, one's own, and a closed one (R7). */
  dice: still('....../....../Aa..b./....../...C../...... a:542 3a - 6 -'),
  /** R6: three different numbers, then a pair, then a triple. */
  reach: turn('....../....../....../....../....../...... a:235 2a - 0 -', '441', '666'),

  /** R8 to R10: squatters 2 and 5 are out. */
  kinds: still('....../.2..a../....a+./....../..5..../...Bb. a:514 2a - 10 22.15.54'),
  /** R15: squatter 3 can be claimed, and stays out under its claim. */
  stays: turn('....../....../....../......3/....../...... a:635 2a - 4 63', '123'),
  /** R23: the same position, but squatter 3 comes back at once. */
  reuse: turn('....../....../....../......3/....../...... a:635 2a:reuse - 4 63', '123'),

  /** R12, R13: the next roll fits nowhere. */
  bust: turn('..B.../....../....6../......3+/...a+../..2.... a:decide 2a - 10 21.44.63.63.42', '346'),
  /** R14: every kind of marker that a turn can leave. */
  stop: turn('....b6./.....1./..c2+.../....4+../.....a+/...... a:decide 3a - 9 55.56.62.43.43.34.34', '444'),
  /** R11, R16: an opponent's marker stays below the new one, and a placement can be undone until the next roll. */
  theirs: turn('....../....../...b../...b../....../...... a:431 2a - 2 -', '333'),

  /** R17, R18: the ninth claimed space, then one more turn for everyone. */
  call: turn('..BB../.CbB.c/.C..A./cC.AA./..aAA./..AAA. a:326 3a - 27 -', '161', '562', '124'),
  /** R18: nine claimed spaces after the last round has already been called. */
  called: turn('CCC.../CCCb../CCC.A./b..AA./..aAA./..AAA. a:326 3a c 27 -', '455', '441'),
  /** R22: no space is open. */
  closed: turn('AAABBB/AAABBB/AAABBB/AAABBB/AAABBB/AAABBB a:roll 2a b 30 -', '123', '456'),

  /** R19: the last turn of a match, with groups of 4, 6 and 5. */
  largest: turn('AA.bbb/A..bBb/A..cc./..ACc./A...c./A.A..A a:132 3a a 30 -'),
  /** R20, R21: two groups of 5, and three possible endings. */
  tie: turn('A.bABB/.A.BBB/b.A.../.B.Bc./BAA..B/cAAa.A a:416 3a a 30 -'),
} satisfies Readonly<Record<string, Example>>

export type ExampleName = keyof typeof examplesByName
export const examples: Readonly<Record<ExampleName, Example>> = examplesByName

export const gameOfExample = ({ position }: Example): Game => {
  const read = readPosition(position)
  if (!read.ok) throw new Error(`No match shows ${position}: ${read.reason} at ${read.column}`)
  return read.game
}

export const rollsOfExample = ({ rolls }: Example): readonly Dice[] =>
  rolls.map((text) => {
    const dice = [...text].map(Number)
    if (!isDice(dice)) throw new Error(`${text} is no roll of three dice`)
    return dice
  })

export type LegendMark = 'squatter' | 'claim' | 'settled' | 'claimed'

export const pageNames = ['goal', 'dice', 'claims', 'luck', 'last', 'scoring'] as const
export type PageName = (typeof pageNames)[number]

type PageOf<Tries extends ExampleName, Marks extends LegendMark> = {
  readonly board: ExampleName
  readonly legend: readonly Marks[]
  /** The legend shows the markers of this seat. */
  readonly seat: Seat
  readonly tries: readonly Tries[]
}

export const pages = {
  goal: { board: 'join', legend: ['settled', 'claimed'], seat: 0, tries: ['start', 'must'] },
  dice: { board: 'dice', legend: ['squatter', 'claim', 'claimed'], seat: 2, tries: ['reach'] },
  claims: { board: 'kinds', legend: ['squatter', 'claim'], seat: 0, tries: ['stays', 'reuse'] },
  luck: { board: 'bust', legend: ['squatter', 'claim', 'settled'], seat: 1, tries: ['stop', 'theirs'] },
  last: { board: 'call', legend: [], seat: 0, tries: ['called', 'closed'] },
  scoring: { board: 'largest', legend: [], seat: 0, tries: ['tie'] },
} as const satisfies Readonly<Record<PageName, PageOf<ExampleName, LegendMark>>>

/** Measures how long a person waits while four bots play, on the stage's clock, which is simulated. */
import '../networks'
import { createTable, gameOf, newMatch, type Match } from '@/match'
import { brandNames, colourNames, levels } from '@/names'
import { dictionaries } from '../../src/i18n/dictionaries'
import type { Clock } from '../../src/stage/clock'
import { createStage } from '../../src/stage/stage'
import type { Soak } from './soak'

const person = 0
const bots = 4
const asked = { least: 5.5, most: 8.5 }
const at = '2026-11-18T10:00:00.000Z'

/** A simulated clock that jumps to the next due timer until there is none. */
const toldClock = () => {
  let time = 0
  let due: readonly { readonly at: number; readonly then: () => void }[] = []
  const clock: Clock = {
    now: () => time,
    after: (milliseconds, then) => {
      const entry = { at: time + milliseconds, then }
      due = [...due, entry].sort((a, b) => a.at - b.at)
      return () => {
        due = due.filter((each) => each !== entry)
      }
    },
  }
  const run = (): void => {
    for (let next = due[0]; next; next = due[0]) {
      due = due.slice(1)
      time = next.at
      next.then()
    }
  }
  return { clock, run }
}

/** Four bots of neighbouring levels, and a fifth in the person's seat. */
const matchOf = (number: number): Match =>
  newMatch({
    id: `pace-${number}`,
    started: at,
    rules: { seats: 5, first: person, reusableSquatters: false },
    players: colourNames.slice(0, bots + 1).map((colour, seat) => ({
      name: `Player ${seat}`,
      colour,
      brand: brandNames[seat]!,
      pilot: { who: 'bot', level: levels[(number + seat) % levels.length]! },
    })),
    seed: number.toString(16).padStart(32, '0'),
  })

/** Plays a match at brisk, and returns the milliseconds of every round in which all four bots had their turn. */
const roundsOf = (match: Match): readonly number[] => {
  const { clock, run } = toldClock()
  const table = createTable({ match, save: () => undefined, stored: async () => true, now: () => at })
  const isBot = (seat: number): boolean => seat !== person
  const stage = createStage({
    clock,
    touch: () => undefined,
    sound: () => undefined,
    say: () => undefined,
    settings: () => ({
      dicePace: 'instant',
      botPace: 'brisk',
      reducedMotion: false,
      bustChance: true,
      words: dictionaries.en.announce,
      nameOf: (seat) => `Player ${seat}`,
      isBot,
      isCovered: () => false,
    }),
  })

  const rounds: number[] = []
  let turns = 0
  let round = 0
  stage.subscribe(({ performing: now }, { performing }) => {
    if (now !== performing && performing?.manner.bot) round += clock.now() - performing.startedAt
  })
  const act = (): void => {
    const before = gameOf(table.getState().match)
    if (!isBot(before.turn) && before.phase === 'roll' && before.rollsThisTurn === 0) {
      if (turns === bots) rounds.push(round)
      turns = 0
      round = 0
    }
    const events = table.playBot()
    const after = gameOf(table.getState().match)
    if (after.turnsPlayed > before.turnsPlayed && isBot(before.turn)) turns += 1
    stage.perform({ events, before, after })
  }
  const isUnderWay = (): boolean => gameOf(table.getState().match).phase !== 'over'
  while (isUnderWay()) {
    act()
    run()
  }
  return turns === bots ? [...rounds, round] : rounds
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

export const botPaceSoak: Soak = {
  name: 'Four bots at a brisk pace',
  size: { small: 20, whole: 200 },
  run: (matches) => {
    const rounds = Array.from({ length: matches }, (_, number) => roundsOf(matchOf(number))).flat()
    const mean = rounds.reduce((sum, round) => sum + round, 0) / rounds.length
    const sorted = [...rounds].sort((a, b) => a - b)
    return [
      { name: 'matches, five at the table', figure: `${matches}`, passed: true },
      {
        name: 'their turns together, in the mean',
        figure: seconds(mean),
        passed: mean >= asked.least * 1000 && mean <= asked.most * 1000,
      },
      {
        name: 'nine rounds of ten are shorter than',
        figure: seconds(sorted[Math.floor(sorted.length * 0.9)]!),
        passed: true,
      },
    ]
  },
}

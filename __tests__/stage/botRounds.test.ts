/** How long a round of four bots takes on screen at the default pace, and how long each of their deeds can be seen. */
import { eventsOf, gameOf, type Match } from '@/match'
import { motion } from '@/theme/motion'
import { botMatch } from '../fixtures/botMatches'
import { stageFor } from '../support/stage'

type Deed = { readonly type: string; readonly lasts: number; readonly rolls: number }

/** The turns of the match, as performed. */
const turnsOnStage = (
  match: Match,
): readonly { readonly seat: number; readonly deeds: readonly Deed[] }[] => {
  const { stage, clock } = stageFor({ botPace: 'brisk', isBot: (seat) => seat !== 0 })
  const turns: { seat: number; deeds: Deed[] }[] = []
  match.steps.forEach((_, at) => {
    const [before, after] = [at, at + 1].map((count) => ({ ...match, steps: match.steps.slice(0, count) }))
    const { turn: seat, turnsPlayed, rollsThisTurn } = gameOf(before!)
    const turn = (turns[turnsPlayed] ??= { seat, deeds: [] })
    const from = clock.now()
    stage.perform({ events: eventsOf(after!), before: gameOf(before!), after: gameOf(after!) })
    const type = eventsOf(after!)[0]!.type
    while (!stage.isIdle()) clock.pass(1)
    const called = eventsOf(after!).some((event) => event.type === 'lastRoundCalled')
    turn.deeds.push({
      type,
      rolls: rollsThisTurn,
      lasts: clock.now() - from - (called ? motion.lastRound.total : 0),
    })
  })
  return turns
}

const levels = ['panner', 'greenhorn', 'prospector', 'homesteader', 'surveyor'] as const
const matches = [1, 2, 3].map((number) => turnsOnStage(botMatch(5, number, levels)))

it('keeps a round of four bots below ten seconds', () => {
  const rounds = matches.flatMap((turns) =>
    turns.flatMap(({ seat }, at) => {
      const round = turns.slice(at, at + 4)
      return seat === 1 && round.length === 4 ? [round.flatMap(({ deeds }) => deeds)] : []
    }),
  )
  const lasts = rounds.map((deeds) => deeds.reduce((sum, deed) => sum + deed.lasts, 0))
  expect(rounds.length).toBeGreaterThan(15)
  expect(Math.max(...lasts)).toBeLessThan(10_000)
})

it('shows the first throws and markers of each turn long enough to follow them', () => {
  for (const { seat, deeds } of matches.flat())
    for (const { type, lasts, rolls } of seat === 0 ? [] : deeds) {
      if (rolls < 2 && type === 'rolled') expect(lasts).toBeGreaterThanOrEqual(220)
      if (rolls < 2 && type === 'placed') expect(lasts).toBeGreaterThanOrEqual(300)
    }
})

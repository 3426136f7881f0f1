import { bots, levels } from '../src/bots/index'
import { newGame, play, type Die, type SeatCount } from '../src/engine/index'
import { newMatch, wholeReview, type Match, type Step } from '../src/match/index'
import { brandNames, colourNames } from '../src/names'
import './networks'
import { seededRandom } from './seededRandom'
const played = (level: any, seats: SeatCount, number: number): Match => {
  const random = seededRandom(number)
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die
  const rules = { seats, first: 0, reusableSquatters: false } as const
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}`, colour: colourNames[seat]!, brand: brandNames[seat]!, pilot: { who: 'bot', level } as const }))
  const { info } = newMatch({ id: 'r', started: '2026-01-01T00:00:00.000Z', rules, players, seed: null })
  const steps: Step[] = []; let game = newGame(rules)
  while (game.phase !== 'over') { const wish = bots[level as 'baron'].choose(game, random); const move = wish.type === 'roll' ? ({ type: 'roll', dice: [die(), die(), die()] } as const) : wish; const { game: next, events } = play(game, move); steps.push({ type: 'move', move, game: next, events } as Step); game = next }
  return { info, steps } as Match
}
const N = Number(process.argv[2])
for (const seats of process.argv[3]!.split(',').map(Number) as SeatCount[]) for (const level of levels) {
  const per: number[] = [], space: number[] = []; let turns = 0, rollMore = 0, stopEarly = 0, decs = 0, places = 0
  for (let n = 0; n < N; n++) {
    const r = wholeReview(played(level, seats, n + 1)); let s = 0, t = 0
    for (const p of r.pages) { const v = r.judged[p.number]; if (!v) continue; if (p.end) turns++
      s += v.space?.cost ?? 0; t += v.then?.cost ?? 0
      if (v.space) places++; if (v.then) { decs++; if (p.then === 'stopped') stopEarly += v.then.cost; else rollMore += v.then.cost } }
    per.push((s + t) / seats); space.push(s / seats)
  }
  const mean = (l: number[]) => l.reduce((a, b) => a + b, 0) / l.length, err = (l: number[]) => { const m = mean(l); return 1.96 * Math.sqrt(l.reduce((a, b) => a + (b - m) ** 2, 0) / (l.length - 1) / l.length) }
  const k = N * seats
  console.log(`${seats} ${level.padEnd(12)} a match ${mean(per).toFixed(1)} ± ${err(per).toFixed(1)}  spaces ${mean(space).toFixed(1)}  stopped ${(stopEarly / k).toFixed(1)} rolled ${(rollMore / k).toFixed(1)}  turns ${(turns / k).toFixed(1)} a turn ${((mean(per) * k) / turns).toFixed(2)} placements ${(places / k).toFixed(0)} decisions ${(decs / k).toFixed(0)}`)
}

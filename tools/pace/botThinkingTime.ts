/** Runs bundled in a page: measures each decision of five barons in a separate task, as in the app. */
import '../networks'
import { bots } from '@/bots'
import { newGame, play, type Die, type Game } from '@/engine'
import { seededRandom } from '../seededRandom'

/** Repeats of each decision; the shortest counts, so that other load on the machine does not. */
const passes = 3

const spentOn = async (game: Game): Promise<number> => {
  let least = Infinity
  for (let pass = 0; pass < passes; pass += 1) {
    await new Promise<void>((then) => setTimeout(then, 0))
    const begun = performance.now()
    bots.baron.choose(game, half)
    least = Math.min(least, performance.now() - begun)
  }
  return least
}
const half = (): number => 0.5

/** Milliseconds of every decision in this many matches. */
const think = async (matches: number): Promise<readonly number[]> => {
  const random = seededRandom(1)
  const die = (): Die => (1 + Math.floor(random() * 6)) as Die
  const times: number[] = []
  for (let match = 0; match < matches; match += 1) {
    let game = newGame({ seats: 5 })
    while (game.phase !== 'over') {
      if (game.phase !== 'roll') times.push(await spentOn(game))
      const move = bots.baron.choose(game, half)
      game = play(game, move.type === 'roll' ? { type: 'roll', dice: [die(), die(), die()] } : move).game
    }
  }
  return times
}

Object.assign(globalThis, { think })

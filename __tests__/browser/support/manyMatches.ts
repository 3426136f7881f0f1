/** A disk with many finished matches and their summaries, as the app writes them. */
import { judgeVersion } from '@/bots/networks'
import { copyAs, type Match } from '@/match'
import { summaryOf } from '@/match/review'
import { createSavesOn } from '@/saves/saves'
import { createDisk, phone as platform } from '../../fixtures/disk'
import type { Disk } from './disk'
import { freshMatch, playedOut } from './players'

const seedOf = (number: number): string => number.toString(16).padStart(32, '0')

export const matchOver = (number: number, id: string): Match => {
  const seats = ([2, 3, 4, 5] as const)[number % 4]!
  return copyAs(playedOut(freshMatch(seedOf(number), { seats })), id)
}

/** Made-up judgements; the tests do not check them. */
const judged = { lost: 40, turns: 10, luck: 3, best: null }

export const diskWithMatches = async (count: number): Promise<Disk> => {
  const disk = createDisk()
  const saves = createSavesOn({
    storage: disk,
    platform,
    now: () => '2026-11-18T12:00:00.000Z',
    newId: () => 'tab',
    newSeed: () => seedOf(0),
    after: () => () => undefined,
  })
  await saves.open()
  const kinds = Array.from({ length: 20 }, (_, number) => matchOver(number, 'any'))
  for (let number = 0; number < count; number += 1) {
    const match = copyAs(kinds[number % kinds.length]!, `match-${number}`)
    const summary = summaryOf(match, null, null)
    const players = summary.players.map((player) => ({ ...player, judged }))
    saves.save(match)
    await saves.summaries.keep([{ ...summary, players, judge: judgeVersion }])
  }
  await saves.settled()
  return Object.fromEntries(disk.contents)
}

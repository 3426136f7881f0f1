/** Which bot has the last word: the best of those who won, else whoever came last. Pure. */
import type { Standing } from '@/engine/index'
import type { Player } from '@/match/index'
import { characters, type Level } from '@/names'

type Speaker = Player & { readonly level: Level; readonly won: boolean }

/** Null where no bot sat down under its own name: under another it is somebody else, whose words are not ours. */
export const speakerOf = (players: readonly Player[], table: readonly Standing[]): Speaker | null => {
  const bots = table.flatMap(({ seat, rank }): readonly Speaker[] => {
    const player = players[seat]!
    const { name, pilot } = player
    if (pilot.who !== 'bot' || name !== characters[pilot.level].name) return []
    return [{ ...player, level: pilot.level, won: rank === 1 }]
  })
  return bots.find(({ won }) => won) ?? bots.at(-1) ?? null
}

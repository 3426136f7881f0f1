/** Straight to a table: the last one once more, or the very first match. */
import { usePhrases } from '@/i18n/PhrasesProvider'
import { nextFirst, rollOff, type Player } from '@/match'
import { brandNames, characters, colourNames, type Level } from '@/names'
import type { KnownPerson, Table } from '@/saves'
import { freeLook } from './freeLook'
import { useServices } from '@/services'
import { rollOffSeed } from './rollOffSeeds'
import { useStartMatch } from './useStartMatch'

/** Plays well enough to learn from, and is beaten soon enough. */
const firstLevel: Level = 'prospector'

type QuickStart = {
  /** Who sits at the very first table. */
  readonly firstPlayers: readonly [Player, Player]
  readonly playFirst: () => void
  readonly play: (table: Table) => void
}

export const useQuickStart = (owner: KnownPerson | null): QuickStart => {
  const services = useServices()
  const { names: words } = usePhrases()
  const begin = useStartMatch()

  const { name, colour, brand } = owner ?? {
    name: words.player(1),
    colour: colourNames[0],
    brand: brandNames[0],
  }
  const you: Player = { name, colour, brand, pilot: { who: 'person' } }
  const bot: Player = {
    name: characters[firstLevel].name,
    ...freeLook(characters[firstLevel], [you]),
    pilot: { who: 'bot', level: firstLevel },
  }

  return {
    firstPlayers: [you, bot],
    playFirst: () => {
      const seed = rollOffSeed(services, 'the first table')
      begin({
        rules: { seats: 2, first: rollOff(seed, 2).first, reusableSquatters: false },
        starter: 'rolled',
        players: [you, bot],
        seed,
      })
    },
    play: ({ rules, players, dice }) =>
      begin({
        rules: { ...rules, first: nextFirst({ info: { rules } }) },
        starter: 'next',
        players,
        seed: dice === 'own' ? null : services.newSeed(),
      }),
  }
}

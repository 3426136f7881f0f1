/** Starts a match: saves it, remembers its people and opens it. `useQuickStart` does so without the New game page. */
import { defaultNames } from '@/i18n/defaultNames'
import { newMatch, type MatchSetup, nextFirst, rollOff, type Player } from '@/match'
import { personCalled, withPeople, type KnownPerson, type LastTable } from '@/saves'
import { freeLook } from './freeLook'
import { useOpenMatch, useRoutes } from '@/routes'
import { useServices } from '@/services'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { brandNames, characters, colourNames, type Level, type Look } from '@/names'
import { rollOffSeed } from './newMatches'

/** `looks`: by seat, the look that each player likes; by default the one remembered for them. */
type NewTable = Omit<MatchSetup, 'id' | 'started'> & { readonly looks?: readonly Look[] }

export const useStartMatch = (): ((table: NewTable) => void) => {
  const { saves, memory, now, newId } = useServices()
  const routes = useRoutes()
  const openMatch = useOpenMatch()
  return ({ looks, ...beginning }) => {
    // A double press calls this twice: the first call has already left the page.
    if (!routes.isFocused()) return
    const [id, started] = [newId(), now()]
    memory.newMatches.add(id)
    const { players } = beginning
    // The coach is on by default if one person plays alone.
    const coach = players.filter(({ pilot }) => pilot.who === 'person').length === 1
    saves.save(newMatch({ coach, ...beginning, id, started }))
    const { people } = saves.remembered.getState()
    const seated = players.flatMap(({ name, colour, brand, pilot }, seat) => {
      if (pilot.who === 'bot' || defaultNames.includes(name)) return []
      // Remembers the liked colour even if it was taken in this match.
      const liked = looks?.[seat] ?? personCalled(people, name) ?? { colour, brand }
      return [{ name, colour: liked.colour, brand: liked.brand, last: started }]
    })
    saves.remember('people', withPeople(people, seated))
    openMatch(id)
  }
}

/** The opponent in a player's very first match. */
const firstLevel: Level = 'prospector'

type QuickStart = {
  /** The players of the very first match. */
  readonly firstPlayers: readonly [Player, Player]
  readonly playFirst: () => void
  readonly play: (table: LastTable) => void
}

/** Starts a match without the New game page: at the last table again, or at the very first one. */
export const useQuickStart = (owner: KnownPerson | null): QuickStart => {
  const services = useServices()
  const { names: words } = usePhrases()
  const startMatch = useStartMatch()

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
      startMatch({
        rules: { seats: 2, first: rollOff(seed, 2).first, reusableSquatters: false },
        starter: 'rolled',
        players: [you, bot],
        seed,
      })
    },
    play: ({ rules, players, dice }) =>
      startMatch({
        rules: { ...rules, first: nextFirst({ info: { rules } }) },
        starter: 'next',
        players,
        seed: dice === 'own' ? null : services.newSeed(),
      }),
  }
}

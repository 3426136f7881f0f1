/** A new match: saved, the people at it remembered, and opened, once. Decides nothing about it. */
import { ownNames } from '@/i18n/ownNames'
import { newMatch, type Beginning } from '@/match'
import { personCalled, withPeople } from '@/saves'
import type { Look } from './freeLook'
import { useOpenMatch, useRoutes } from '@/routes'
import { useServices } from '@/services'

/** `looks`: by seat, how each would look if nobody else looked so; as they are known, unless told. */
type Laid = Omit<Beginning, 'id' | 'started'> & { readonly looks?: readonly Look[] }

export const useStartMatch = (): ((laid: Laid) => void) => {
  const { saves, memory, now, newId } = useServices()
  const routes = useRoutes()
  const openMatch = useOpenMatch()
  return ({ looks, ...beginning }) => {
    // A second press may reach the page that has just been left for the match of the first.
    if (!routes.isFocused()) return
    const [id, started] = [newId(), now()]
    memory.newMatches.add(id)
    const { players } = beginning
    // Whoever plays alone may ask the coach, unless told otherwise.
    const coach = players.filter(({ pilot }) => pilot.who === 'person').length === 1
    saves.save(newMatch({ coach, ...beginning, id, started }))
    const { people } = saves.remembered.getState()
    const seated = players.flatMap(({ name, colour, brand, pilot }, seat) => {
      if (pilot.who === 'bot' || ownNames.includes(name)) return []
      // Who had to sit down in another colour still likes their own.
      const liked = looks?.[seat] ?? personCalled(people, name) ?? { colour, brand }
      return [{ name, colour: liked.colour, brand: liked.brand, last: started }]
    })
    saves.remember('people', withPeople(people, seated))
    openMatch(id)
  }
}

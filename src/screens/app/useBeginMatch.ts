/** A new match: saved, the people at it remembered, and opened, once. Decides nothing about it. */
import { ownNames } from '@/i18n/index'
import { newMatch, type Beginning } from '@/match/index'
import { personCalled, withPeople } from '@/saves/index'
import { markBegun } from './begun'
import { useOpenMatch, useRoutes } from './routes'
import { useServices } from './services'

export const useBeginMatch = (): ((beginning: Omit<Beginning, 'id' | 'started'>) => void) => {
  const { saves, now, newId } = useServices()
  const routes = useRoutes()
  const openMatch = useOpenMatch()
  return (beginning) => {
    // A second press may reach the page that has just been left for the match of the first.
    if (!routes.isFocused()) return
    const [id, started] = [newId(), now()]
    markBegun(id)
    saves.save(newMatch({ ...beginning, id, started }))
    const { people } = saves.remembered.getState()
    const named = beginning.players.filter(
      ({ name, pilot }) => pilot.who === 'person' && !ownNames.includes(name),
    )
    // Who had to sit down in another colour still likes their own.
    const seated = named.map(({ name, colour, brand }) => {
      const liked = personCalled(people, name) ?? { colour, brand }
      return { name, colour: liked.colour, brand: liked.brand, last: started }
    })
    saves.remember('people', withPeople(people, seated))
    openMatch(id)
  }
}

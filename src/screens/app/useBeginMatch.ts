/** A new match: saved, the people at it remembered, and opened, once. Decides nothing about it. */
import { ownNames } from '@/i18n/index'
import { newMatch, type MatchInfo, type RollOff } from '@/match/index'
import { personCalled, withPeople } from '@/saves/index'
import { markBegun } from './begun'
import { useOpenMatch, useRoutes } from './routes'
import { useServices } from './services'

/** Who sits down, by which rules, with which dice. */
type Beginning = Pick<MatchInfo, 'rules' | 'players' | 'seed'> & {
  /** What decided who starts; null where it was somebody's turn to start. */
  readonly rolled: RollOff | null
}

export const useBeginMatch = (): ((beginning: Beginning) => void) => {
  const { saves, now, newId } = useServices()
  const routes = useRoutes()
  const openMatch = useOpenMatch()
  return ({ rules, players, seed, rolled }) => {
    // A second press may reach the page that has just been left for the match of the first.
    if (!routes.isFocused()) return
    const [id, started] = [newId(), now()]
    markBegun(id, rolled)
    saves.save(newMatch({ id, started, ended: null, rules, players, seed }))
    const { people } = saves.remembered.getState()
    const named = players.filter(({ name, pilot }) => pilot.who === 'person' && !ownNames.includes(name))
    // Who had to sit down in another colour still likes their own.
    const seated = named.map(({ name, colour, brand }) => {
      const liked = personCalled(people, name) ?? { colour, brand }
      return { name, colour: liked.colour, brand: liked.brand, last: started }
    })
    saves.remember('people', withPeople(people, seated))
    openMatch(id)
  }
}

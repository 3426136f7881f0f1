/** Tables of saved matches, and the owner of the device: the person who plays alone on it or sits first at its table. */
import { defaultNames } from '@/i18n/defaultNames'
import type { Player } from '@/match'
import { personCalled, type KnownPerson, type Remembered, type Entry, type LastTable } from '@/saves'

const isPerson = ({ pilot }: Player): boolean => pilot.who === 'person'

/** Null before the owner has typed a name, and after that name was forgotten. */
export const ownerOf = ({
  lastTable: { solo, people },
  people: known,
}: Pick<Remembered, 'lastTable' | 'people'>): KnownPerson | null => {
  const first = [solo, people].map((table) => table?.players.find(isPerson))
  const names = first.flatMap((player) => (player ? [player.name] : []))
  return names.flatMap((name) => personCalled(known, name) ?? [])[0] ?? null
}

/** Gives the first person the owner's name if that person still has a default name. */
export const withOwner = (players: readonly Player[], owner: KnownPerson | null): readonly Player[] => {
  const first = players.find(isPerson)
  if (owner === null || !first || !defaultNames.includes(first.name)) return players
  if (players.some(({ name }) => name === owner.name)) return players
  return players.map((player) => (player === first ? { ...player, name: owner.name } : player))
}

/** The table of a saved match. */
export const tableOf = ({ id, started, rules, players, dice }: Entry): LastTable => ({
  rules,
  players,
  dice: dice === 'own' ? 'own' : 'screen',
  at: started,
  match: id,
})

/** Whom the device belongs to, as far as it has been told: who plays alone here, or sits down first among others. Pure. */
import { ownNames } from '@/i18n/ownNames'
import type { Player } from '@/match'
import { personCalled, type KnownPerson, type Remembered } from '@/saves'

const isPerson = ({ pilot }: Player): boolean => pilot.who === 'person'

/** Null as long as they have typed no name, or once they are forgotten. */
export const ownerOf = ({
  lastTable: { solo, people },
  people: known,
}: Pick<Remembered, 'lastTable' | 'people'>): KnownPerson | null => {
  const first = [solo, people].map((table) => table?.players.find(isPerson))
  const names = first.flatMap((player) => (player ? [player.name] : []))
  return names.flatMap((name) => personCalled(known, name) ?? [])[0] ?? null
}

/** Whoever sat down first and typed no name then is called by it, now that it is known. */
export const withOwner = (players: readonly Player[], owner: KnownPerson | null): readonly Player[] => {
  const first = players.find(isPerson)
  if (owner === null || !first || !ownNames.includes(first.name)) return players
  if (players.some(({ name }) => name === owner.name)) return players
  return players.map((player) => (player === first ? { ...player, name: owner.name } : player))
}

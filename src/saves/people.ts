/** The address book: who has played here, the newest first, each name once. Pure; an entry that cannot be believed is dropped alone. */
import * as v from 'valibot'
import { nameLimit, playerShape, tidyName, type Player } from '@/match'

/** A person as they like to look. */
export type KnownPerson = Pick<Player, 'name' | 'colour' | 'brand'> & {
  /** When they last sat down. */
  readonly last: string
}

const mostPeople = 24

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export const personCalled = (people: readonly KnownPerson[], name: string): KnownPerson | undefined =>
  people.find((each) => isSame(each.name, name))

export const withoutPerson = (people: readonly KnownPerson[], name: string): readonly KnownPerson[] =>
  people.filter((each) => !isSame(each.name, name))

/** Newcomers go before all others, and each name is there once. */
export const withPeople = (
  people: readonly KnownPerson[],
  newcomers: readonly KnownPerson[],
): readonly KnownPerson[] => {
  const all = [...newcomers, ...people]
  return all.filter((each) => personCalled(all, each.name) === each).slice(0, mostPeople)
}

/** What a player can be called. */
export const nameShape = v.pipe(
  v.string(),
  v.maxLength(nameLimit),
  v.check((name) => name !== '' && name === tidyName(name)),
)

const { colour, brand } = playerShape.entries
const personShape = v.object({ name: nameShape, colour, brand, last: v.string() })

export const peopleShape = v.pipe(
  v.array(v.unknown()),
  v.transform((all): readonly KnownPerson[] =>
    withPeople(
      [],
      all.filter((each) => v.is(personShape, each)),
    ),
  ),
)

/** The table as it is being laid: who sits where, under which colours. Pure; throws no dice and starts nothing. */
import { itemAt, required } from '@/checked'
import { seatCounts, type SeatCount } from '@/engine'
import type { Pilot, Player } from '@/match'
import { type BrandName, brandNames, characters, type ColourName, colourNames, type Level } from '@/names'
import { personCalled, type KnownPerson, type TableDice } from '@/saves'
import { freeLook, type Look } from '@/features/table/freeLook'

export type DraftSeat = Look & {
  /** Stays with a player who moves to another seat: who came first has the lowest. */
  readonly key: number
  /** As typed; empty for a name of ours. */
  readonly name: string
  /** How they would look if nobody before them looked so. */
  readonly liked: Look
  readonly pilot: Pilot
}

export type Draft = {
  readonly seats: readonly DraftSeat[]
  readonly reusableSquatters: boolean
  /** Null: as it is usual for whoever sits there. */
  readonly coach: boolean | null
  readonly dice: TableDice
}

/** Somebody who may sit down. */
export type Newcomer = Pick<DraftSeat, 'name' | 'liked' | 'pilot'>

const person: Pilot = { who: 'person' }

export const botOf = (level: Level): Pilot => ({ who: 'bot', level })

/** Everybody keeps what they like as far as nobody who came before them has it. */
const settled = (seats: readonly DraftSeat[]): readonly DraftSeat[] => {
  const looks = new Map<number, Look>()
  for (const { key, liked } of [...seats].sort((a, b) => a.key - b.key))
    looks.set(key, freeLook(liked, [...looks.values()]))
  return seats.map((seat) => ({ ...seat, ...required(looks.get(seat.key)) }))
}

const withSeats = (draft: Draft, seats: readonly DraftSeat[]): Draft => ({ ...draft, seats: settled(seats) })

/** A colour that is free, and the brand that belongs to it unless someone has it: the first five of both go together. */
const nextFreeLook = (seats: readonly DraftSeat[]): Look => {
  const { colour } = freeLook({ colour: colourNames[0], brand: brandNames[0] }, seats)
  return freeLook({ colour, brand: itemAt(brandNames, colourNames.indexOf(colour)) }, seats)
}

const seated = (seats: readonly DraftSeat[], newcomer?: Newcomer): readonly DraftSeat[] => {
  const liked = newcomer?.liked ?? nextFreeLook(seats)
  const key = Math.max(-1, ...seats.map((seat) => seat.key)) + 1
  return [...seats, { name: '', pilot: person, ...newcomer, liked, ...liked, key }]
}

/** Two people who have no names yet, or the table of a match; who is known looks as they like to. */
export const draftOf = (
  last: readonly Player[] | null,
  known: readonly KnownPerson[] = [],
  ownNames: readonly string[] = [],
): Draft => {
  const empty: Draft = { seats: [], reusableSquatters: false, coach: null, dice: 'screen' }
  if (last === null) return withSeats(empty, seated(seated([])))
  const seats = last.map(({ name, colour, brand, pilot }, key): DraftSeat => {
    const isOurs = ownNames.includes(name) || (pilot.who === 'bot' && isOfCharacter(name))
    const liked = (pilot.who === 'person' && personCalled(known, name)) || { colour, brand }
    const look = { colour: liked.colour, brand: liked.brand }
    return { key, name: isOurs ? '' : name, liked: look, ...look, pilot }
  })
  return withSeats(empty, seats)
}

const isOfCharacter = (name: string): boolean =>
  Object.values(characters).some((character) => character.name === name)

/** Hints are usual where one person plays alone. */
export const isCoached = ({ seats, coach }: Draft): boolean =>
  coach ?? seats.filter(({ pilot }) => pilot.who === 'person').length === 1

export const seatCountOf = ({ seats }: Draft): SeatCount =>
  seatCounts.find((count) => count === seats.length) ?? 2

/** Adds people at the end, or sends the last ones home. */
export const withSeatCount = (draft: Draft, count: SeatCount): Draft => {
  let seats = draft.seats.slice(0, count)
  while (seats.length < count) seats = [...seated(seats)]
  return withSeats(draft, seats)
}

export type SeatChange = Partial<Pick<DraftSeat, 'name' | 'pilot' | 'colour' | 'brand'>>

/** A person who sits down where a bot sat does not take over its name, nor the other way round; a bot of another level is another one. */
export const withSeat = (draft: Draft, key: number, change: SeatChange): Draft =>
  withSeats(
    draft,
    draft.seats.map((seat) => {
      if (seat.key !== key) return seat
      const { pilot = seat.pilot, name, colour, brand } = change
      const isOther = levelOf(pilot) !== levelOf(seat.pilot)
      const level = levelOf(pilot)
      const liked = isOther && level !== null ? characters[level] : seat.liked
      return {
        ...seat,
        pilot,
        name: name ?? (isOther ? '' : seat.name),
        liked: { colour: colour ?? liked.colour, brand: brand ?? liked.brand },
      }
    }),
  )

const levelOf = (pilot: Pilot): Level | null => (pilot.who === 'bot' ? pilot.level : null)

export const canRemove = ({ seats }: Draft): boolean => seats.length > seatCounts[0]

export const withoutSeat = (draft: Draft, key: number): Draft =>
  canRemove(draft)
    ? withSeats(
        draft,
        draft.seats.filter((seat) => seat.key !== key),
      )
    : draft

/** Moves a player by one seat; at the edge of the table nothing happens. */
export const withSeatMoved = (draft: Draft, key: number, by: -1 | 1): Draft => {
  const from = draft.seats.findIndex((seat) => seat.key === key)
  const to = from + by
  const here = draft.seats[from]
  const there = draft.seats[to]
  if (!here || !there) return draft
  const seats = draft.seats.slice()
  seats[from] = there
  seats[to] = here
  return { ...draft, seats }
}

const peopleOf = ({ seats }: Draft): readonly DraftSeat[] =>
  seats.filter(({ pilot }) => pilot.who === 'person')

/** The person the device belongs to: whoever sat down first. */
export const ownerKey = (draft: Draft): number | null => {
  const people = peopleOf(draft)
  return people.length === 0 ? null : Math.min(...people.map(({ key }) => key))
}

/** Seats that nobody named. The only person at a table is you, and no bot takes the place of whom the device belongs to. */
export const openSeats = (draft: Draft, who: Pilot['who']): readonly DraftSeat[] => {
  const people = peopleOf(draft)
  const owner = who === 'bot' || people.length === 1 ? ownerKey(draft) : null
  return people.filter(({ key, name }) => key !== owner && name === '')
}

export const isFull = (draft: Draft, who: Pilot['who']): boolean =>
  draft.seats.length === Math.max(...seatCounts) && openSeats(draft, who).length === 0

/** In the first seat that nobody named, or else in a new one; at a full table nothing happens. Tells whose seat it became. */
export const withNewcomer = (
  draft: Draft,
  newcomer: Newcomer,
): { readonly draft: Draft; readonly key: number | null } => {
  if (isFull(draft, newcomer.pilot.who)) return { draft, key: null }
  const [open] = openSeats(draft, newcomer.pilot.who)
  if (!open) {
    const seats = seated(draft.seats, newcomer)
    return { draft: withSeats(draft, seats), key: itemAt(seats, -1).key }
  }
  const seats = draft.seats.map((seat) => (seat === open ? { ...seat, ...newcomer } : seat))
  return { draft: withSeats(draft, seats), key: open.key }
}

/** Who else has this brand or colour; null when it is free to take. */
export const brandTakenBy = (draft: Draft, key: number, brand: BrandName): DraftSeat | null =>
  draft.seats.find((seat) => seat.key !== key && seat.brand === brand) ?? null
export const colourTakenBy = (draft: Draft, key: number, colour: ColourName): DraftSeat | null =>
  draft.seats.find((seat) => seat.key !== key && seat.colour === colour) ?? null

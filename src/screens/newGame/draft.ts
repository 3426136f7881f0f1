/** The draft of a new match while it is set up: seats, looks and names. Pure functions. */
import { itemAt, required } from '@/checked'
import { seatCounts, type SeatCount } from '@/engine'
import { type Pilot, type Player, nameLimit, tidyName } from '@/match'
import {
  type BrandName,
  brandNames,
  characters,
  type ColourName,
  colourNames,
  type Level,
  type Look,
} from '@/names'
import { personCalled, type KnownPerson, type TableDice } from '@/saves'
import { freeLook } from '@/features/table/freeLook'

export type DraftSeat = Look & {
  /** Identifies a player who changes seats. The earlier a player joined, the lower the key. */
  readonly key: number
  /** As typed; empty for a default name. */
  readonly name: string
  /** The look that the player prefers, even if it is taken. */
  readonly liked: Look
  readonly pilot: Pilot
}

export type Draft = {
  readonly seats: readonly DraftSeat[]
  readonly reusableSquatters: boolean
  /** Null for the default, which depends on the players. */
  readonly coach: boolean | null
  readonly dice: TableDice
}

export type Newcomer = Pick<DraftSeat, 'name' | 'liked' | 'pilot'>

const person: Pilot = { who: 'person' }

export const botOf = (level: Level): Pilot => ({ who: 'bot', level })

/** Gives each player their preferred look, unless an earlier player has it. */
const withFreeLooks = (seats: readonly DraftSeat[]): readonly DraftSeat[] => {
  const looks = new Map<number, Look>()
  for (const { key, liked } of [...seats].sort((a, b) => a.key - b.key))
    looks.set(key, freeLook(liked, [...looks.values()]))
  return seats.map((seat) => ({ ...seat, ...required(looks.get(seat.key)) }))
}

const withSeats = (draft: Draft, seats: readonly DraftSeat[]): Draft => ({
  ...draft,
  seats: withFreeLooks(seats),
})

/** A free colour, with its matching brand if that is free too: the first five of both lists are pairs. */
const nextFreeLook = (seats: readonly DraftSeat[]): Look => {
  const { colour } = freeLook({ colour: colourNames[0], brand: brandNames[0] }, seats)
  return freeLook({ colour, brand: itemAt(brandNames, colourNames.indexOf(colour)) }, seats)
}

const seated = (seats: readonly DraftSeat[], newcomer?: Newcomer): readonly DraftSeat[] => {
  const liked = newcomer?.liked ?? nextFreeLook(seats)
  const key = Math.max(-1, ...seats.map((seat) => seat.key)) + 1
  return [...seats, { name: '', pilot: person, ...newcomer, liked, ...liked, key }]
}

/** Two unnamed people, or the table of a match. Known people get the look they like. */
export const draftOf = (
  last: readonly Player[] | null,
  known: readonly KnownPerson[] = [],
  ownNames: readonly string[] = [],
): Draft => {
  const empty: Draft = { seats: [], reusableSquatters: false, coach: null, dice: 'screen' }
  if (last === null) return withSeats(empty, seated(seated([])))
  const seats = last.map(({ name, colour, brand, pilot }, key): DraftSeat => {
    const isDefault = ownNames.includes(name) || (pilot.who === 'bot' && isBotName(name))
    const liked = (pilot.who === 'person' && personCalled(known, name)) || { colour, brand }
    const look = { colour: liked.colour, brand: liked.brand }
    return { key, name: isDefault ? '' : name, liked: look, ...look, pilot }
  })
  return withSeats(empty, seats)
}

const isBotName = (name: string): boolean =>
  Object.values(characters).some((character) => character.name === name)

/** The coach is on by default if only one person plays. */
export const isCoached = ({ seats, coach }: Draft): boolean =>
  coach ?? seats.filter(({ pilot }) => pilot.who === 'person').length === 1

export const seatCountOf = ({ seats }: Draft): SeatCount =>
  seatCounts.find((count) => count === seats.length) ?? 2

/** Adds people at the end, or removes the last seats. */
export const withSeatCount = (draft: Draft, count: SeatCount): Draft => {
  let seats = draft.seats.slice(0, count)
  while (seats.length < count) seats = [...seated(seats)]
  return withSeats(draft, seats)
}

export type SeatChange = Partial<Pick<DraftSeat, 'name' | 'pilot' | 'colour' | 'brand'>>

/** A person does not inherit a bot's name or look, nor a bot a person's. Another level is another bot. */
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

/** Swaps a player with the next or previous one. Does nothing at the ends. */
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

/** The owner of the device: the person who joined first. */
export const ownerKey = (draft: Draft): number | null => {
  const people = peopleOf(draft)
  return people.length === 0 ? null : Math.min(...people.map(({ key }) => key))
}

/** Unnamed seats that a newcomer may take. The owner's seat is excluded for bots, and if the owner is the only person. */
export const openSeats = (draft: Draft, who: Pilot['who']): readonly DraftSeat[] => {
  const people = peopleOf(draft)
  const owner = who === 'bot' || people.length === 1 ? ownerKey(draft) : null
  return people.filter(({ key, name }) => key !== owner && name === '')
}

export const isFull = (draft: Draft, who: Pilot['who']): boolean =>
  draft.seats.length === Math.max(...seatCounts) && openSeats(draft, who).length === 0

/** Puts a newcomer in the first unnamed seat, else in a new one. `key` is the key of that seat; null if the table is full. */
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

/** The other seat with this brand; null if it is free. */
export const brandTakenBy = (draft: Draft, key: number, brand: BrandName): DraftSeat | null =>
  draft.seats.find((seat) => seat.key !== key && seat.brand === brand) ?? null

export const colourTakenBy = (draft: Draft, key: number, colour: ColourName): DraftSeat | null =>
  draft.seats.find((seat) => seat.key !== key && seat.colour === colour) ?? null

/** Returns the default name of a person by the number of the seat. */
type PlayerName = (number: number) => string

/** Tidied again after the cut, which may have split a character. */
const tidy = (name: string): string => tidyName(tidyName(name).slice(0, nameLimit))

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Unique names by seat: default names for empty ones, and a number added to repeated names. */
export const namesOf = ({ seats }: Draft, playerName: PlayerName): readonly string[] => {
  const typed = seats.map(({ name }) => tidy(name))
  const names: string[] = []
  const isFree = (name: string): boolean =>
    ![...names, ...typed].some((each) => each !== '' && isSame(each, name))
  typed.forEach((name, at) => {
    if (name === '') names.push(ownName(itemAt(seats, at), at, playerName, isFree))
    else names.push(names.some((earlier) => isSame(earlier, name)) ? numbered(name, isFree) : name)
  })
  return names
}

type IsFree = (name: string) => boolean

const ownName = ({ pilot }: DraftSeat, at: number, playerName: PlayerName, isFree: IsFree): string => {
  if (pilot.who === 'bot') {
    const { name } = characters[pilot.level]
    return isFree(name) ? name : numbered(name, isFree)
  }
  for (let number = at + 1; ; number += 1) if (isFree(playerName(number))) return playerName(number)
}

const numbered = (name: string, isFree: IsFree): string => {
  for (let number = 2; ; number += 1) {
    const candidate = `${name.slice(0, nameLimit - 3)} ${number}`
    if (isFree(candidate)) return candidate
  }
}

/** The typed name was taken, so the player gets a different one. */
export const isRenamed = ({ name }: DraftSeat, called: string): boolean =>
  tidy(name) !== '' && tidy(name) !== called

export const playersOfDraft = (draft: Draft, playerName: PlayerName): readonly Player[] => {
  const names = namesOf(draft, playerName)
  return draft.seats.map(({ colour, brand, pilot }, at) => ({
    name: itemAt(names, at),
    colour,
    brand,
    pilot,
  }))
}

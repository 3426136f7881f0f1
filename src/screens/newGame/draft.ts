/** The table as it is being laid: who sits where, under which colours. Pure; throws no dice and starts nothing. */
import { seatCounts, type SeatCount } from '@/engine/index'
import { nameLimit, tidyName, type Pilot, type Player } from '@/match/index'
import { type BrandName, brandNames, type ColourName, colourNames, type Level } from '@/names'

export type DraftSeat = {
  /** Stays with a player who moves to another seat. */
  readonly key: number
  /** As typed; empty for a name of ours. */
  readonly name: string
  readonly colour: ColourName
  readonly brand: BrandName
  readonly pilot: Pilot
}

export type Draft = { readonly seats: readonly DraftSeat[]; readonly reusableSquatters: boolean }

/** What bots are called as long as nobody names them; the same in every language. */
const botNames = ['Doc Hollis', 'Widow Marsh', 'Old Tucker', 'Sal Reyes', 'Judge Pike'] as const

const person: Pilot = { who: 'person' }

const firstFree = <Name>(all: readonly Name[], used: readonly Name[]): Name =>
  all.find((each) => !used.includes(each)) ?? all[0]!

/** The brand that belongs to a colour unless someone has it: the first five of both go together. */
const freeBrand = (seats: readonly DraftSeat[], colour: ColourName): BrandName => {
  const used = seats.map(({ brand }) => brand)
  const own = brandNames[colourNames.indexOf(colour)]!
  return used.includes(own) ? firstFree(brandNames, used) : own
}

const withNewSeat = (seats: readonly DraftSeat[]): readonly DraftSeat[] => {
  const colour = firstFree(
    colourNames,
    seats.map((seat) => seat.colour),
  )
  const key = Math.max(-1, ...seats.map((seat) => seat.key)) + 1
  return [...seats, { key, name: '', colour, brand: freeBrand(seats, colour), pilot: person }]
}

/** Two people who have no names yet, or the table of the last match. */
export const draftOf = (last: readonly Player[] | null, ownNames: readonly string[] = []): Draft => {
  if (last === null) return { seats: withNewSeat(withNewSeat([])), reusableSquatters: false }
  const seats = last.map((player, key) => ({
    ...player,
    key,
    name: ownNames.includes(player.name) ? '' : player.name,
  }))
  return { seats, reusableSquatters: false }
}

export const seatCountOf = ({ seats }: Draft): SeatCount =>
  seatCounts.find((count) => count === seats.length) ?? 2

/** Adds people at the end, or sends the last ones home. */
export const withSeatCount = (draft: Draft, count: SeatCount): Draft => {
  let seats = draft.seats.slice(0, count)
  while (seats.length < count) seats = [...withNewSeat(seats)]
  return { ...draft, seats }
}

/** A person who sits down where a bot sat does not take over its name, nor the other way round. */
export const withSeat = (draft: Draft, key: number, change: Partial<Omit<DraftSeat, 'key'>>): Draft => ({
  ...draft,
  seats: draft.seats.map((seat) => {
    if (seat.key !== key) return seat
    const name = change.pilot !== undefined && change.pilot.who !== seat.pilot.who ? '' : seat.name
    return { ...seat, name, ...change }
  }),
})

export const canRemove = ({ seats }: Draft): boolean => seats.length > seatCounts[0]

export const withoutSeat = (draft: Draft, key: number): Draft =>
  canRemove(draft) ? { ...draft, seats: draft.seats.filter((seat) => seat.key !== key) } : draft

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

/** Who else has this brand or colour; null when it is free to take. */
export const brandTakenBy = (draft: Draft, key: number, brand: BrandName): DraftSeat | null =>
  draft.seats.find((seat) => seat.key !== key && seat.brand === brand) ?? null
export const colourTakenBy = (draft: Draft, key: number, colour: ColourName): DraftSeat | null =>
  draft.seats.find((seat) => seat.key !== key && seat.colour === colour) ?? null

/** Cut to its length it may end in half a character. */
const tidy = (name: string): string => tidyName(tidyName(name).slice(0, nameLimit))
const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** What everyone will be called, each name once: ours for who typed none, a number after a name that came before. */
export const namesOf = ({ seats }: Draft, playerName: (number: number) => string): readonly string[] => {
  const typed = seats.map(({ name }) => tidy(name))
  const names: string[] = []
  const isFree = (name: string): boolean =>
    ![...names, ...typed].some((each) => each !== '' && sameName(each, name))
  typed.forEach((name, at) => {
    if (name === '') names.push(ownName(seats[at]!, at, playerName, isFree))
    else if (!names.some((earlier) => sameName(earlier, name))) names.push(name)
    else names.push(numbered(name, isFree))
  })
  return names
}

const ownName = (
  { pilot }: DraftSeat,
  at: number,
  playerName: (number: number) => string,
  isFree: (name: string) => boolean,
): string => {
  if (pilot.who === 'bot') {
    const name = [...botNames.slice(at), ...botNames].find(isFree)
    if (name) return name
  }
  for (let number = at + 1; ; number += 1) if (isFree(playerName(number))) return playerName(number)
}

const numbered = (name: string, isFree: (name: string) => boolean): string => {
  for (let number = 2; ; number += 1) {
    const candidate = `${name.slice(0, nameLimit - 3)} ${number}`
    if (isFree(candidate)) return candidate
  }
}

/** The typed name was taken, so another one stands in for it. */
export const isRenamed = ({ name }: DraftSeat, called: string): boolean =>
  tidy(name) !== '' && tidy(name) !== called

/** The level a person who becomes a bot starts with, as someone new to the game wants it. */
export const firstLevel: Level = 'prospector'

export const playersOfDraft = (draft: Draft, playerName: (number: number) => string): readonly Player[] => {
  const names = namesOf(draft, playerName)
  return draft.seats.map(({ colour, brand, pilot }, at) => ({ name: names[at]!, colour, brand, pilot }))
}

/** The person the device belongs to: whoever sat down first. */
export const ownerKey = ({ seats }: Draft): number | null => {
  const people = seats.filter(({ pilot }) => pilot.who === 'person')
  return people.length === 0 ? null : Math.min(...people.map(({ key }) => key))
}

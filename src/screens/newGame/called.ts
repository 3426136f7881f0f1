/** What everyone at the new table is called, each name once: ours for who typed none, a number after a name that came before. Pure. */
import { itemAt } from '@/checked'
import { nameLimit, tidyName, type Player } from '@/match'
import { characters } from '@/names'
import type { Draft, DraftSeat } from './draft'

/** The name of a person whom nobody named, by the number of their seat. */
type PlayerName = (number: number) => string

/** Cut to its length it may end in half a character. */
const tidy = (name: string): string => tidyName(tidyName(name).slice(0, nameLimit))
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

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

/** The typed name was taken, so another one stands in for it. */
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

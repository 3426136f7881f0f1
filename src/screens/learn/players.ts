/** The players of the rules and the lesson: you in seat 0, and two others. */
import { itemAt } from '@/checked'
import type { BySeat, Seat } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import type { PlayerLook } from '@/ui/game/players/PlayerToken'
import type { SeatNames } from '@/features/matchView/sentences'

const others = ['Ruben', 'Mei'] as const

/** Null for seat 0, which the sentences call “you”. */
export const seatName: SeatNames = (seat) => (seat === 0 ? null : itemAt(others, seat - 1))

export const nameOf = (seat: Seat, { common }: Phrases): string => seatName(seat) ?? common.you

export const looksOf = (phrases: Phrases): BySeat<PlayerLook> =>
  [
    { name: nameOf(0, phrases), colour: 'prussian', brand: 'star' },
    { name: nameOf(1, phrases), colour: 'madder', brand: 'horseshoe' },
    { name: nameOf(2, phrases), colour: 'verdigris', brand: 'pick' },
  ] as readonly PlayerLook[] as BySeat<PlayerLook>

/** What the board says to those who cannot see it, in English. An owner is a name, or null for whoever looks. */
import type { Die } from '@/engine'

const settled = (owner: string | null): string =>
  owner === null ? 'your settled space' : `${owner}’s settled space`

export const board = {
  name: 'Board',
  position: (column: number, row: number): string => `Column ${column}, row ${row}`,
  /** On chips and in tight places. */
  short: (column: number, row: number): string => `${column},\u200a${row}`,
  empty: 'empty',
  takenFromYou: 'taken from you since your last turn',
  settled,
  claimed: (owner: string | null): string =>
    owner === null ? 'claimed by you, closed' : `claimed by ${owner}, closed`,
  inLargestGroup: (owner: string | null, size: number): string =>
    owner === null ? `part of your largest group of ${size}` : `part of ${owner}’s largest group of ${size}`,
  squatter: (squatter: Die): string => `squatter ${squatter}`,
  squatterOn: (squatter: Die, owner: string | null): string => `squatter ${squatter} on ${settled(owner)}`,
  squatterWithClaim: (squatter: Die): string => `squatter ${squatter} with a claim`,
  squatterWithClaimOn: (squatter: Die, owner: string | null): string =>
    `squatter ${squatter} with a claim on ${settled(owner)}`,
  claim: 'a claim',
  claimOn: (owner: string | null): string => `a claim on ${settled(owner)}`,
  atRisk: 'this turn, at risk',
  placeSquatter: (squatter: Die): string => `place squatter ${squatter} here`,
  placeClaim: 'place a claim here',
  placeSquatterOn: (squatter: Die, owner: string): string => `place squatter ${squatter} on ${owner}’s space`,
  placeClaimOn: (owner: string): string => `place a claim on ${owner}’s space`,
  placeNothing: 'nothing can be placed here',
}

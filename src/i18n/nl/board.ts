/** What the board says to those who cannot see it, in Dutch. Typed by the English. */
import type { board as English } from '../en/board'

const settled = (owner: string | null): string =>
  owner === null ? 'jouw bezette veld' : `bezet veld van ${owner}`
const onSettled = (owner: string | null): string =>
  owner === null ? 'op jouw bezette veld' : `op het bezette veld van ${owner}`

export const board: typeof English = {
  name: 'Speelbord',
  position: (column, row) => `Kolom ${column}, rij ${row}`,
  short: (column, row) => `${column},\u200a${row}`,
  empty: 'leeg',
  takenFromYou: 'van jou afgepakt sinds je vorige beurt',
  settled,
  claimed: (owner) => (owner === null ? 'door jou geclaimd, gesloten' : `geclaimd door ${owner}, gesloten`),
  inLargestGroup: (owner, size) =>
    owner === null
      ? `deel van jouw grootste groep van ${size}`
      : `deel van de grootste groep van ${owner}, ${size} velden`,
  squatter: (squatter) => `kraaksteen ${squatter}`,
  squatterOn: (squatter, owner) => `kraaksteen ${squatter} ${onSettled(owner)}`,
  squatterWithClaim: (squatter) => `kraaksteen ${squatter} met een claimsteen`,
  squatterWithClaimOn: (squatter, owner) => `kraaksteen ${squatter} met een claimsteen ${onSettled(owner)}`,
  claim: 'een claimsteen',
  claimOn: (owner) => `een claimsteen ${onSettled(owner)}`,
  atRisk: 'deze beurt, staat op het spel',
  placeSquatter: (squatter) => `kraaksteen ${squatter} hier leggen`,
  placeClaim: 'hier een claimsteen leggen',
  placeSquatterOn: (squatter, owner) => `kraaksteen ${squatter} op het veld van ${owner} leggen`,
  placeClaimOn: (owner) => `claimsteen op het veld van ${owner} leggen`,
  placeNothing: 'hier kan niets worden gelegd',
}

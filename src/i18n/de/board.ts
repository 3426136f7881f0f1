/** What the board says to those who cannot see it, in German. Typed by the English. */
import type { board as English } from '../en/board'

const settled = (owner: string | null): string =>
  owner === null ? 'dein besetztes Feld' : `besetztes Feld von ${owner}`
const onSettled = (owner: string | null): string =>
  owner === null ? 'auf deinem besetzten Feld' : `auf dem besetzten Feld von ${owner}`

export const board: typeof English = {
  name: 'Spielplan',
  position: (column, row) => `Spalte ${column}, Reihe ${row}`,
  short: (column, row) => `${column},\u200a${row}`,
  empty: 'leer',
  takenFromYou: 'dir seit deinem letzten Zug abgenommen',
  settled,
  claimed: (owner) =>
    owner === null ? 'dein Goldclaim, geschlossen' : `Goldclaim von ${owner}, geschlossen`,
  inLargestGroup: (owner, size) =>
    owner === null
      ? `Teil deiner größten Goldmine mit ${size} Feldern`
      : `Teil der größten Goldmine von ${owner} mit ${size} Feldern`,
  squatter: (squatter) => `Anspruchstein ${squatter}`,
  squatterOn: (squatter, owner) => `Anspruchstein ${squatter} ${onSettled(owner)}`,
  squatterWithClaim: (squatter) => `Anspruchstein ${squatter} mit Besitzstein`,
  squatterWithClaimOn: (squatter, owner) => `Anspruchstein ${squatter} mit Besitzstein ${onSettled(owner)}`,
  claim: 'ein Besitzstein',
  claimOn: (owner) => `ein Besitzstein ${onSettled(owner)}`,
  atRisk: 'aus diesem Zug, steht auf dem Spiel',
  placeSquatter: (squatter) => `Anspruchstein ${squatter} hierher setzen`,
  placeClaim: 'Besitzstein hierher setzen',
  placeSquatterOn: (squatter, owner) => `Anspruchstein ${squatter} auf das Feld von ${owner} setzen`,
  placeClaimOn: (owner) => `Besitzstein auf das Feld von ${owner} setzen`,
  placeNothing: 'hier lässt sich nichts setzen',
}

/** The first screen, in Dutch. */
import { common } from './common'
import type { home as English } from '../en/home'

export const home: typeof English = {
  title: 'Claim It!',
  eyebrow: 'Kaart van de goudvelden, 1855',
  tagline: 'Daag je geluk uit. Claim het grootste stuk van de heuvels.',
  creek: 'Goudbeek',
  continue: 'Verder spelen',
  newGame: 'Nieuw spel',
  saved: 'Bewaard',
  howToPlay: 'Spelregels',
  settings: 'Instellingen',
  round: (round) => `Ronde ${round}`,
  lastRound: 'Laatste ronde',
  turn: (name) => `${name} is aan de beurt`,
  atRisk: (markers, bust) =>
    bust === null
      ? `${common.markers(markers)} op het spel`
      : `${common.markers(markers)} op het spel, kans op misworp ${common.percent(bust)}`,
  nothingAtRisk: 'Nog niets op het spel',
  tableEyebrow: 'Een nieuwe tafel',
  tableOpen: '2 tot 5 spelers',
  tableNote: (names) => common.list(names),
  nowhere: 'Die link leidt nergens heen.',
  missing: 'Dat spel staat niet op dit apparaat.',
  unreachable: 'Dat spel is nu niet bereikbaar.',
}

/** The first screen, in Dutch. */
import { common } from './common'
import type { home as English } from '../en/home'

export const home: typeof English = {
  title: 'Claim It!',
  eyebrow: 'Kaart van de goudvelden, 1855',
  tagline: 'Waag je kans. Vorm de grootste groep in de heuvels.',
  creek: 'Goudbeek',
  continue: 'Verder spelen',
  saved: 'Bewaard',
  atRisk: (markers, bust) =>
    bust === null
      ? `${common.markers(markers)} op het spel`
      : `${common.markers(markers)} op het spel, kans op misworp ${common.percent(bust)}`,
  nothingAtRisk: 'Nog niets op het spel',
  tableEyebrow: 'Een nieuwe tafel',
  tableOpen: '2 tot 5 spelers',
  nowhere: 'Die link leidt nergens heen.',
  missing: 'Dat spel staat niet op dit apparaat.',
  notDeleted: 'Dat spel kon niet worden verwijderd.',
  unreachable: 'Dat spel is nu niet bereikbaar.',
}

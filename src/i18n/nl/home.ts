/** The first screen, in Dutch. */
import { called } from '../who'
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
  firstMatch: 'Je eerste spel',
  youAnd: (name) => `Jij en ${name}`,
  firstMatchNote: 'Een goudzoeker die vroeg naar huis gaat. Zo’n 10 minuten.',
  play: (name) => `Speel tegen ${name}`,
  learnIt: 'Leer het',
  inNinetySeconds: 'in 90 seconden',
  atOnePhone: '2 tot 5, één telefoon',
  atOneDevice: '2 tot 5 spelers',
  lastTable: 'Laatste tafel',
  playAgain: 'Nog een keer',
  playWith: (names) => `Speel met ${names}`,
  result: (winners, group, other) => {
    if (winners.length > 1) return `${common.list(called(winners, common.you))} deelden de winst.`
    const won = winners[0] ? `${winners[0]} won` : 'Jij won'
    return other === null ? `${won} met ${group}.` : `${won}, ${group} tegen ${other}.`
  },
  startsThisTime: (who) => (who === null ? 'Jij begint deze keer.' : `${who} begint deze keer.`),
  newVersion: 'Er is een nieuwe versie.',
  startIt: 'Starten',
  nowhere: 'Die link leidt nergens heen.',
  missing: 'Dat spel staat niet op dit apparaat.',
  notDeleted: 'Dat spel kon niet worden verwijderd.',
  unreachable: 'Dat spel is nu niet bereikbaar.',
}

import type { names as EnglishNames, home as EnglishHome } from '../en/names'
import { defaultName } from '../defaultNames'
import { called } from '../who'
import { common } from './common'

export const names: typeof EnglishNames = {
  colours: {
    prussian: 'Pruisisch blauw',
    madder: 'Meekraprood',
    verdigris: 'Kopergroen',
    violet: 'Violet',
    vermilion: 'Vermiljoen',
  },
  brands: {
    star: 'Ster',
    horseshoe: 'Hoefijzer',
    pick: 'Houweel',
    lantern: 'Lantaarn',
    steer: 'Stier',
    crescent: 'Maansikkel',
    spade: 'Schop',
    wheel: 'Wiel',
  },
  levels: {
    greenhorn: { name: 'Groentje', manner: 'Weet van geen ophouden' },
    panner: { name: 'Goudwasser', manner: 'Hier een beetje, daar een beetje' },
    prospector: { name: 'Goudzoeker', manner: 'Gaat vroeg naar huis' },
    homesteader: { name: 'Kolonist', manner: 'Elke dag vier' },
    surveyor: { name: 'Landmeter', manner: 'Verbindt zijn velden' },
    assayer: { name: 'Keurmeester', manner: 'Pakt de jouwe' },
    baron: { name: 'Claimbaron', manner: 'Geeft niets weg' },
  },
  player: (number) => defaultName('nl', number),
}

export const home: typeof EnglishHome = {
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

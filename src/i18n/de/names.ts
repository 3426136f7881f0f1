import type { names as EnglishNames, home as EnglishHome } from '../en/names'
import { defaultName } from '../defaultNames'
import { called } from '../who'
import { common } from './common'

export const names: typeof EnglishNames = {
  colours: {
    prussian: 'Preußischblau',
    madder: 'Krapprot',
    verdigris: 'Grünspan',
    violet: 'Violett',
    vermilion: 'Zinnober',
  },
  brands: {
    star: 'Stern',
    horseshoe: 'Hufeisen',
    pick: 'Spitzhacke',
    lantern: 'Laterne',
    steer: 'Stier',
    crescent: 'Mondsichel',
    spade: 'Schaufel',
    wheel: 'Rad',
  },
  levels: {
    greenhorn: { name: 'Greenhorn', manner: 'Findet kein Ende' },
    panner: { name: 'Goldwäscher', manner: 'Hier ein bisschen, da ein bisschen' },
    prospector: { name: 'Schürfer', manner: 'Geht früh heim' },
    homesteader: { name: 'Siedler', manner: 'Jeden Tag vier' },
    surveyor: { name: 'Landvermesser', manner: 'Verbindet seine Felder' },
    assayer: { name: 'Goldprüfer', manner: 'Nimmt dir deine Felder' },
    baron: { name: 'Claimbaron', manner: 'Gibt nichts her' },
  },
  player: (number) => defaultName('de', number),
}

export const home: typeof EnglishHome = {
  title: 'Claim It!',
  eyebrow: 'Plan der Goldfelder, 1855',
  tagline: 'Fordere dein Glück heraus. Bilde die größte Goldmine der Berge.',
  creek: 'Goldbach',
  continue: 'Weiterspielen',
  saved: 'Gespeichert',
  atRisk: (markers, bust) =>
    bust === null
      ? `${common.markers(markers)} auf dem Spiel`
      : `${common.markers(markers)} auf dem Spiel, Risiko ${common.percent(bust)}`,
  nothingAtRisk: 'Noch nichts auf dem Spiel',
  firstMatch: 'Dein erstes Spiel',
  youAnd: (name) => `Du und ${name}`,
  firstMatchNote: 'Ein Schürfer, der früh nach Hause geht. Etwa 10 Minuten.',
  play: (name) => `Gegen ${name} spielen`,
  learnIt: 'Lernen',
  inNinetySeconds: 'in 90 Sekunden',
  atOnePhone: 'zu zweit bis zu fünft',
  atOneDevice: 'zu zweit bis zu fünft',
  lastTable: 'Letzter Tisch',
  playAgain: 'Noch einmal',
  playWith: (names) => `Spielen mit ${names}`,
  result: (winners, group, other) => {
    if (winners.length > 1) return `${common.list(called(winners, common.you))} haben sich den Sieg geteilt.`
    const won = winners[0] ? `${winners[0]} gewann` : 'Du hast gewonnen'
    return other === null ? `${won} mit ${group}.` : `${won}, ${group} zu ${other}.`
  },
  startsThisTime: (who) => (who === null ? 'Diesmal beginnst du.' : `Diesmal beginnt ${who}.`),
  newVersion: 'Eine neue Version ist da.',
  startIt: 'Starten',
  nowhere: 'Dieser Link führt nirgendwohin.',
  missing: 'Dieses Spiel liegt nicht auf diesem Gerät.',
  notDeleted: 'Dieses Spiel ließ sich nicht löschen.',
  unreachable: 'Dieses Spiel ist gerade nicht erreichbar.',
}

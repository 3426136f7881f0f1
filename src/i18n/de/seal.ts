import type { seal as EnglishSeal } from '../en/seal'
import { plural } from '../grammar'

const sealWords: readonly string[] = `
Eichel Anker Amboss Apfel Schürze Pfeil Dachs Fass Korb Leuchtfeuer Glocke Beere Decke Stiefel Flasche
Brücke Besen Eimer Schnalle Knopf Hütte Kerze Kanu Schlucht Karren Burg Zeder Kette Kirsche Kamin Uhr
Klee Münze Komet Kompass Kupfer Mais Wiege Bach Krähe Becher Margerite Hirsch Trommel Adler Glut Zaun
Farn Fiedel Fink Feuer Flagge Flöte Schmiede Fuchs Garten Geist Handschuh Ziege Gold Gans Kies Hammer
Harfe Habicht Hecke Hügel Honig Haken Horn Pferd Insel Glas Krug Kessel Schlüssel Drachen Leiter See
Lampe Lerche Blatt Zitrone Karte Ahorn Maske Wiese Mühle Fäustling Spiegel Mond Moos Maultier Nagel Nadel
Nest Nuss Eiche Olive Otter Eule Paddel Pfanne Papier Birne Pfeffer Kissen Pflaume Teich Flicken Hase
Floß Rabe Band Fluss Seil Sattel Salz Schaufel Silber Löffel Stern Ofen Dorn Zahn Turm Wagen Wolf
`
  .trim()
  .split(/\s+/)

const rolls = (count: number): string => `${count} ${plural(count, 'Wurf', 'Würfen')}`

export const seal: typeof EnglishSeal = {
  words: sealWords,
  sealed: 'Die Würfel sind versiegelt',
  sealedFromHere: 'Ab hier sind die Würfel versiegelt',
  inShort: (name) => `Versiegelt: ${name}`,
  inMenu: 'Versiegelte Würfel',
  botsToo: 'Bots bekommen dieselben Würfel wie du.',

  opened: 'Das Siegel ist offen',
  openedFromStart: (count) =>
    `${plural(count, 'Der eine Wurf lag', `Alle ${count} Würfe lagen`)} von Anfang an darin.`,
  openedLate: (count) => `${plural(count, 'Der eine Wurf liegt', `Alle ${count} Würfe liegen`)} darin.`,
  openedPart: (count, all) => `${count} von ${rolls(all)} lagen darin.`,

  byHand: 'Von Hand gewürfelt',
  notVerified: 'Nicht geprüft',

  title: 'Die Würfel',
  allDigits: 'Alle 64 Ziffern zeigen',
  stampFits: 'Der Stempel passt zum Blatt',
  stampedAgain: 'Eben neu gestempelt: dasselbe Muster.',
  late: 'Dieses Gerät hat ihn vor dem Spiel nicht gesehen.',
  everyRoll: 'Jeder Wurf steht auf dem Blatt',
  rollsHeld: (held, all) =>
    held === all ? `${held} von ${rolls(all)}, vom ersten bis zum letzten.` : `${held} von ${rolls(all)}.`,
  starterHeld: (name) => `Das Auswürfeln auch: ${name} hat gewonnen.`,
  botsSame: 'Die Bots hatten dieselben Würfel',
  fromPaper: (whose) => `${whose.join(', ')} vom selben Blatt.`,
  everybodySame: 'Alle hatten dasselbe Blatt',
  rollsOf: (name, count) => `${name}: ${count} ${plural(count, 'Wurf', 'Würfe')}`,
  closed: 'Zu bis zum Ende des Spiels.',
  staysClosed: 'Das Blatt dazu ist nicht hier, darum bleibt es zu.',
  notSealed: 'Dieses Spiel war nicht versiegelt.',
  nothingToSeal: 'Von Hand gewürfelt: nichts zu versiegeln.',
  elsewhere: (first, last) =>
    first === last
      ? `Wurf ${first} kam versiegelt von einem anderen Gerät oder Spiel.`
      : `Wurf ${first} bis ${last} kamen versiegelt von einem anderen Gerät oder Spiel.`,
  elsewhereOpens: 'Sie gehen auf, wenn du den Text jenes Spiels prüfst, sobald es zu Ende ist.',
  handRolls: (first, last) =>
    first === last
      ? `Wurf ${first} wurde von Hand gewürfelt.`
      : `Wurf ${first} bis ${last} wurden von Hand gewürfelt.`,
  writtenRolls: (first, last) =>
    first === last
      ? `Wurf ${first} gilt, wie er geschrieben steht, und lässt sich nicht prüfen.`
      : `Wurf ${first} bis ${last} gelten, wie sie geschrieben stehen, und lassen sich nicht prüfen.`,

  how: 'So geht ein Siegel',
  sentences: [
    'Vor dem Spiel wird jeder kommende Wurf auf ein Blatt geschrieben.',
    'Das Blatt kommt in einen Umschlag, und du siehst seinen Stempel.',
    'Der Stempel entsteht aus dem Blatt: anderes Blatt, anderer Stempel.',
    'Nach dem Spiel kann jeder ihn öffnen und vergleichen.',
    'Niemand am Tisch kennt das Blatt, und Bots bekommen dieselben Würfel wie du.',
  ],
  more: 'Mehr',
  less: 'Weniger',
  proves: 'Ein Siegel beweist, dass während des Spiels niemand die Würfel geändert hat.',
  counts: 'Dass es gewöhnliche Würfel sind, dafür sind die Zahlen da.',
  cannot:
    'Es kann niemanden hindern, auf dem eigenen Gerät einen älteren Stand von allem zurückzuspielen und von dort weiterzuspielen.',
  formula: 'Stempel = SHA-256 von claim-it/seal/1, einem Zeilenumbruch und dem Blatt',

  faces: 'Wie oft jede Zahl fiel',
  dice: (count) => `${count} Würfel`,
  tooFew: 'Zu wenige, um etwas zu sagen.',
  moreUneven: (count, all) =>
    count === 1 ? `1 von ${all} Spielen ist ungleicher` : `${count} von ${all} Spielen sind ungleicher`,
  thisUneven: (all) => `1 von ${all} Spielen ist so ungleich`,

  check: 'Spiel prüfen',
  checkNote: 'Füge den Text eines Spiels ein oder wähle seine Datei.',
  checkText: 'Text eines Spiels',
  copy: 'Kopieren',
  compare: 'Ist das der Stempel, den du vor dem Spiel gesehen hast?',
  right: 'Es sind die versiegelten Würfel',
  wrong: 'Das sind nicht die versiegelten Würfel',
  wrongRoll: (turn, roll, sealed, written) =>
    `Zug ${turn}, Wurf ${roll}: Auf dem Blatt steht ${sealed.join(', ')}, im Spiel ${written.join(', ')}.`,
  wrongPaper: 'Der Stempel kommt von einem anderen Blatt.',
  wrongStarter: 'Auf dem Blatt hat jemand anders das Auswürfeln gewonnen.',
  cannotCheck: (cause) => `Das lässt sich nicht prüfen: ${cause}.`,
  opensHere: 'Es öffnet die Würfe dieses Spiels, die von dort versiegelt kamen.',
}

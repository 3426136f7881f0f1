import type { seal as EnglishSeal } from '../en/seal'
import { plural } from '../grammar'

const sealWords: readonly string[] = `
eikel anker aambeeld appel schort pijl das vat mand baken bel bes deken laars fles brug bezem emmer gesp
knoop hut kaars kano kloof kar kasteel ceder ketting kers schoorsteen klok klaver munt komeet kompas
koper maïs wieg beek kraai beker madelief hert trommel adelaar gloed hek varen viool vink vuur vlag fluit
smidse vos tuin spook handschoen geit goud gans grind hamer harp havik heg heuvel honing haak hoorn paard
eiland pot kruik ketel sleutel vlieger ladder meer lamp leeuwerik blad citroen kaart esdoorn masker wei
molen want spiegel maan mos muildier spijker naald nest noot eik olijf otter uil peddel pan papier peer
peper kussen pruim vijver lappen konijn vlot raaf lint rivier touw zadel zout schop zilver lepel ster
kachel doorn tand toren wagen wolf
`
  .trim()
  .split(/\s+/)

const rolls = (count: number): string => `${count} ${plural(count, 'worp', 'worpen')}`

export const seal: typeof EnglishSeal = {
  words: sealWords,
  sealed: 'De dobbelstenen zijn verzegeld',
  sealedFromHere: 'Vanaf hier zijn de dobbelstenen verzegeld',
  inShort: (name) => `Verzegeld: ${name}`,
  inMenu: 'Verzegelde dobbelstenen',
  botsToo: 'Bots krijgen dezelfde dobbelstenen als jij.',

  opened: 'Het zegel is open',
  openedFromStart: (count) =>
    `${plural(count, 'De ene worp zat', `Alle ${count} worpen zaten`)} er vanaf het begin in.`,
  openedLate: (count) => `${plural(count, 'De ene worp zit', `Alle ${count} worpen zitten`)} erin.`,
  openedPart: (count, all) => `${count} van ${rolls(all)} zaten erin.`,

  byHand: 'Met de hand gegooid',
  notVerified: 'Niet gecontroleerd',

  title: 'De dobbelstenen',
  allDigits: 'Toon alle 64 cijfers',
  stampFits: 'Het zegel past bij het papier',
  stampedAgain: 'Net opnieuw gezegeld: hetzelfde patroon.',
  late: 'Dit apparaat had het voor het spel niet gezien.',
  everyRoll: 'Elke worp staat op het papier',
  rollsHeld: (held, all) =>
    held === all ? `${held} van ${rolls(all)}, van de eerste tot de laatste.` : `${held} van ${rolls(all)}.`,
  starterHeld: (name) => `Ook wie er begon: ${name} gooide het hoogst.`,
  botsSame: 'De bots hadden dezelfde dobbelstenen',
  fromPaper: (whose) => `${whose.join(', ')} van hetzelfde papier.`,
  everybodySame: 'Iedereen had hetzelfde papier',
  rollsOf: (name, count) => `${name}: ${rolls(count)}`,
  closed: 'Dicht tot het spel uit is.',
  staysClosed: 'Het papier is niet hier, dus het blijft dicht.',
  notSealed: 'Dit spel was niet verzegeld.',
  nothingToSeal: 'Met de hand gegooid: niets te verzegelen.',
  elsewhere: (first, last) =>
    first === last
      ? `Worp ${first} kwam verzegeld van een ander apparaat of spel.`
      : `Worp ${first} tot en met ${last} kwamen verzegeld van een ander apparaat of spel.`,
  elsewhereOpens: 'Ze gaan open als je de tekst van dat spel controleert zodra het uit is.',
  handRolls: (first, last) =>
    first === last
      ? `Worp ${first} is met de hand gegooid.`
      : `Worp ${first} tot en met ${last} zijn met de hand gegooid.`,
  writtenRolls: (first, last) =>
    first === last
      ? `Worp ${first} geldt zoals hij er staat; niemand kan hem controleren.`
      : `Worp ${first} tot en met ${last} gelden zoals ze er staan; niemand kan ze controleren.`,

  how: 'Zo werkt een zegel',
  sentences: [
    'Voor het spel wordt elke worp die nog komt op een papier gezet.',
    'Het papier gaat in een envelop, en jij ziet het zegel.',
    'Het zegel wordt van het papier gemaakt: ander papier, ander zegel.',
    'Na het spel kan iedereen hem openen en vergelijken.',
    'Niemand aan tafel kent het papier, en bots krijgen dezelfde dobbelstenen als jij.',
  ],
  more: 'Meer',
  less: 'Minder',
  proves: 'Een zegel bewijst dat niemand de dobbelstenen tijdens het spel heeft veranderd.',
  counts: 'Dat het gewone dobbelstenen zijn, daar zijn de aantallen voor.',
  cannot:
    'Het kan niemand beletten op het eigen apparaat een oudere stand van alles terug te zetten en van daar verder te spelen.',
  formula: 'Zegel = SHA-256 van claim-it/seal/1, een nieuwe regel en het papier',

  faces: 'Hoe vaak elke kant viel',
  dice: (count) => `${count} dobbelstenen`,
  tooFew: 'Te weinig om iets te zeggen.',
  moreUneven: (count, all) =>
    count === 1 ? `1 op de ${all} spellen is ongelijker` : `${count} op de ${all} spellen zijn ongelijker`,
  thisUneven: (all) => `1 op de ${all} spellen is zo ongelijk`,

  check: 'Spel controleren',
  checkNote: 'Plak de tekst van een spel, of kies het bestand.',
  checkText: 'Tekst van een spel',
  copy: 'Kopiëren',
  compare: 'Is dit het zegel dat je voor het spel hebt gezien?',
  right: 'Dit zijn de verzegelde dobbelstenen',
  wrong: 'Dit zijn niet de verzegelde dobbelstenen',
  wrongRoll: (turn, roll, sealed, written) =>
    `Beurt ${turn}, worp ${roll}: op het papier staat ${sealed.join(', ')}, in het spel ${written.join(', ')}.`,
  wrongPaper: 'Het zegel komt van een ander papier.',
  wrongStarter: 'Op het papier gooide iemand anders het hoogst om te beginnen.',
  cannotCheck: (cause) => `Dit is niet te controleren: ${cause}.`,
  opensHere: 'Het opent de worpen van dit spel die van daar verzegeld kwamen.',
}

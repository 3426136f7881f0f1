/** The first lesson, the rules and the odds. Text between asterisks is bold. */
import type { learn as English } from '../en/learn'
import { called, type Who } from '../who'
import { common } from './common'

const { space, markers, claims, spaces } = common

const lesson: typeof English.lesson = {
  title: 'Eerste les',
  skip: 'Les overslaan',
  progress: (step, steps) => `Stap ${step} van ${steps}`,
  steps: {
    roll: () =>
      'De *grootste groep* van aaneengesloten velden wint, en elke beurt begint met een worp: *gooi*.',
    squatter: ({ column, row, squatter }) =>
      `Lees *${column}* als kolom en *${row}* als rij en tik op dat veld: de derde dobbelsteen legt daar *kraaksteen ${squatter}*.`,
    again: () => 'Na elke steen mag je stoppen, maar waag je kans en *gooi nog eens*.',
    six: () => 'Met drie verschillende getallen bereik je *zes velden*: tik er een aan.',
    same: (at) => `*Gooi nog eens* en let op ${space(at)}.`,
    claim: (at) =>
      `Daar is het: tik op je kraaksteen op *${space(at)}*, hij krijgt een *claimsteen*, wat er ook op de derde dobbelsteen staat.`,
    more: () => 'Zodra je stopt, is een geclaimd veld voorgoed van jou: *gooi nog eens*.',
    take: (at) =>
      `${at.owner} heeft *${space(at)}* alleen bezet, vlak naast jou: tik erop en *neem het over*.`,
    greedy: ({ lost, spaces, bust }) =>
      `Er staan *${spaces} velden* op het spel, samen ${markers(lost)}, want één draagt er twee, en ${bust} van de 100 worpen passen nergens: *gooi* toch.`,
    bust: ({ die, ...at }) =>
      `*Misworp*: met drie keer ${die} kom je alleen op ${space(at)}, kraaksteen ${die} ligt er al, en je bent alles van deze beurt kwijt.`,
    stop: () => 'In geen enkel spel krijg je een worp terug, alleen één keer in deze les: *stop nu op tijd*.',
    done: ({ owner }) =>
      `Alles is van jou, twee velden *grenzen aan elkaar*, en de steen van ${owner} ging terug: heeft iemand genoeg geclaimde velden, dan begint de *laatste ronde*, en de grootste groep wint.`,
  },
  rewind: 'Neem de worp terug, één keer maar',
  placeThere: (at) => `Kan ook. Neem in deze les ${space(at)}.`,
  rollInstead: 'Kan ook. Gooi in deze les.',
  stopInstead: 'Kan ook. Stop in deze les.',
  rewindInstead: 'Neem eerst de worp terug.',
  lessonOver: 'De les is klaar.',
  again: 'Nog een keer',
  rules: 'Alle regels',
}

const pages: typeof English.pages = {
  goal: {
    title: 'Het doel',
    text: () => 'Vorm de *grootste groep*: eigen velden die elkaar met een zijde raken. Hoeken tellen niet.',
    legend: {
      settled: 'Een bezet veld telt mee, maar een ander kan het nog overnemen.',
      claimed: 'Een geclaimd veld telt even zwaar, en niemand neemt het over.',
    },
    tries: {
      start: {
        title: 'Wie begint',
        text: 'Ieder gooit met één dobbelsteen. De hoogste begint; wie samen de hoogste zijn, gooien nog eens. Daarna gaat de beurt rond.',
      },
      must: {
        title: 'Een beurt',
        text: 'Je gooit minstens één keer, en elke worp legt precies één steen. Passen mag niet.',
      },
    },
  },
  dice: {
    title: 'De worp lezen',
    text: () =>
      'Eén dobbelsteen noemt de *kolom*, één de *rij*. De derde zegt welke *kraaksteen* je legt. Jij kiest welke wat is.',
    legend: {
      squatter: 'Leeg, of bezet door een ander: leg de kraaksteen.',
      claim:
        'Je eigen steen of een kraaksteen: er komt een claimsteen, wat er ook op de derde dobbelsteen staat.',
      claimed: 'Een claimsteen sluit het veld voor iedereen.',
    },
    tries: {
      reach: {
        title: 'Zes, drie, één',
        text: 'Drie verschillende getallen bereiken tot zes velden, twee gelijke drie, drie gelijke één.',
      },
    },
  },
  claims: {
    title: 'Claimstenen',
    text: () =>
      'Van elk getal is er één kraaksteen. Hier liggen *2* en *5* al: een veld dat een van die twee nodig heeft, krijgt niets.',
    legend: {
      squatter: 'Een veld met een kraaksteen krijgt een claimsteen, en daarna niets meer.',
      claim: 'Je bezette veld krijgt nooit een kraaksteen, alleen een claimsteen.',
    },
    tries: {
      stays: {
        title: 'Onder een claimsteen',
        text: 'Een kraaksteen onder een claimsteen blijft weg tot de beurt voorbij is.',
      },
      reuse: {
        title: 'Variant: kraakstenen hergebruiken',
        text: 'Een kraaksteen is weer vrij zodra er een claimsteen op komt. De beurten worden lang, dus liever niet met vijf.',
      },
    },
  },
  luck: {
    title: 'Waag je kans',
    text: () =>
      'Na elke steen *stop je* en houd je wat je gelegd hebt, of je *gooit nog eens*. Past een worp nergens, dan is het een *misworp* en ben je *alles kwijt* van deze beurt.',
    legend: {
      squatter: 'Bij het stoppen wordt een kraaksteen jouw bezette veld.',
      claim: 'Bij het stoppen wordt een claimsteen jouw geclaimde veld.',
      settled: 'De steen van een ander die eronder ligt, gaat terug.',
    },
    tries: {
      stop: { title: 'Stoppen', text: 'Vijf velden, van elke soort een. Stop en kijk wat ze worden.' },
      theirs: {
        title: 'Op andermans veld',
        text: 'De steen van de ander blijft liggen tot je stopt. Een gelegde steen kun je terugnemen tot de volgende worp, een worp nooit.',
      },
    },
  },
  last: {
    title: 'Laatste ronde',
    text: (targets) =>
      `Stop met genoeg geclaimde velden, aaneengesloten of niet, en de *laatste ronde* begint: *${targets[2]}* met 2 spelers, *${targets[3]}* met 3, *${targets[4]}* met 4, *${targets[5]}* met 5. Dan heeft ieder *nog één beurt*, jij als laatste.`,
    legend: {},
    tries: {
      called: {
        title: 'Maar één keer',
        text: 'Is de laatste ronde al begonnen, dan verandert er niets als iemand het aantal nog eens haalt.',
      },
      closed: {
        title: 'Niets meer open',
        text: 'Ook als elk veld gesloten is, moet je gooien, en dat wordt een misworp.',
      },
    },
  },
  scoring: {
    title: 'Wie wint',
    text: () =>
      'Na de laatste beurt wint de *grootste aaneengesloten groep*. Bezette en geclaimde velden tellen even zwaar.',
    legend: {},
    tries: {
      tie: {
        title: 'Gelijk aan kop',
        text: 'Dan winnen de *meeste geclaimde velden*, aaneengesloten of niet; dan de *meeste velden*; dan delen ze de winst.',
      },
    },
  },
}

const listed = (all: readonly Who[]): string => common.list(called(all, common.you))

const outcomes: typeof English.outcomes = {
  rolledOff: (dice) => `${common.list(dice.map(([who, die]) => `${who ?? 'Jij'} ${die}`))}.`,
  rollsAgain: (who) => `${listed(who)}: nog eens gooien.`,
  starts: (who) => (who === null ? 'Jij begint.' : `${who} begint.`),
  turn: (who) => (who === null ? 'Jij bent aan de beurt.' : `${who} is aan de beurt.`),
  stopped: (settled, claimed, home) =>
    `${settled} bezet, ${claimed} geclaimd${home > 0 ? `, ${markers(home)} teruggestuurd` : ''}.`,
  busted: (lost) => (lost === 0 ? 'Misworp.' : `Misworp. ${markers(lost)} kwijt.`),
  lastRound: (who, held) => `Laatste ronde: ${who === null ? 'jij hebt' : `${who} heeft`} ${claims(held)}.`,
  wins: (who) => (who === null ? 'Jij wint.' : `${who} wint.`),
  share: (who) => `${listed(who)} delen de winst.`,
  ranked: (who, group, held, total) =>
    `${who ?? 'Jij'}: grootste groep ${group}, ${claims(held)}, ${spaces(total)}`,
  noMoreRolls: 'Meer worpen heeft dit bord niet. Zet het opnieuw op om iets anders te proberen.',
}

const how: typeof English.how = {
  page: (page, of, title) => `Bladzijde ${page} van ${of}: ${title}`,
  previous: 'Vorige bladzijde',
  next: 'Verder',
  tapGold: 'Tik op een gouden veld.',
  tryIt: (what) => `Probeer: ${what}`,
  setUpAgain: 'Opnieuw opzetten',
  backToPage: 'Terug naar het bord van de bladzijde',
  roll: 'Gooien',
  rollOff: 'Gooien wie begint',
  stop: 'Stoppen',
}

const summary: typeof English.summary = {
  title: 'In het kort',
  lines: (targets) => [
    'De *grootste groep* van velden die elkaar met een zijde raken, wint. Gelijk: de meeste *geclaimde* velden, dan de meeste velden, dan samen.',
    'Dobbelstenen bepalen wie begint. Gooi minstens één keer per beurt; na elke steen *stoppen* of *nog eens gooien*.',
    'Kolom, rij en derde dobbelsteen in willekeurige volgorde. Elke worp legt *precies één* steen.',
    'Leeg of door een ander bezet: de *kraaksteen* van de derde dobbelsteen, als die nog vrij is.',
    'Je eigen bezette veld of een kraaksteen van deze beurt: een *claimsteen*, wat er ook op de derde staat.',
    'Een claimsteen sluit zijn veld, meteen en voorgoed.',
    'Past er niets: *misworp*, je bent alles van deze beurt kwijt.',
    'Stoppen: kraakstenen worden bezette velden, claimstenen geclaimde velden, stenen van anderen eronder gaan terug.',
    'Een gelegde steen kun je terugnemen tot de volgende worp of tot je stopt, een worp nooit.',
    `Wie stopt met *${targets[2]}*, *${targets[3]}*, *${targets[4]}* of *${targets[5]}* geclaimde velden (2 tot 5 spelers), luidt de laatste ronde in: ieder nog één beurt, jij als laatste.`,
    'Een kraaksteen onder een claimsteen blijft weg tot het eind van de beurt. In de *variant* keert hij meteen terug.',
  ],
}

const odds: typeof English.odds = {
  title: 'Goed om te weten',
  share: (percent) => `${percent.toFixed(1).replace('.', ',')}%`,
  about: (percent) => `${Math.round(percent)}%`,
  hits: {
    title: 'Hoe vaak een veld geraakt wordt',
    text: (off, on, of) =>
      `Van de ${of} worpen bereiken er *${off}* een bepaald veld, maar slechts *${on}* een veld waarvan kolom en rij hetzelfde getal zijn.`,
    off: (share) => `Kolom en rij verschillend: ${share}`,
    on: (share) => `Kolom en rij gelijk: ${share}`,
    spoken: (off, on) =>
      `Het bord: elke worp raakt een bepaald veld met ${off}, een veld met gelijke kolom en rij met ${on}`,
  },
  busts: {
    title: 'Zo groeit het risico',
    text: 'De kans dat de volgende worp een misworp is, naar het aantal kraakstenen op een verder leeg bord: het gemiddelde van alle opstellingen.',
    bar: (squatters, chance) => `${common.squatters(squatters)} gelegd: ${chance}`,
    axis: 'Gelegde kraakstenen',
    note: 'Eén opstelling kan ver van het gemiddelde liggen. Daarom staat bij elke keuze de precieze kans.',
  },
  first: {
    title: 'Wat de eerste plaats waard is',
    text: 'Overwinningen per 100 spellen naar plaats, van wie begint tot wie als laatste komt. Daarom bepalen dobbelstenen wie begint, en begint bij een revanche de volgende plaats.',
    bar: (seat, wins) => `Plaats ${seat}: ${wins}`,
  },
  last: {
    title: 'Wat het inluiden van de laatste ronde waard is',
    text: 'Zoveel van de 100 spellen wint wie hem inluidt: de anderen hebben nog één beurt om dat te voorkomen.',
    axis: 'Spelers',
    bar: (players, wins) => `${common.players(players)}: ${wins}`,
  },
  measured: (matches, level) =>
    `Gemeten over ${matches} spellen per aantal spelers, tussen even sterke bots (${level}). Met mensen zal het anders zijn.`,
  exact: 'Precies: geteld met de regels van deze app.',
}

export const learn: typeof English = { lesson, pages, outcomes, how, summary, odds }

/** The first lesson, the rules and the odds. Text between asterisks is bold. */
import type { learn as English } from '../en/learn'
import { plural } from '../grammar'
import { called, type Who } from '../who'
import { common } from './common'

const { space, markers, claims, spaces } = common
const at = (place: Parameters<typeof space>[0]): string => space(place)

const lesson: typeof English.lesson = {
  title: 'Erste Lektion',
  skip: 'Lektion überspringen',
  progress: (step, steps) => `Schritt ${step} von ${steps}`,
  steps: {
    roll: () =>
      'Die *größte Goldmine* aus verbundenen Feldern gewinnt, und jeder Zug beginnt mit einem Wurf: *Würfle*.',
    squatter: ({ column, row, squatter }) =>
      `Lies *${column}* als Spalte und *${row}* als Reihe und tippe auf dieses Feld: Der dritte Würfel setzt dort *Anspruchstein ${squatter}*.`,
    again: () =>
      'Nach jedem Stein darfst du aufhören, aber fordere jetzt dein Glück heraus und *würfle nochmal*.',
    six: () => 'Drei verschiedene Zahlen erreichen *sechs Felder*: Tippe auf eines davon.',
    same: (place) => `*Würfle nochmal* und achte auf ${at(place)}.`,
    claim: (place) =>
      `Da ist es: Tippe auf deinen Anspruchstein auf *${at(place)}*, er bekommt einen *Besitzstein*, egal was der dritte Würfel zeigt.`,
    more: () => 'Sobald du aufhörst, bleibt ein Besitzstein für immer: *Würfle nochmal*.',
    take: (place) =>
      `${place.owner} hat *${at(place)}* nur besetzt, gleich neben dir: Tippe darauf und *nimm dir das Feld*.`,
    greedy: ({ lost, spaces, bust }) =>
      `*${spaces} Felder* stehen auf dem Spiel, zusammen ${markers(lost)}, denn eines trägt zwei, und ${bust} von 100 Würfen passen nirgendwo hin: *Würfle* trotzdem.`,
    bust: ({ die, ...place }) =>
      `*Fehlwurf*: Dreimal die ${die} erreicht nur ${at(place)}, Anspruchstein ${die} ist belegt, und alles aus diesem Zug ist verloren.`,
    stop: () =>
      'In keinem Spiel bekommst du einen Wurf zurück, nur einmal in dieser Lektion: Jetzt *hör rechtzeitig auf*.',
    done: ({ owner }) =>
      `Alles gehört dir, zwei Felder sind *verbunden*, und der Stein von ${owner} ging zurück: Hat jemand genug Goldclaims, beginnt die *letzte Runde*, und die größte Goldmine gewinnt.`,
  },
  rewind: 'Den Wurf zurücknehmen, nur einmal',
  placeThere: (place) => `Ginge auch. Nimm in dieser Lektion ${at(place)}.`,
  rollInstead: 'Ginge auch. Würfle in dieser Lektion.',
  stopInstead: 'Ginge auch. Hör in dieser Lektion auf.',
  rewindInstead: 'Nimm zuerst den Wurf zurück.',
  lessonOver: 'Die Lektion ist zu Ende.',
  again: 'Noch einmal',
  rules: 'Alle Regeln',
}

const pages: typeof English.pages = {
  goal: {
    title: 'Das Ziel',
    text: () =>
      'Bilde die *größte Goldmine*: eigene Felder, die sich mit den Seiten berühren. Über Ecken zählt nicht.',
    legend: {
      settled: 'Ein besetztes Feld zählt mit, aber andere können es dir noch nehmen.',
      claimed: 'Ein Goldclaim zählt genauso viel, und niemand nimmt ihn dir.',
    },
    tries: {
      start: {
        title: 'Wer beginnt',
        text: 'Alle werfen einen Würfel. Die höchste Zahl beginnt, bei Gleichstand an der Spitze wird dort nochmal gewürfelt. Dann geht es reihum.',
      },
      must: {
        title: 'Ein Zug',
        text: 'Du würfelst mindestens einmal, und jeder Wurf setzt genau einen Stein. Passen gibt es nicht.',
      },
    },
  },
  dice: {
    title: 'Würfel lesen',
    text: () =>
      'Ein Würfel nennt die *Spalte*, einer die *Reihe*. Der dritte sagt, welchen *Anspruchstein* du setzt. Welcher was ist, bestimmst du.',
    legend: {
      squatter: 'Leer oder von jemand anderem besetzt: Setze den Anspruchstein.',
      claim:
        'Dein eigener Stein oder ein Anspruchstein: Es kommt ein Besitzstein hin, egal was der dritte Würfel zeigt.',
      claimed: 'Ein Besitzstein schließt das Feld für alle.',
    },
    tries: {
      reach: {
        title: 'Sechs, drei, eins',
        text: 'Drei verschiedene Zahlen erreichen bis zu sechs Felder, ein Pasch drei, drei gleiche eines.',
      },
    },
  },
  claims: {
    title: 'Besitzsteine',
    text: () =>
      'Jeden Anspruchstein gibt es nur einmal. Hier liegen *2* und *5* schon: Ein Feld, das einen von ihnen braucht, nimmt nichts auf.',
    legend: {
      squatter: 'Ein Feld mit Anspruchstein nimmt einen Besitzstein auf, danach nichts mehr.',
      claim: 'Dein besetztes Feld nimmt nie einen Anspruchstein auf, nur einen Besitzstein.',
    },
    tries: {
      stays: {
        title: 'Unter dem Besitzstein',
        text: 'Ein Anspruchstein unter einem Besitzstein fehlt bis zum Ende des Zugs.',
      },
      reuse: {
        title: 'Variante: Anspruchsteine sofort wieder frei',
        text: 'Ein Anspruchstein ist wieder frei, sobald ein Besitzstein auf ihn kommt. Die Züge werden lang, zu fünft also lieber nicht.',
      },
    },
  },
  luck: {
    title: 'Glück oder Pech',
    text: () =>
      'Nach jedem Stein *hörst du auf* und behältst, was du gesetzt hast, oder du *würfelst nochmal*. Passt ein Wurf nirgendwo hin, ist es ein *Fehlwurf*: *Pech gehabt*, alles aus diesem Zug ist verloren.',
    legend: {
      squatter: 'Beim Aufhören wird aus einem Anspruchstein dein besetztes Feld.',
      claim: 'Beim Aufhören wird aus einem Besitzstein dein Goldclaim.',
      settled: 'Ein fremder Stein darunter geht zurück.',
    },
    tries: {
      stop: {
        title: 'Aufhören',
        text: 'Fünf Felder, eines von jeder Art. Hör auf und sieh, was daraus wird.',
      },
      theirs: {
        title: 'Auf fremdem Feld',
        text: 'Der fremde Stein bleibt darunter, bis du aufhörst. Ein gesetzter Stein lässt sich bis zum nächsten Wurf zurücknehmen, ein Wurf nie.',
      },
    },
  },
  last: {
    title: 'Letzte Runde',
    text: (targets) =>
      `Hör mit genug Goldclaims auf, verbunden oder nicht, und die *letzte Runde* beginnt: ab *${targets[2]}* zu zweit, *${targets[3]}* zu dritt, *${targets[4]}* zu viert, *${targets[5]}* zu fünft. Dann hat jeder *noch einen Zug*, du zuletzt.`,
    legend: {},
    tries: {
      called: {
        title: 'Nur einmal',
        text: 'Läuft die letzte Runde schon, ändert sich nichts, wenn jemand die Zahl noch einmal erreicht.',
      },
      closed: {
        title: 'Nichts mehr offen',
        text: 'Auch wenn jedes Feld geschlossen ist, musst du würfeln, und es wird ein Fehlwurf.',
      },
    },
  },
  scoring: {
    title: 'Wertung',
    text: () =>
      'Nach dem letzten Zug gewinnt die *größte einzelne Goldmine*. Besetzte Felder und Goldclaims zählen gleich.',
    legend: {},
    tries: {
      tie: {
        title: 'Gleichauf an der Spitze',
        text: 'Dann gewinnen die *meisten Goldclaims*, verbunden oder nicht, dann die *meisten Felder*, dann wird der Sieg geteilt.',
      },
    },
  },
}

const listed = (all: readonly Who[]): string => common.list(called(all, common.you))

const outcomes: typeof English.outcomes = {
  rolledOff: (dice) => `${common.list(dice.map(([who, die]) => `${who ?? 'Du'} ${die}`))}.`,
  rollsAgain: (who) => `${listed(who)}: nochmal würfeln.`,
  starts: (who) => (who === null ? 'Du beginnst.' : `${who} beginnt.`),
  turn: (who) => (who === null ? 'Du bist am Zug.' : `${who} ist am Zug.`),
  stopped: (settled, claimed, home) =>
    `${settled} besetzt, ${claimed} ${plural(claimed, 'Goldclaim', 'Goldclaims')}${home > 0 ? `, ${markers(home)} zurückgeschickt` : ''}.`,
  busted: (lost) => (lost === 0 ? 'Fehlwurf.' : `Fehlwurf. ${markers(lost)} verloren.`),
  lastRound: (who, held) => `Letzte Runde: ${who === null ? 'Du hast' : `${who} hat`} ${claims(held)}.`,
  wins: (who) => (who === null ? 'Du gewinnst.' : `${who} gewinnt.`),
  share: (who) => `${listed(who)} ${who.includes(null) ? 'teilt euch' : 'teilen sich'} den Sieg.`,
  ranked: (who, group, held, total) =>
    `${who ?? 'Du'}: größte Goldmine ${group}, ${claims(held)}, ${spaces(total)}`,
  noMoreRolls: 'Mehr Würfe hat dieses Beispiel nicht. Bau es neu auf, um anderes zu versuchen.',
}

const how: typeof English.how = {
  page: (page, of, title) => `Seite ${page} von ${of}: ${title}`,
  previous: 'Vorige Seite',
  next: 'Weiter',
  tapGold: 'Tippe auf ein goldenes Feld.',
  tryIt: (what) => `Ausprobieren: ${what}`,
  setUpAgain: 'Neu aufbauen',
  backToPage: 'Zurück zum Plan der Seite',
  roll: 'Würfeln',
  rollOff: 'Um den Anfang würfeln',
  stop: 'Aufhören',
}

const summary: typeof English.summary = {
  title: 'Kurz gefasst',
  lines: (targets) => [
    'Die *größte Goldmine* aus Feldern, die sich mit den Seiten berühren, gewinnt. Bei Gleichstand die meisten *Goldclaims*, dann die meisten Felder, dann wird geteilt.',
    'Würfel entscheiden, wer beginnt. Würfle mindestens einmal im Zug; nach jedem Stein *aufhören* oder *nochmal würfeln*.',
    'Spalte, Reihe und dritter Würfel in beliebiger Reihenfolge. Jeder Wurf setzt *genau einen* Stein.',
    'Leeres oder fremd besetztes Feld: der *Anspruchstein* des dritten Würfels, wenn er noch frei ist.',
    'Eigenes besetztes Feld oder Anspruchstein aus diesem Zug: ein *Besitzstein*, egal was der dritte Würfel zeigt.',
    'Ein Besitzstein schließt sein Feld, sofort und für immer.',
    'Passt nichts: *Fehlwurf*, alles aus diesem Zug ist verloren.',
    'Aufhören: aus Anspruchsteinen werden besetzte Felder, aus Besitzsteinen Goldclaims, fremde Steine darunter gehen zurück.',
    'Ein gesetzter Stein lässt sich bis zum nächsten Wurf oder bis zum Aufhören zurücknehmen, ein Wurf nie.',
    `Wer mit *${targets[2]}*, *${targets[3]}*, *${targets[4]}* oder *${targets[5]}* Goldclaims aufhört (zu zweit bis zu fünft), läutet die letzte Runde ein: Alle haben noch einen Zug, du zuletzt.`,
    'Ein Anspruchstein unter einem Besitzstein fehlt bis zum Ende des Zugs. In der *Variante* kehrt er sofort zurück.',
  ],
}

const odds: typeof English.odds = {
  title: 'Gut zu wissen',
  share: (percent) => `${percent.toFixed(1).replace('.', ',')}\u00a0%`,
  about: (percent) => `${Math.round(percent)}\u00a0%`,
  hits: {
    title: 'Wie oft ein Feld getroffen wird',
    text: (off, on, of) =>
      `Von ${of} Würfen erreichen *${off}* ein bestimmtes Feld, aber nur *${on}* eines, bei dem Spalte und Reihe dieselbe Zahl sind.`,
    off: (share) => `Spalte und Reihe verschieden: ${share}`,
    on: (share) => `Spalte und Reihe gleich: ${share}`,
    spoken: (off, on) =>
      `Der Spielplan: Jeder Wurf trifft ein bestimmtes Feld mit ${off}, eines mit gleicher Spalte und Reihe mit ${on}`,
  },
  busts: {
    title: 'So steigt das Risiko',
    text: 'Das Risiko, dass der nächste Wurf ein Fehlwurf ist, je nach Zahl der Anspruchsteine auf einem sonst leeren Plan: der Durchschnitt aller Verteilungen.',
    bar: (squatters, chance) => `${common.squatters(squatters)} gesetzt: ${chance}`,
    axis: 'Gesetzte Anspruchsteine',
    note: 'Eine einzelne Verteilung kann weit vom Durchschnitt liegen. Darum zeigt das Spiel bei jeder Entscheidung das genaue Risiko.',
  },
  first: {
    title: 'Was der erste Platz wert ist',
    text: 'Siege in 100 Spielen nach Platz, vom ersten am Zug bis zum letzten. Darum entscheiden Würfel, wer beginnt, und bei der Revanche beginnt der nächste Platz.',
    bar: (seat, wins) => `Platz ${seat}: ${wins}`,
  },
  last: {
    title: 'Was es wert ist, die letzte Runde einzuläuten',
    text: 'So viele von 100 Spielen gewinnt, wer sie einläutet: Die anderen haben noch einen Zug, es zu verhindern.',
    axis: 'Spieler',
    bar: (players, wins) => `${common.players(players)}: ${wins}`,
  },
  measured: (matches, level) =>
    `Gemessen an je ${matches} Spielen zwischen gleich starken Bots (${level}). Mit Menschen wird es anders sein.`,
  exact: 'Genau: nach den Regeln dieser App gezählt.',
}

export const learn: typeof English = { lesson, pages, outcomes, how, summary, odds }

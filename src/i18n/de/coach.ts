/** What the baron would do and why, in German: for hints, and for looking back. Typed by the English. */
import type { coach as English } from '../en/coach'
import { plural } from '../grammar'
import { common } from './common'

const { markers, percent } = common

export const coach: typeof English = {
  name: 'Berater',
  note: 'Ein Tipp, wenn du fragst',
  hint: 'Tipp',
  thinking: 'Einen Moment',
  claims: (column, row) => `Der Baron macht ${column}, ${row} zum Goldclaim`,
  puts: (squatter, column, row) => `Der Baron setzt Anspruch ${squatter} auf ${column}, ${row}`,
  rolls: 'Der Baron würfelt weiter',
  stops: 'Der Baron hört auf',
  and: (reasons) => reasons.join(', und '),
  close: 'Knapp:',
  winsTheMatch: 'das gewinnt das Spiel',
  startsLastRound: 'das läutet die letzte Runde in Führung ein',
  safe: 'sicher für immer',
  losesForGood: (who) => (who === null ? 'du verlierst es für immer' : `${who} verliert es für immer`),
  joins: (groups, size) => `verbindet ${groups} Goldminen zu einer mit ${size}`,
  grows: (size) => `die Goldmine wächst auf ${size}`,
  takes: (from) => (from === null ? 'nimmt es dir' : `nimmt es ${from}`),
  cuts: (of, size) => `stutzt ${of === null ? 'deine Goldmine' : `die Goldmine von ${of}`} auf ${size}`,
  risk: (chance, other) => `ein Risiko von ${percent(chance)} statt ${percent(other)}`,
  rare: (rolls) => `nur ${rolls} von 216 Würfen treffen es`,
  noReason: 'Kein einzelner Grund: vieles ist ein wenig besser.',
  rolling: (roll, stop) => `Würfeln gewinnt ${roll} von 100, Aufhören ${stop}`,
  stopping: (stop, roll) => `Aufhören gewinnt ${stop} von 100, Würfeln ${roll}`,
  keeping: (stop, roll) =>
    `unter Baronen gewinnt Aufhören ${stop} von 100, Würfeln ${roll}: andere lassen Zeit`,
  wins: (points) => `gewinnt ${points} von 100`,
  oneClaimShort: 'Zur letzten Runde fehlt 1 Goldclaim.',
  trails: (who, group, leader, leading) =>
    `${who === null ? 'Deine Goldmine' : `Die Goldmine von ${who}`} ist mit ${group} kleiner als ${leader === null ? 'deine' : `die von ${leader}`} mit ${leading}.`,
  costs: (chance, count) => `Ein Fehlwurf (${percent(chance)}) kostet ${markers(count)}.`,
  took: (who, hints) =>
    `${who === null ? 'Du hast' : `${who} hat`} ${hints} ${plural(hints, 'Tipp', 'Tipps')} genommen.`,
  withHint: 'mit Tipp',
}

/** What the baron would do and why, in Dutch: for hints, and for looking back. Typed by the English. */
import type { coach as English } from '../en/coach'
import { plural } from '../grammar'
import { common } from './common'

const { markers, percent } = common

export const coach: typeof English = {
  name: 'Raadgever',
  note: 'Een tip als je erom vraagt',
  hint: 'Tip',
  thinking: 'Een moment',
  claims: (column, row) => `De baron claimt ${column}, ${row}`,
  puts: (squatter, column, row) => `De baron legt kraker ${squatter} op ${column}, ${row}`,
  rolls: 'De baron gooit door',
  stops: 'De baron stopt',
  and: (reasons) => reasons.join(', en '),
  close: 'Nipt:',
  winsTheMatch: 'dat wint het spel',
  startsLastRound: 'dat luidt de laatste ronde in met voorsprong',
  safe: 'voorgoed veilig',
  losesForGood: (who) => (who === null ? 'jij bent het voorgoed kwijt' : `${who} is het voorgoed kwijt`),
  joins: (groups, size) => `verbindt ${groups} groepen tot één van ${size}`,
  grows: (size) => `de groep groeit tot ${size}`,
  takes: (from) => `pakt het van ${from ?? 'jou'}`,
  cuts: (of, size) => `brengt ${of === null ? 'jouw groep' : `de groep van ${of}`} op ${size}`,
  risk: (chance, other) => `een kans op een misworp van ${percent(chance)}, niet ${percent(other)}`,
  rare: (rolls) => `maar ${rolls} van de 216 worpen raken het`,
  noReason: 'Niet één reden: van alles een beetje beter.',
  rolling: (roll, stop) => `gooien wint ${roll} van de 100, stoppen ${stop}`,
  stopping: (stop, roll) => `stoppen wint ${stop} van de 100, gooien ${roll}`,
  keeping: (stop, roll) =>
    `onder baronnen wint stoppen ${stop} van de 100, gooien ${roll}: anderen laten tijd`,
  wins: (points) => `wint ${points} van de 100`,
  oneClaimShort: 'Nog 1 claim tot de laatste ronde.',
  trails: (who, group, leader, leading) =>
    `${who === null ? 'Jouw groep' : `De groep van ${who}`} (${group}) is kleiner dan ${leader === null ? 'die van jou' : `die van ${leader}`} (${leading}).`,
  costs: (chance, count) => `Een misworp (${percent(chance)}) kost ${markers(count)}.`,
  took: (who, hints) => `${who ?? 'Jij'} gebruikte ${hints} ${plural(hints, 'tip', 'tips')}.`,
  withHint: 'met tip',
}

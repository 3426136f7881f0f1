/** Laying the table for a new match, in German. */
import { common } from './common'
import type { newGame as English } from '../en/newGame'

export const newGame: typeof English = {
  players: 'Mitspieler',
  person: 'An diesem Handy',
  personOnDevice: 'An diesem Gerät',
  bot: (level) => `Bot, ${level}`,
  hint: 'Tippe auf einen Platz, um Name, Zeichen oder Botstufe zu ändern.',
  rolled: (die) => `würfelt ${die}`,
  rolledAndStarts: (die) => `würfelt ${die} und beginnt`,
  whoStarts: 'Wer beginnt',
  whoStartsNote: 'Alle werfen 1 Würfel. Die höchste Zahl beginnt.',
  rollOff: 'Auswürfeln',
  highest: (name, die) => `Höchster Wurf: ${name} mit ${die}`,
  tie: (names, die) => `Gleichstand mit ${die}: ${common.list(names)} würfeln nochmal`,
  rolling: 'Die Würfel rollen',
  reusable: 'Anspruchsteine wiederverwenden',
  reusableNote:
    'Ein Anspruchstein, auf den du einen Besitzstein setzt, kommt noch im selben Zug in den Vorrat zurück.',
  reusableAdvice: 'Zu fünft spielt es sich ohne diese Regel besser.',
  target: 'Die letzte Runde beginnt ab',
  start: 'Spiel beginnen',
}

/** Laying the table for a new match, in German. */
import { common } from './common'
import type { newGame as English } from '../en/newGame'

export const newGame: typeof English = {
  players: 'Mitspieler',
  person: 'An diesem Handy',
  personOnDevice: 'An diesem Gerät',
  bot: (level) => `Bot, ${level}`,
  whoElse: 'Wer noch?',
  tapAndSit: 'Antippen, und sie sitzen.',
  tableIsFull: 'Der Tisch ist voll.',
  newName: 'Neuer Name',
  anotherBot: 'Anderer Bot',
  fillWithBots: 'Mit Bots auffüllen',
  leaves: (name) => `${name} verlässt den Tisch`,
  forgotten: (name) => `${name} ist vergessen.`,
  diceDecide: 'Die Würfel entscheiden, wer beginnt',
  startsThisTime: (name) => `Diesmal beginnt ${name}`,
  rolled: (die) => `würfelt ${die}`,
  rolledAndStarts: (die) => `würfelt ${die} und beginnt`,
  rollOff: 'Auswürfeln',
  highest: (name, die) => `Höchster Wurf: ${name} mit ${die}`,
  tie: (names, die) => `Gleichstand mit ${die}: ${common.list(names)} würfeln nochmal`,
  rolling: 'Die Würfel rollen',
  reusable: 'Anspruchsteine wiederverwenden',
  reusableNote:
    'Ein Anspruchstein, auf den du einen Besitzstein setzt, kommt noch im selben Zug in den Vorrat zurück.',
  reusableAdvice: 'Zu fünft spielt es sich ohne diese Regel besser.',
  target: 'Letzte Runde ab',
  start: 'Spiel beginnen',
}

/** Laying the table for a new match, in Dutch. */
import { common } from './common'
import type { newGame as English } from '../en/newGame'

export const newGame: typeof English = {
  players: 'Spelers',
  person: 'Op deze telefoon',
  personOnDevice: 'Op dit apparaat',
  bot: (level) => `Bot, ${level}`,
  whoElse: 'Wie nog meer?',
  tapAndSit: 'Tik, en ze zitten.',
  tableIsFull: 'De tafel is vol.',
  newName: 'Nieuwe naam',
  anotherBot: 'Andere bot',
  fillWithBots: 'Vul aan met bots',
  leaves: (name) => `${name} gaat van tafel`,
  forgotten: (name) => `${name} is vergeten.`,
  diceDecide: 'De dobbelstenen beslissen wie begint',
  startsThisTime: (name) => `${name} begint deze keer`,
  rolled: (die) => `gooit ${die}`,
  rolledAndStarts: (die) => `gooit ${die} en begint`,
  rollOff: 'Gooien',
  highest: (name, die) => `Hoogste worp: ${name} met ${die}`,
  tie: (names, die) => `Gelijk op ${die}: ${common.list(names)} gooien nog eens`,
  rolling: 'De dobbelstenen rollen',
  reusable: 'Kraakstenen hergebruiken',
  reusableNote: 'Een kraaksteen die je claimt, gaat nog in dezelfde beurt terug naar de voorraad.',
  reusableAdvice: 'Met 5 spelers speelt het beter zonder.',
  target: 'Laatste ronde bij',
  start: 'Spel beginnen',
}

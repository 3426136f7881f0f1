/** Laying the table for a new match, in Dutch. */
import { common } from './common'
import type { newGame as English } from '../en/newGame'

export const newGame: typeof English = {
  players: 'Spelers',
  person: 'Op deze telefoon',
  personOnDevice: 'Op dit apparaat',
  bot: (level) => `Bot, ${level}`,
  hint: 'Tik op een speler om naam, teken of niveau te wijzigen.',
  rolled: (die) => `gooit ${die}`,
  rolledAndStarts: (die) => `gooit ${die} en begint`,
  whoStarts: 'Wie begint',
  whoStartsNote: 'Ieder gooit met 1 dobbelsteen. De hoogste begint.',
  rollOff: 'Gooien',
  highest: (name, die) => `Hoogste worp: ${name} met ${die}`,
  tie: (names, die) => `Gelijk op ${die}: ${common.list(names)} gooien nog eens`,
  rolling: 'De dobbelstenen rollen',
  reusable: 'Kraakstenen hergebruiken',
  reusableNote: 'Een kraaksteen die je claimt, gaat nog in dezelfde beurt terug naar de voorraad.',
  reusableAdvice: 'Met 5 spelers speelt het beter zonder.',
  target: 'De laatste ronde begint bij',
  start: 'Spel beginnen',
}

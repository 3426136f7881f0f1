import { itemAt } from '@/checked'
import type { ownDice as English } from '../en/ownDice'
import { common } from './common'

const toCome = ['Nog drie', 'Nog twee', 'Nog één', 'Alle drie zijn er']

export const ownDice: typeof English = {
  dice: 'Dobbelstenen',
  screen: 'Op scherm',
  own: 'Eigen',
  screenNote: 'Vanaf het begin verzegeld.',
  ownNote: 'Jullie gooien en tikken in wat er valt. De app houdt het bord, de kansen en de stand bij.',
  whoRolled: 'Wie gooide het hoogst?',
  sayWhoRolled: 'Zeg nog even wie het hoogst gooide.',

  throwYours: (who) => (who === null ? 'Gooi' : `Gooi, ${who}`),
  tapIn: 'Tik in wat er valt.',
  stopOrThrow: 'Stop, of gooi en tik je dobbelstenen in.',
  stopOrRoll: 'Stoppen of gooien?',
  clickIn: 'Gooi, en typ of klik dan je dobbelstenen.',
  toCome: (dice) => itemAt(toCome, dice.length),
  anyOrder: 'De volgorde maakt niet uit.',
  wrongOne: 'Neem terug wat niet klopt.',
  takeBack: 'Terugnemen',
  theDie: (die) => `de ${die}`,
  change: 'Anders invoeren',
  changeSpoken: (dice) => `${dice.join(', ')}. Anders invoeren`,
  throwFor: (name) => `Gooi voor ${name}`,
  noHands: 'Bots hebben geen handen.',
  throwsAgain: (name, percent) =>
    percent === null ? `${name} gooit nog eens.` : `${name} gooit nog eens, bij ${common.percent(percent)}.`,
  slots: (dice) =>
    dice.length === 3
      ? `Je dobbelstenen: ${dice.join(', ')}`
      : `Je dobbelstenen: ${[...dice, `nog ${itemAt(['drie', 'twee', 'één'], dice.length)}`].join(', ')}`,
  pad: 'Dobbelsteen invoeren',
  keys: '1–6 een dobbelsteen · Backspace neemt terug',
  allKeys: '1–6 een dobbelsteen, dan een veld · S stoppen · Z terugnemen · pijlen over het bord · ? hulp',
  keeps: 'Eigen dobbelstenen: de app houdt het bord, de kansen en de stand bij.',
  entered: (dice) =>
    dice.length === 0 ? 'Geen dobbelsteen ingetikt.' : `${dice.join(', ')}. ${itemAt(toCome, dice.length)}.`,
  throwFirst: 'Gooi je eigen dobbelstenen en typ ze dan in.',
  onScreen: 'Vanaf hier op scherm gooien',
  onScreenNote: 'Dit kan niet terug. Vanaf hier zijn de dobbelstenen verzegeld.',
}

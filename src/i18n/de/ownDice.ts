import { itemAt } from '@/checked'
import type { ownDice as English } from '../en/ownDice'
import { common } from './common'

const toCome = ['Noch drei', 'Noch zwei', 'Noch einer', 'Alle drei sind da']

export const ownDice: typeof English = {
  dice: 'Würfel',
  screen: 'Am Schirm',
  own: 'Eigene',
  screenNote: 'Von Anfang an versiegelt.',
  ownNote: 'Ihr würfelt und tippt ein, was fällt. Die App führt Karte, Chancen und Punkte.',
  whoRolled: 'Wer hat am höchsten gewürfelt?',
  sayWhoRolled: 'Sag noch, wer am höchsten gewürfelt hat.',

  throwYours: (who) => (who === null ? 'Würfle' : `Würfle, ${who}`),
  tapIn: 'Tippe ein, was fällt.',
  stopOrThrow: 'Hör auf, oder würfle und tippe deine Würfel ein.',
  stopOrRoll: 'Aufhören oder würfeln?',
  clickIn: 'Würfle, dann tippe oder klicke deine Würfel an.',
  toCome: (dice) => itemAt(toCome, dice.length),
  anyOrder: 'Die Reihenfolge ist egal.',
  wrongOne: 'Nimm zurück, was falsch ist.',
  takeBack: 'Zurück',
  theDie: (die) => `die ${die}`,
  change: 'Würfel ändern',
  changeSpoken: (dice) => `${dice.join(', ')}. Ändern`,
  throwFor: (name) => `Würfle für ${name}`,
  noHands: 'Bots haben keine Hände.',
  throwsAgain: (name, percent) =>
    percent === null ? `${name} würfelt weiter.` : `${name} würfelt weiter, bei ${common.percent(percent)}.`,
  slots: (dice) =>
    dice.length === 3
      ? `Deine Würfel: ${dice.join(', ')}`
      : `Deine Würfel: ${[...dice, `noch ${itemAt(['drei', 'zwei', 'einer'], dice.length)}`].join(', ')}`,
  pad: 'Würfel eingeben',
  keys: '1–6 ein Würfel · Rücktaste nimmt zurück',
  allKeys: '1–6 ein Würfel, dann ein Feld · S aufhören · Z rückgängig · Pfeile über den Plan · ? Hilfe',
  keeps: 'Eigene Würfel: Die App führt Karte, Chancen und Punkte.',
  entered: (dice) =>
    dice.length === 0 ? 'Kein Würfel eingetippt.' : `${dice.join(', ')}. ${itemAt(toCome, dice.length)}.`,
  throwFirst: 'Würfle mit deinen Würfeln, dann tippe sie ein.',
  onScreen: 'Ab hier am Schirm würfeln',
  onScreenNote: 'Das lässt sich nicht zurücknehmen. Ab hier sind die Würfel versiegelt.',
}

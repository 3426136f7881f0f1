/** All German phrases. A missing one does not compile. */
import { about } from './about'
import { announce } from './announce'
import { board } from './board'
import { coach } from './coach'
import { common } from './common'
import { home } from './home'
import { learn } from './learn'
import { lookBack } from './lookBack'
import { names } from './names'
import { newGame } from './newGame'
import { ownDice } from './ownDice'
import { play } from './play'
import { problems } from './problems'
import { refusals } from './refusals'
import { remarks } from './remarks'
import { results } from './results'
import { saved } from './saved'
import { seal } from './seal'
import { seatEditor } from './seatEditor'
import { settings } from './settings'
import { statistics } from './statistics'
import type { Phrases } from '../en/index'

export const de: Phrases = {
  about,
  announce,
  board,
  coach,
  common,
  home,
  learn,
  lookBack,
  names,
  newGame,
  ownDice,
  play,
  problems,
  refusals,
  remarks,
  results,
  saved,
  seal,
  seatEditor,
  settings,
  statistics,
}

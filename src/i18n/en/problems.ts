/** Messages about matches that could not be saved or read. They stay calm and always say what happens next. */
import type { TextFaultCode } from '@/match'
import type { SaveFaultCode, SaveProblem } from '@/saves'

type FaultCode = SaveFaultCode | TextFaultCode

/** The end of a sentence: `the game cannot be read: …`. */
const causes = {
  'bad-id': 'its number is damaged',
  'bad-title': 'its name is too long',
  'bad-time': 'its date is damaged',
  'bad-rules': 'its rules are damaged',
  'bad-players': 'its players are damaged',
  'bad-seed': 'its dice are damaged',
  'bad-seal': 'its seal is damaged',
  'wrong-seal': 'its dice are not the ones that were sealed',
  'wrong-starter': 'somebody else won its roll-off',
  unreadable: 'its moves are damaged',
  refused: 'it holds a move that the rules forbid',
  'foreign-dice': 'it holds a roll that is not the one that was sealed',
  'wrong-bust': 'a bust in it does not fit the dice',
  'bad-handover': 'a change of players in it is damaged',
  'after-end': 'it goes on after its end',
  'wrong-ending': 'its end does not fit its moves',
  'cut-off': 'it ends in the middle',
  'not-json': 'it is damaged',
  'wrong-field': 'a part of it is damaged',
  altered: 'it has been altered',
  'too-large': 'it is larger than any match',
  withheld: 'this device does not give it back',
  'not-a-match': 'it is some other text',
  'other-format': 'it comes from a newer version of the app',
  'missing-tag': 'a line at its top is missing',
  'bad-tag': 'a line at its top is damaged',
}

export const problems = {
  saving: {
    full: 'There is no room left to save. Play on: each move tries again. A roll is final once it is saved.',
    refused:
      'Saving does not work right now. Play on: each move tries again. A roll is final once it is saved.',
    hangs: 'Saving is taking a while. Play on: nothing is lost yet. A roll is final once it is saved.',
    unread:
      'Your saved games cannot be read right now. They are still there, and the app keeps trying. A roll is final once it is saved.',
    late: 'This browser saves late: after a crash the last moves may be missing.',
    outdated: 'A newer version of the app is open in another window. Start it here too, then play on.',
  } as Record<SaveProblem, string>,
  tryAgain: 'Try again',
  elsewhere: 'The game is open in another window, and saved from there.',
  continueHere: 'Continue here',
  notHere: 'This page could not be loaded. Nothing is lost.',
  partMissing: 'A part of the app could not be loaded. Nothing is lost.',
  mishap: 'Something in the app went wrong. Your games are saved.',
  startAgain: 'Start the app again',
  mayBeCleared:
    'This browser may clear saved games: when it needs room, after a week without a visit, or with a private window. A backup keeps them safe.',
  causes: causes as Record<FaultCode, string>,
  /** Used like one of the causes. */
  unknownFormat: 'its format is unknown',
  unknownMatch: 'A game',
  aside: (name: string, cause: string, move: number | null) =>
    move === null
      ? `${name} cannot be read: ${cause}. It is put aside as it is.`
      : `${name} cannot be read from move ${move} on: ${cause}. It is put aside as it is.`,
  leftOut: (name: string, cause: string, move: number | null) =>
    move === null ? `${name} is left out: ${cause}.` : `${name} is left out: ${cause} (move ${move}).`,
  numbered: (number: number) => `Game ${number}`,
  asideTitle: 'Put aside',
  shareRaw: 'Share its text',
  continueFrom: (move: number) => (move === 0 ? 'Play it from the start' : `Continue from move ${move}`),
  discard: 'Discard',
  discardNote: 'Then it is gone for good.',
  newerTitle: 'From a newer version',
  newer: (name: string) => `${name} was saved by a newer version of the app. Update to open it.`,
  failed: 'That did not work.',
}

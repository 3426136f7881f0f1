/** What a match leaves behind that was begun here: from its first roll on its table is the last one; without one, nothing at all. */
import type { Match } from '@/match'
import { kindOf, lessonOffers, type Saves } from '@/saves'
import { forgetThrown } from './rollOffSeeds'

const begun = new Set<string>()

export const markBegun = (id: string): void => {
  begun.add(id)
}

/** To be told of every state of a match that is played here: the first move makes its table the last one. */
export const noteTable = (saves: Saves, { info, steps }: Match): void => {
  const { id, rules, players, started, dice } = info
  const { lastTable, lessonOffered } = saves.remembered.getState()
  const kind = kindOf(players)
  if (steps.length !== 1 || lastTable[kind]?.match === id) return
  forgetThrown(saves)
  saves.remember('lastTable', {
    ...lastTable,
    [kind]: { rules, players, dice, at: started, match: id },
  })
  if (lessonOffered < lessonOffers) saves.remember('lessonOffered', lessonOffered + 1)
}

/** One has left the table: a match that was begun here and that nobody has played goes without a word. */
export const leaveTable = (saves: Saves, id: string): void => {
  if (begun.delete(id)) saves.drop(id)
}

/** The table at which a match of the list is played. Pure. */
import type { Entry, Table } from '@/saves'

export const tableOf = ({ id, started, rules, players, dice }: Entry): Table => ({
  rules,
  players,
  dice: dice === 'own' ? 'own' : 'screen',
  at: started,
  match: id,
})

/** What each of the six pages shows: its board, the boards one can try below it, and its legend. Holds no words. */
import type { Seat } from '@/engine'
import type { ExampleName } from './examples'

/** Drawn beside a sentence of the legend. */
export type LegendMark = 'squatter' | 'claim' | 'settled' | 'claimed'

export const pageNames = ['goal', 'dice', 'claims', 'luck', 'last', 'scoring'] as const
export type PageName = (typeof pageNames)[number]

type PageOf<Tries extends ExampleName, Marks extends LegendMark> = {
  readonly board: ExampleName
  readonly legend: readonly Marks[]
  /** Whose marks the legend shows. */
  readonly seat: Seat
  readonly tries: readonly Tries[]
}

export const pages = {
  goal: { board: 'join', legend: ['settled', 'claimed'], seat: 0, tries: ['start', 'must'] },
  dice: { board: 'dice', legend: ['squatter', 'claim', 'claimed'], seat: 2, tries: ['reach'] },
  claims: { board: 'kinds', legend: ['squatter', 'claim'], seat: 0, tries: ['stays', 'reuse'] },
  luck: { board: 'bust', legend: ['squatter', 'claim', 'settled'], seat: 1, tries: ['stop', 'theirs'] },
  last: { board: 'call', legend: [], seat: 0, tries: ['called', 'closed'] },
  scoring: { board: 'largest', legend: [], seat: 0, tries: ['tie'] },
} as const satisfies Readonly<Record<PageName, PageOf<ExampleName, LegendMark>>>

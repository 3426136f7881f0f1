/** What the panel shows, as data. A pure function makes it from each kind of scene; `PanelLayout` finds the form that fits. */
import type { ComponentProps } from 'react'
import type { Space } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import type { Match } from '@/match'
import type { Settings } from '@/saves'
import type { Scene, SessionState } from '@/sitting/scene'
import type { Session } from '@/sitting/session'
import type { Performing } from '@/stage/stage'
import type { Coach } from '../useCoach'
import type { Action, Keep } from './Actions'
import type { pieces } from './pieces'

export type PanelView = {
  /** Views of the same place keep their buttons and dice from one scene to the next. */
  readonly place: string
  /** In reading order. */
  readonly parts: readonly Part[]
  /** The buttons below, always there. */
  readonly actions: readonly Action[]
}

export type Part = Piece & {
  /** When it is dropped where not everything fits; 'always' never. */
  readonly keep: Keep
  /** Shown only where that part has been dropped. */
  readonly insteadOf?: Piece['is']
  /** Only in the column of a desktop, or only on a phone. */
  readonly only?: 'column' | 'drawer'
  /** In one row with the first of these that is shown. */
  readonly beside?: readonly Piece['is'][]
}

type Pieces = typeof pieces
export type Piece = {
  [Is in keyof Pieces]: { readonly is: Is } & Omit<ComponentProps<Pieces[Is]>, 'form'>
}[keyof Pieces]
export type PieceOf<Is extends Piece['is']> = Extract<Piece, { readonly is: Is }>

export type ViewInput<Is extends Scene['is'] = Scene['is']> = {
  readonly scene: Extract<Scene, { readonly is: Is }>
  readonly match: Match
  readonly performing: Performing | null
  readonly sitting: SessionState
  readonly session: Session
  /** Null where no hints are offered. */
  readonly coach: Coach | null
  /** Where the coach would place. */
  readonly hinted: Space | null
  /** The space that the pointer or the keyboard is at. */
  readonly pointed: Space | null
  readonly settings: Settings
  readonly phrases: Phrases
  readonly onSeal: () => void
} & Pick<PieceOf<'choices'>, 'onPoint' | 'onTouch'>

export type ViewOf<Is extends Scene['is']> = (input: ViewInput<Is>) => PanelView

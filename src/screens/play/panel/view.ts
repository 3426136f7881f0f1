/** The panel's contents as data. A pure function builds it for each kind of scene; `PanelLayout` finds the form that fits. */
import type { ComponentProps } from 'react'
import type { Space } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import type { Settings } from '@/saves'
import type { Scene } from '@/sitting/scene'
import type { Session, Shown } from '@/sitting/session'
import type { Coach } from '../useCoach'
import type { Action, Keep } from './Actions'
import type { pieces } from './pieces'

export type PanelView = {
  /** Views with the same place keep their buttons and dice from one scene to the next. */
  readonly place: string
  /** In reading order. */
  readonly parts: readonly Part[]
  /** The buttons below; always shown. */
  readonly actions: readonly Action[]
}

export type Part = Piece & {
  /** When the part is dropped if not everything fits; never for 'always'. */
  readonly keep: Keep
  /** Shown only where that part has been dropped. */
  readonly insteadOf?: Piece['is']
  /** Shown only in a desktop's column, or only elsewhere. */
  readonly only?: 'column' | 'drawer'
  /** Stands in one row with the first of these parts that is shown. */
  readonly beside?: readonly Piece['is'][]
}

type Pieces = typeof pieces
type Piece = { [Is in keyof Pieces]: { readonly is: Is } & ComponentProps<Pieces[Is]> }[keyof Pieces]
export type PieceOf<Is extends Piece['is']> = Extract<Piece, { readonly is: Is }>

export type ViewInput<Is extends Scene['is'] = Scene['is']> = Pick<
  Shown,
  'match' | 'performing' | 'sitting'
> & {
  readonly scene: Extract<Scene, { readonly is: Is }>
  readonly session: Session
  /** Null if no hints are offered. */
  readonly coach: Coach | null
  /** The space at the pointer or the keyboard focus. */
  readonly pointed: Space | null
  readonly settings: Settings
  readonly phrases: Phrases
  readonly onSeal: () => void
} & Pick<PieceOf<'choices'>, 'onPoint' | 'onTouch'>

/** What a view returns: null and false stand for parts that it leaves out now. */
export type ViewDraft = Omit<PanelView, 'parts'> & { readonly parts: readonly (Part | null | false)[] }

export type ViewOf<Is extends Scene['is']> = (input: ViewInput<Is>) => ViewDraft

/** What each page of the panel is told. */
import type { ComponentRef, RefObject } from 'react'
import type { View } from 'react-native'
import type { Space } from '@/engine'
import type { Match } from '@/match'
import type { Settings } from '@/saves'
import type { Performing } from '@/stage/stage'
import type { Place } from '@/ui/kit/Gliding'
import type { Coach } from '../useCoach'
import type { Pointing } from '@/sitting/pointing'
import type { Scene, SessionState } from '@/sitting/scene'
import type { Session } from '@/sitting/session'

export type PanelProps<Is extends Scene['is'] = Scene['is']> = {
  readonly scene: Extract<Scene, { readonly is: Is }>
  readonly match: Match
  readonly performing: Performing | null
  readonly sitting: SessionState
  readonly session: Session
  /** Null where no hints are offered. */
  readonly coach: Coach | null
  readonly settings: Settings
  readonly pointing: Pointing
  /** A finger lies on the choice of a space, or on none. */
  readonly touch: (space: Space | null) => void
  /** What dice are thrown across. */
  readonly board: RefObject<ComponentRef<typeof View> | null>
  /** Where the dice of a turn were drawn last: a bust has another place for them. */
  readonly diceLay: RefObject<Place | null>
}

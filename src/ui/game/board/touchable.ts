/** What the button of a space is told, on phones and on the web. */
import type { Space } from '@/engine'

export type SpaceButtonProps = {
  readonly space: Space
  /** In reading order. */
  readonly place: number
  readonly cell: number
  readonly label: string
  /** What a press does now. */
  readonly meaning: string
  /** None: it is only read. */
  readonly onPress: ((space: Space) => void) | undefined
  readonly onHover: (space: Space | null) => void
  /** A finger lies on it, or on none. */
  readonly onTouch: (space: Space | null) => void
  readonly buttonsRef: { readonly current: ({ readonly focus: () => void } | null)[] }
  readonly focusedRef: { current: number }
}

/** The first answer to a finger, before anything else happens: three tenths of the theme's gold. */
export const touchedWith = (gold: string): string => `${gold}4D`

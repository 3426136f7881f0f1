/** A crack: a dark line on a bright one. */
import { Path } from '../kit/svg'

type CrackLineProps = {
  readonly d: string
  readonly ink: string
  readonly halo: string
  /** In dp: dark line, bright line. */
  readonly widths?: readonly [number, number]
}

const usual = [1.9, 4.4] as const

export function CrackLine({ d, ink, halo, widths = usual }: CrackLineProps) {
  const line = {
    d,
    fill: 'none',
    strokeLinejoin: 'round',
    // The drawing may be stretched to a button; the line keeps its width.
    vectorEffect: 'non-scaling-stroke',
  } as const
  return (
    <>
      <Path {...line} stroke={halo} strokeWidth={widths[1]} />
      <Path {...line} stroke={ink} strokeWidth={widths[0]} />
    </>
  )
}

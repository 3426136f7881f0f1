/** One space of the board. All props are primitives, so that only a change of its own state renders it again. */
import { memo } from 'react'
import { View } from 'react-native'

import type { Space as SpaceNumber } from '@/engine'
import type { BrandName, ColourName } from '@/names'
import { duration, motion } from '@/theme/motion'
import { appear } from '../../kit/keyframes'
import { tentHeight } from '../marks/shapes'
import { stacked } from '@/theme/measures'
import { columnIndex, lineIndex } from './geometry'
import { burst, drop, hop, pitch, pop, rise, sink } from './keyframes'
import { layoutOf, type SpaceLayout, type SpaceState } from './spaceLayout'
import type { Arrival } from './motions'
import { Moving } from './Moving'
import { SpaceMarks, type Part } from './SpaceMarks'
import { Struck } from './Struck'

type SpaceProps = SpaceState & {
  readonly space: SpaceNumber
  readonly cell: number
  readonly colour: ColourName | null
  readonly brand: BrandName | null
  readonly moverColour: ColourName
  /** How its marks arrive; null if they are not animated. */
  readonly arrival: Arrival | null
  readonly delay: number
  readonly nonce: number
  /** The number of sparkles on an arriving claim. */
  readonly glints: number
}

// Memoised by hand: React Compiler recreates a list as a whole. Without this a roll renders 459 components instead of 274.
export const Space = memo(function Space({
  space,
  cell,
  colour,
  brand,
  moverColour,
  arrival,
  delay,
  nonce,
  glints,
  ...state
}: SpaceProps) {
  const layout = layoutOf(state)
  const marks = (parts?: readonly Part[]) => (
    <SpaceMarks
      cell={cell}
      layout={layout}
      colour={colour}
      brand={brand}
      moverColour={moverColour}
      {...(parts && { parts })}
    />
  )
  return (
    <View style={placeOf(space, cell)}>
      {arrival === null ? (
        marks()
      ) : (
        <Arriving key={nonce} {...{ arrival, cell, glints, delay, layout, marks }} />
      )}
    </View>
  )
})

export const placeOf = (space: SpaceNumber, cell: number) =>
  ({
    position: 'absolute',
    left: columnIndex(space) * cell,
    top: lineIndex(space) * cell,
    width: cell,
    height: cell,
  }) as const

/** The middle of a tent's base: the tent grows from there. */
export const baseOf = ({ tent }: SpaceLayout): readonly [number, number] =>
  tent === null ? [0.5, 1] : [tent.x, tent.y + (tentHeight * tent.width) / 2]

const { fallFrom, fallEnd, nugget } = motion.placeClaim

type ArrivingProps = Pick<SpaceProps, 'cell' | 'glints' | 'delay'> & {
  readonly arrival: Arrival
  readonly layout: SpaceLayout
  readonly marks: (parts?: readonly Part[]) => React.ReactNode
}

function Arriving({ arrival, cell, glints, delay, layout, marks }: ArrivingProps) {
  switch (arrival) {
    case 'pitch':
      return (
        <>
          <Moving frames={appear} lasts={motion.placeSquatter.hatch}>
            {marks(['ground'])}
          </Moving>
          <View style={stacked}>{marks(['disc'])}</View>
          <Moving frames={pitch} lasts={motion.placeSquatter.total} about={baseOf(layout)}>
            {marks(['tent'])}
          </Moving>
        </>
      )
    case 'drop': {
      const { plate } = layout
      const about = [plate?.x ?? 0.5, plate?.y ?? 0.5] as const
      return (
        <>
          <Moving frames={sink} lasts={2 * duration.press}>
            {marks(['ground', 'disc', 'tent'])}
          </Moving>
          <Moving frames={drop} lasts={fallEnd - fallFrom} delay={fallFrom} curve="drop" about={about}>
            {marks(['barePlate'])}
          </Moving>
          <Moving frames={burst} lasts={nugget[1]} delay={nugget[0]} about={about}>
            {marks(['nugget'])}
          </Moving>
          {plate && <Struck cell={cell} plate={plate} glints={glints} />}
        </>
      )
    }
    case 'pop':
      return (
        <Moving frames={pop} lasts={motion.stop.pop} delay={delay}>
          {marks()}
        </Moving>
      )
    case 'rivet':
      return (
        <Moving frames={appear} lasts={motion.stop.pins} delay={delay}>
          {marks()}
        </Moving>
      )
    case 'stand':
      return (
        <Moving frames={appear} lasts={1} delay={delay} waits>
          {marks()}
        </Moving>
      )
    case 'hop':
      return (
        <>
          <View style={stacked}>{marks(['ground'])}</View>
          <Moving frames={hop} lasts={motion.tension.relief.lasts} delay={delay}>
            {marks(['disc', 'tent', 'plate'])}
          </Moving>
        </>
      )
    case 'rise':
      return (
        <Moving frames={rise} lasts={180} delay={delay}>
          {marks()}
        </Moving>
      )
  }
}

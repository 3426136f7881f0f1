/** The board: a drawing beneath, thirty-six buttons above. It is told everything and decides nothing. */
import { memo, useCallback, useEffect, useRef } from 'react'
import { StyleSheet, View } from 'react-native'

import { spaces, type Space as SpaceNumber } from '@/engine/index'
import { size } from '@/theme/index'
import { Axes } from './Axes'
import { Brackets } from './Brackets'
import { CrossHair } from './CrossHair'
import { Frame } from './Frame'
import { boardTop } from './geometry'
import { Grid, Ground } from './Ground'
import { Outlines, Tints } from './Outlines'
import { Space } from './Space'
import { Targets } from './Targets'
import { Touch } from './Touch'
import type { BoardProps, Outline } from './types'

const none: readonly Outline[] = []

export const Board = memo(function Board({
  cell,
  gutter = size.boardGutter,
  cells,
  mover,
  looks,
  targets = [],
  outlines = none,
  lastPlaced = null,
  rolled = null,
  crossHair = null,
  labelOf,
  label,
  onPress,
  onHover,
}: BoardProps) {
  const edge = 6 * cell
  const press = useLatest(onPress)
  const hover = useLatest(onHover)
  const moverColour = looks[mover]!.colour
  return (
    <View style={{ width: gutter + edge + 2, height: edge + 28 }}>
      <View style={[styles.spaces, { left: gutter, width: edge, height: edge }]}>
        <View aria-hidden style={styles.drawing}>
          <Ground cell={cell} />
          <Tints cell={cell} outlines={outlines} looks={looks} />
          {crossHair !== null && <CrossHair cell={cell} space={crossHair} />}
          <Grid cell={cell} />
          <Targets cell={cell} spaces={targets.map(({ space }) => space).join()} />
          {spaces.map((space) => {
            const { owner, claimed, squatter, claim } = cells[space]!
            const target = targets.find((each) => each.space === space)
            if (owner === null && squatter === null && !claim && target === undefined) return null
            const look = owner === null ? undefined : looks[owner]
            return (
              <Space
                key={space}
                space={space}
                cell={cell}
                owner={owner}
                claimed={claimed}
                squatter={squatter}
                claim={claim}
                mover={mover}
                legal={target?.kind ?? null}
                third={target?.third ?? null}
                colour={look?.colour ?? null}
                brand={look?.brand ?? null}
                moverColour={moverColour}
              />
            )
          })}
          <Outlines cell={cell} outlines={outlines} looks={looks} />
          {lastPlaced !== null && <Brackets cell={cell} space={lastPlaced} />}
          <Frame cell={cell} />
          <Axes cell={cell} rolled={rolled} />
        </View>
        <Touch cell={cell} label={label} labelOf={labelOf} onPress={press} onHover={hover} />
      </View>
    </View>
  )
})

/** A callback that never changes and always calls the newest one: the buttons need not know of it. */
function useLatest<Argument>(callback: ((argument: Argument) => void) | undefined) {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  }, [callback])
  return useCallback((argument: Argument) => latest.current?.(argument), [])
}

const styles = StyleSheet.create({
  spaces: { position: 'absolute', top: boardTop },
  drawing: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, pointerEvents: 'none' },
})

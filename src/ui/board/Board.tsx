/** The board: a drawing beneath, thirty-six buttons above. It is told everything and decides nothing. */
import { useEffect, useRef } from 'react'
import { StyleSheet, View } from 'react-native'

import { spaces, type Placement } from '@/engine/index'
import { boardSize, motion, size, useTheme } from '@/theme/index'
import { Keyframed } from '../kit/Keyframed'
import { Axes } from './Axes'
import { Brackets } from './Brackets'
import { BustScene } from './BustScene'
import { CrossHair } from './CrossHair'
import { Border } from './Border'
import { boardTop } from './geometry'
import { Ghosts } from './Ghosts'
import { Grid, Ground } from './Ground'
import { nudge } from './keyframes'
import { planOf } from './motions'
import { Outlines, Tints } from './Outlines'
import { RefusedSpace } from './RefusedSpace'
import { Space } from './Space'
import { Targets } from './Targets'
import { Touch } from './Touch'
import type { BoardProps, Outline } from './types'

const noOutlines: readonly Outline[] = []
const noTargets: readonly Placement[] = []

export function Board({
  cell,
  gutter = size.boardGutter,
  cells,
  mover,
  looks,
  targets = noTargets,
  outlines = noOutlines,
  lastPlaced = null,
  rolled = null,
  crossHair = null,
  armed = null,
  bust = null,
  labelOf,
  label,
  onPress,
  onHover,
  shake = null,
  performing = null,
}: BoardProps) {
  const { reducedMotion } = useTheme()
  const edge = 6 * cell
  const press = useLatest(onPress)
  const hover = useLatest(onHover)
  const moverColour = looks[mover]!.colour
  const plan = planOf(
    performing,
    mover,
    targets.map(({ space }) => space),
  )
  return (
    <View style={boardSize({ cell, gutter })}>
      <View style={[styles.spaces, { left: gutter, width: edge, height: edge }]}>
        <View aria-hidden style={styles.drawing}>
          <Keyframed
            frames={plan.nudge && !reducedMotion ? nudge : null}
            lasts={motion.placeClaim.total * 1.3}
            style={styles.drawing}
          >
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
              const coming = plan.coming.get(space)
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
                  coming={coming?.kind ?? null}
                  delay={coming?.delay ?? 0}
                  nonce={coming === undefined ? 0 : performing!.nonce}
                />
              )
            })}
            {plan.ghosts.length > 0 && (
              <Ghosts key={performing!.nonce} cell={cell} ghosts={plan.ghosts} looks={looks} />
            )}
            <Outlines
              cell={cell}
              outlines={outlines}
              looks={looks}
              oneByOne={performing?.what.type === 'results'}
            />
            {lastPlaced !== null && <Brackets cell={cell} space={lastPlaced} />}
            {shake !== null && <RefusedSpace key={shake.nonce} cell={cell} space={shake.space} />}
            {bust !== null && (
              <BustScene cell={cell} bust={bust} performed={performing?.what.type === 'busted'} />
            )}
            <Border cell={cell} />
            <Axes cell={cell} rolled={rolled} />
          </Keyframed>
        </View>
        <Touch cell={cell} label={label} labelOf={labelOf} armed={armed} onPress={press} onHover={hover} />
      </View>
    </View>
  )
}

/** A callback that never changes and always calls the newest one: the buttons need not know of it. */
function useLatest<Argument>(callback: ((argument: Argument) => void) | undefined) {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  }, [callback])
  return (argument: Argument) => latest.current?.(argument)
}

const styles = StyleSheet.create({
  spaces: { position: 'absolute', top: boardTop },
  drawing: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, pointerEvents: 'none' },
})

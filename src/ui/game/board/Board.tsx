import { useState } from 'react'
import { StyleSheet, View } from 'react-native'

import { cellAt, spaces, type Placement, type Space as SpaceName } from '@/engine'
import { boardSize } from '@/theme/boardSize'
import { motion } from '@/theme/motion'
import { size } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from '../../kit/Keyframed'
import { useLatest } from '../../kit/useLatest'
import { AxisNumerals, Border, Grid, Ground } from './Ground'
import { BustScene } from './BustScene'
import { boardTop } from './geometry'
import { Ghosts } from './Ghosts'
import { kick, nudge } from './keyframes'
import { atStake, planOf, type MotionPlan } from './motions'
import { Brackets, CrossHair, RefusedSpace, Rests, Targets } from './Highlights'
import { Outlines, Tints } from './Outlines'
import { Seam, SeamGround } from './Seam'
import { Space } from './Space'
import { SpaceButtons } from './SpaceButtons'
import type { BoardProps, Outline } from './types'
import { StandingVeil, Veil, WinVeil } from './Veil'

const noOutlines: readonly Outline[] = []
const noTargets: readonly Placement[] = []
const noSpaces: readonly SpaceName[] = []

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
  paling = 0,
  rests = noSpaces,
  labelOf,
  label,
  onPress,
  onHover,
  onTouch,
  shake = null,
  performing = null,
}: BoardProps) {
  const { reducedMotion } = useTheme()
  const [touched, setTouched] = useState(false)
  const [focused, setFocused] = useState(false)
  const lifted = touched || focused
  const edge = 6 * cell
  // Stable functions, so that the buttons are not rendered again.
  const latest = useLatest({ onPress, onHover, onTouch })
  const press = (space: SpaceName) => latest().onPress?.(space)
  const hover = (space: SpaceName | null) => latest().onHover?.(space)
  const touch = (space: SpaceName | null) => {
    if (paling > 0) setTouched(space !== null)
    latest().onTouch?.(space)
  }
  const moverColour = looks[mover].colour
  const nonce = performing?.nonce ?? 0
  const plan = planOf(
    performing,
    mover,
    targets.map(({ space }) => space),
  )
  return (
    <View style={boardSize({ cell, gutter })}>
      <View style={[styles.spaces, { left: gutter, width: edge, height: edge }]}>
        <View aria-hidden style={styles.drawing}>
          <Keyframed {...pushOf(plan, reducedMotion)} style={styles.drawing}>
            <Ground cell={cell} />
            {plan.seam === null ? (
              <Tints cell={cell} outlines={outlines} looks={looks} />
            ) : (
              <SeamGround cell={cell} seam={plan.seam} />
            )}
            {crossHair !== null && <CrossHair cell={cell} space={crossHair} />}
            <Grid cell={cell} />
            <Targets cell={cell} spaces={targets.map(({ space }) => space).join()} />
            {spaces.map((space) => {
              const { owner, claimed, squatter, claim } = cellAt({ cells }, space)
              const target = targets.find((each) => each.space === space)
              if (owner === null && squatter === null && !claim && target === undefined) return null
              const look = owner === null ? undefined : looks[owner]
              const arrival = plan.arrivals.get(space)
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
                  arrival={arrival?.kind ?? null}
                  delay={arrival?.delay ?? 0}
                  glints={arrival?.kind === 'drop' ? plan.glints : 0}
                  nonce={arrival === undefined ? 0 : nonce}
                />
              )
            })}
            {plan.ghosts.length > 0 && <Ghosts key={nonce} cell={cell} ghosts={plan.ghosts} looks={looks} />}
            {plan.seam !== null && (
              <WinVeil
                cell={cell}
                but={outlines.flatMap(({ spaces: group }) => group)}
                times={plan.seam.times}
              />
            )}
            {paling > 0 && plan.veil === null && (
              <StandingVeil cell={cell} but={atStake(cells)} opacity={paling} lifted={lifted} />
            )}
            <Outlines cell={cell} outlines={outlines} looks={looks} times={plan.seam?.times ?? null} />
            {plan.seam !== null && <Seam cell={cell} seam={plan.seam} />}
            <Rests cell={cell} spaces={rests.join()} />
            {lastPlaced !== null && (
              <Brackets
                key={`${lastPlaced} ${performing?.nonce}`}
                cell={cell}
                space={lastPlaced}
                arrival={plan.arrivals.get(lastPlaced)?.kind ?? null}
              />
            )}
            {shake !== null && <RefusedSpace key={shake.nonce} cell={cell} space={shake.space} />}
            {plan.veil !== null && (
              <Veil
                key={plan.veil.leaves ? 'leaving' : 'coming'}
                cell={cell}
                but={plan.veil.but}
                from={lifted ? 0 : paling}
                leavesAt={plan.veil.leaves ? (plan.bust?.offAt ?? 0) : null}
                // As slow as the dimming of the bust that follows, so that nothing becomes brighter in between.
                {...(plan.bust && { leavesIn: motion.bust.dim })}
              />
            )}
            {bust !== null && <BustScene cell={cell} bust={bust} times={plan.bust} />}
            <Border cell={cell} />
            <AxisNumerals cell={cell} rolled={rolled} />
          </Keyframed>
        </View>
        <SpaceButtons
          {...{ cell, label, labelOf, armed }}
          onPress={onPress && press}
          onHover={hover}
          onTouch={touch}
          onFocusChange={setFocused}
        />
      </View>
    </View>
  )
}

/** A placed claim nudges the whole board, and the stamp of a bust kicks it. */
const pushOf = ({ nudge: nudges, bust }: MotionPlan, reduced: boolean) => {
  if (bust !== null && bust.kick > 0 && !reduced)
    return { frames: kick(bust.kick), lasts: motion.bust.kick, delay: bust.stampAt }
  const { nudgeLasts, fallEnd } = motion.placeClaim
  return { frames: nudges && !reduced ? nudge : null, lasts: nudgeLasts, delay: fallEnd }
}

const styles = StyleSheet.create({
  spaces: { position: 'absolute', top: boardTop },
  drawing: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
})

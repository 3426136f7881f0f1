/** The three dice, thrown or at rest. The outcome is known before they move: the motion only reveals it. */
import { useLayoutEffect, useRef, useState, type ComponentRef, type RefObject } from 'react'
import { StyleSheet, View } from 'react-native'

import type { Dice as DiceValue, Die as DieValue } from '@/engine'
import type { Pace } from '@/names'
import { dieCorner, size as sizes, stacked } from '@/theme/measures'
import { duration, motion } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from '../../kit/Keyframed'
import { appear, sway, vanish, type Keyframes } from '../../kit/keyframes'
import { Text } from '../../kit/Text'
import { Die, DieFaces } from './Die'
import {
  facesBefore,
  facesInPlace,
  fieldAbove,
  flightOf,
  lasts,
  turnedOver,
  type DieIndex,
  type Field,
} from './throwing'

type Rolling = {
  readonly nonce: number
  readonly pace: Pace
  /** How long the last die teeters before it falls, in milliseconds. */
  readonly hang?: number
  /** The fraction of the usual time that the throw takes. */
  readonly part?: number
}

export type DiceProps = {
  readonly dice: DiceValue
  readonly size?: number
  /** Such as 'Three dice: 3, 5, 2'. */
  readonly label: string
  /** The throw being performed; null shows the dice at rest. A new nonce throws again. */
  readonly rolling?: Rolling | null
  /** The board that the dice fly across. */
  readonly board?: RefObject<ComponentRef<typeof View> | null> | undefined
  /** The dice have just been entered. */
  readonly pops?: boolean
  /** Shakes the dice once, for a bust. */
  readonly shaken?: boolean
  /** After this many milliseconds each die tilts and fades a little, for a bust. */
  readonly tipsAt?: number | null
  /** The gap between two dice. */
  readonly gap?: number
  /** The captions below the dice on big windows: 'Column 3', 'Row 5', 'Squatter 2'. */
  readonly captions?: readonly [string, string, string]
}

const indexes = [0, 1, 2] as const

export function Dice({
  dice,
  size = sizes.die,
  label,
  rolling = null,
  board,
  pops = false,
  shaken = false,
  tipsAt = null,
  gap = 6,
  captions,
}: DiceProps) {
  const { reducedMotion, colours } = useTheme()
  return (
    <View accessible role="img" aria-label={label}>
      <Keyframed
        frames={reducedMotion ? null : shaken ? shudder : pops ? pop : null}
        lasts={shaken ? 3 * duration.fast : motion.ownDice.pop}
        style={[styles.row, { gap }, captions && styles.spread]}
      >
        {indexes.map((index) => (
          <View key={index} aria-hidden style={styles.place}>
            {rolling === null || rolling.pace === 'instant' ? (
              <Keyframed
                frames={tipsAt === null ? null : reducedMotion ? pale : tips[index]}
                lasts={motion.bust.tip}
                delay={tipsAt ?? 0}
              >
                <Die value={dice[index]} size={size} />
              </Keyframed>
            ) : (
              <>
                <View style={[styles.slot, slotOf(size), { borderColor: colours.ink2 }]} />
                <ThrownDie
                  key={rolling.nonce}
                  value={dice[index]}
                  index={index}
                  size={size}
                  rolling={rolling}
                  board={board}
                />
              </>
            )}
            {captions && (
              <Text type="caption" tone="ink" centred>
                {captions[index]}
              </Text>
            )}
          </View>
        ))}
      </Keyframed>
    </View>
  )
}

const pop: Keyframes = {
  from: { transform: [{ scale: motion.ownDice.popFrom }] },
  to: { transform: [{ scale: 1 }] },
}
const pale: Keyframes = { from: { opacity: 1 }, to: { opacity: motion.bust.paleTo } }
const tips = motion.bust.tips.map((degrees): Keyframes => ({
  from: { opacity: 1, transform: [{ rotate: '0deg' }] },
  to: { opacity: motion.bust.paleTo, transform: [{ rotate: `${degrees}deg` }] },
})) as unknown as readonly [Keyframes, Keyframes, Keyframes]
const shudder = sway(motion.bust.shake)

/** The outline where a die will land. */
const slotOf = (size: number) => ({ width: size, height: size, borderRadius: dieCorner * size })

type ThrownDieProps = {
  readonly value: DieValue
  readonly index: DieIndex
  readonly size: number
  readonly rolling: Rolling
  readonly board: DiceProps['board']
}

function ThrownDie({ value, index, size, rolling, board }: ThrownDieProps) {
  const { reducedMotion } = useTheme()
  if (reducedMotion)
    return (
      <Keyframed frames={appear} lasts={duration.reduced}>
        <Die value={value} size={size} />
      </Keyframed>
    )
  if (rolling.pace === 'brisk')
    return <FadingDie value={value} index={index} size={size} part={rolling.part ?? 1} />
  return <FlyingDie {...{ value, index, size, rolling, board }} />
}

/** Flies from the hand across the board to its place. The board is measured before the first frame. */
function FlyingDie({ value, index, size, rolling, board }: ThrownDieProps) {
  const place = useRef<ComponentRef<typeof View>>(null)
  const [field, setField] = useState<Field | null>(null)
  useLayoutEffect(() => {
    setField(fieldFrom(place.current, board?.current ?? null))
  }, [board])
  const { hang = 0, part = 1 } = rolling
  const thrown = { hang: hang / part }
  return (
    <View ref={place}>
      <Keyframed
        frames={field && flightOf(index, field, thrown)}
        lasts={part * lasts(thrown)}
        curve="even"
        style={field === null && styles.unseen}
      >
        <TumblingFaces {...{ value, index, size, part }} hang={hang / part} />
      </Keyframed>
    </View>
  )
}

type TumblingFacesProps = Pick<ThrownDieProps, 'value' | 'index' | 'size'> & {
  readonly hang: number
  readonly part: number
}

/**
 * The faces of a tumbling die, the rolled one last: a strip behind a window as wide as a die, moved on face by face. A separate
 * component, so that measuring the flight does not render it again.
 */
function TumblingFaces({ value, index, size, hang, part }: TumblingFacesProps) {
  const passing = facesBefore(value, index, { hang })
  const all = lasts({ hang })
  return (
    <View style={[styles.window, { width: size, height: size }]}>
      <Keyframed frames={turnedOver(passing, size, all)} lasts={part * all} curve="even">
        <DieFaces values={[...passing.map(({ face }) => face), value]} size={size} />
      </Keyframed>
    </View>
  )
}

/** Returns `fieldAbove` if there is no layout, as in tests. */
const fieldFrom = (
  place: ComponentRef<typeof View> | null,
  board: ComponentRef<typeof View> | null,
): Field => {
  const [die, table] = [place?.getBoundingClientRect?.(), board?.getBoundingClientRect?.()]
  if (!die || !table || table.width === 0) return fieldAbove
  return {
    x: Math.round(table.left - die.left - die.width / 2),
    y: Math.round(table.top - die.top - die.height / 2),
    edge: Math.round(Math.min(table.width, table.height)),
  }
}

/** The quick throw: two other faces fade before the rolled one. */
function FadingDie({
  value,
  index,
  size,
  part,
}: Omit<ThrownDieProps, 'rolling' | 'board'> & { readonly part: number }) {
  const fade = (part * motion.roll.brisk) / 3
  return (
    <View>
      <Die value={value} size={size} />
      {facesInPlace(value, index).map(({ face, until }, position, all) => (
        <Keyframed
          key={face}
          frames={vanish}
          lasts={fade}
          delay={part * until - fade}
          style={[stacked, { zIndex: all.length - position }]}
        >
          <Die value={face} size={size} />
        </Keyframed>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  spread: { justifyContent: 'space-between' },
  place: { alignItems: 'center', gap: 4 },
  slot: { position: 'absolute', top: 0, borderWidth: 1.5, borderStyle: 'dashed', opacity: 0.6 },
  unseen: { opacity: 0 },
  window: { overflow: 'hidden' },
})

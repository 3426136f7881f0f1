/** The three dice on the table, thrown or lying. The outcome is fixed before they move: the motion only reveals it. */
import { StyleSheet, View } from 'react-native'

import type { Dice as DiceValue, Die as DieValue } from '@/engine/index'
import type { Pace } from '@/names'
import { duration, motion, size as sizes, useTheme } from '@/theme/index'
import { Keyframed } from '../kit/Keyframed'
import { appear, sway, vanish } from '../kit/keyframes'
import { Text } from '../kit/Text'
import { Die } from './Die'
import { facesBefore, faceWindow, flightOf } from './throwing'

export type DiceProps = {
  readonly dice: DiceValue
  readonly size?: number
  /** 'Three dice: 3, 5, 2' */
  readonly label: string
  /** A throw being performed; null or left out shows the dice landed at once. A new nonce throws again. */
  readonly rolling?: { readonly nonce: number; readonly pace: Pace } | null
  /** The roll busts: the dice shudder once. */
  readonly shaken?: boolean
  /** Under each die, as on big windows: 'Column 3', 'Row 5', 'Squatter 2'. */
  readonly captions?: readonly [string, string, string]
}

const indexes = [0, 1, 2] as const

export function Dice({ dice, size = sizes.die, label, rolling = null, shaken = false, captions }: DiceProps) {
  const { reducedMotion } = useTheme()
  return (
    <View accessible role="img" aria-label={label}>
      <Keyframed
        frames={shaken && !reducedMotion ? shudder : null}
        lasts={3 * duration.fast}
        style={[styles.row, captions && styles.spread]}
      >
        {indexes.map((index) => (
          <View key={index} aria-hidden style={styles.place}>
            {rolling === null || rolling.pace === 'instant' ? (
              <Die value={dice[index]} size={size} />
            ) : (
              <ThrownDie
                key={rolling.nonce}
                value={dice[index]}
                index={index}
                size={size}
                brisk={rolling.pace === 'brisk'}
              />
            )}
            {captions && (
              <Text type="caption" centred>
                {captions[index]}
              </Text>
            )}
          </View>
        ))}
      </Keyframed>
    </View>
  )
}

const shudder = sway(motion.bust.shake)

type ThrownDieProps = {
  readonly value: DieValue
  readonly index: 0 | 1 | 2
  readonly size: number
  readonly brisk: boolean
}

function ThrownDie({ value, index, size, brisk }: ThrownDieProps) {
  const { reducedMotion } = useTheme()
  if (reducedMotion)
    return (
      <Keyframed frames={appear} lasts={duration.reduced}>
        <Die value={value} size={size} />
      </Keyframed>
    )
  if (brisk) return <FadingDie value={value} index={index} size={size} />
  const faces = facesBefore(value, index)
  return (
    <Keyframed frames={flightOf(index)} lasts={motion.roll.total} curve="inOut">
      <Die value={value} size={size} />
      {faces.map((face, position) => {
        const { from, to } = faceWindow(position, faces.length, index)
        // The faces lie on each other, the first on top: each is there from the start and leaves when its time is up.
        return (
          <Keyframed
            key={face}
            frames={vanish}
            lasts={1}
            delay={Math.max(from, to - 1)}
            style={[styles.face, { zIndex: faces.length - position }]}
          >
            <Die value={face} size={size} />
          </Keyframed>
        )
      })}
    </Keyframed>
  )
}

/** The quick throw: two passing faces, then the die's own. */
function FadingDie({ value, index, size }: Omit<ThrownDieProps, 'brisk'>) {
  const step = motion.roll.brisk / 3
  return (
    <View>
      <Die value={value} size={size} />
      {facesBefore(value, index)
        .slice(0, 2)
        .map((face, position) => (
          <Keyframed
            key={face}
            frames={vanish}
            lasts={step}
            delay={position * step + step / 2}
            style={[styles.face, { zIndex: 2 - position }]}
          >
            <Die value={face} size={size} />
          </Keyframed>
        ))}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 6 },
  spread: { justifyContent: 'space-between' },
  place: { alignItems: 'center', gap: 4 },
  face: { position: 'absolute', left: 0, top: 0 },
})

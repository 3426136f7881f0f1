/** A player's score and token, which move for a moment when the score or the number of spaces changes. */
import { useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'
import { stacked } from '@/theme/measures'
import { motion } from '@/theme/motion'
import { Icon } from '../../kit/Icon'
import { Keyframed } from '../../kit/Keyframed'
import { Text } from '../../kit/Text'
import { dip, type Keyframes } from '../../kit/keyframes'

type GroupScoreProps = {
  readonly group: number
  /** More space, in lists. */
  readonly roomy?: boolean
  /** Without the icon before the number. */
  readonly bare?: boolean
}

const shine: Keyframes = { '0%': { opacity: 1 }, '80%': { opacity: 1 }, '100%': { opacity: 0 } }

export function GroupScore({ group, roomy = false, bare = false }: GroupScoreProps) {
  const moved = useMoved(group)
  return (
    <View style={[styles.score, roomy && styles.roomy]} aria-hidden>
      {!bare && <Icon name="group" size={roomy ? 19 : 16} tone="ink2" />}
      <View>
        <Text type="button">{group}</Text>
        {moved?.to === 'up' && (
          // A gold copy of the number is above it and fades out.
          <Keyframed key={moved.times} frames={shine} lasts={motion.stop.gold} style={stacked}>
            <Text type="button" tone="goldInk">
              {group}
            </Text>
          </Keyframed>
        )}
      </View>
    </View>
  )
}

const { dip: depth, goHome } = motion.stop
const lostSpace = dip(depth, 35)

type DippingTokenProps = {
  /** The number of spaces that the player has. */
  readonly spaces: number
  readonly children: ReactNode
}

export function DippingToken({ spaces, children }: DippingTokenProps) {
  const { reducedMotion } = useTheme()
  const moved = useMoved(spaces)
  return (
    <Keyframed
      key={moved?.times ?? 0}
      frames={moved?.to === 'down' && !reducedMotion ? lostSpace : null}
      lasts={goHome}
    >
      {children}
    </Keyframed>
  )
}

type Moved = { readonly to: 'up' | 'down'; readonly times: number }

/** Null until the value changes for the first time; a new `times` for every change. */
function useMoved(value: number): Moved | null {
  const [was, setWas] = useState(value)
  const [moved, setMoved] = useState<Moved | null>(null)
  if (value !== was) {
    setWas(value)
    setMoved({ to: value > was ? 'up' : 'down', times: (moved?.times ?? 0) + 1 })
  }
  return moved
}

const styles = StyleSheet.create({
  roomy: { gap: 8 },
  score: { flexDirection: 'row', alignItems: 'center', gap: 2 },
})

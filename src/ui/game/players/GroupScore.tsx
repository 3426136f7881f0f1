/** The size of a player's largest group: the score. */
import { StyleSheet, View } from 'react-native'

import { motion } from '@/theme/motion'
import { Icon } from '../../kit/Icon'
import { Keyframed } from '../../kit/Keyframed'
import type { Keyframes } from '../../kit/keyframes'
import { Text } from '../../kit/Text'
import { overlay } from '../marks/overlay'
import { useMoved } from './useMoved'

type GroupScoreProps = {
  readonly group: number
  /** More air, in lists. */
  readonly roomy?: boolean
  /** No room for the sign before the number. */
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
          // It grows in gold: over the number lies the same one, and goes.
          <Keyframed key={moved.times} frames={shine} lasts={motion.stop.gold} style={overlay}>
            <Text type="button" tone="goldInk">
              {group}
            </Text>
          </Keyframed>
        )}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  roomy: { gap: 8 },
  score: { flexDirection: 'row', alignItems: 'center', gap: 2 },
})

/** The supply as six tents; squatters on the board are empty places. Read out as one label. */
import { StyleSheet, View } from 'react-native'

import { dieValues, type Die } from '@/engine'
import { TentRow } from './marks/Tent'
import { Text } from '../kit/Text'

type SupplyRowProps = {
  readonly label: string
  /** The squatters on the board. */
  readonly out: readonly Die[]
  /** Such as 'Squatters 3, 5 and 6 left'. */
  readonly 'aria-label': string
  /** The label is above the tents instead of beside them. */
  readonly stacked?: boolean
}

export function SupplyRow({ label, out, stacked = false, 'aria-label': ariaLabel }: SupplyRowProps) {
  return (
    <View accessible role="img" aria-label={ariaLabel} style={[styles.row, stacked && styles.stacked]}>
      <Text type="label" tone="ink2" aria-hidden style={styles.label}>
        {label}
      </Text>
      <TentRow size={28} numerals={dieValues} out={out} gap={6} />
    </View>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 8,
  },
  stacked: { flexDirection: 'column', alignItems: 'flex-start', gap: 6 },
  label: { flexShrink: 1 },
})

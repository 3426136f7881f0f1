/** What stopping now would change, such as "group 4 → 6, claims 5 → 7". */
import { StyleSheet, View } from 'react-native'
import { Bell } from './Bell'
import { Icon } from '../kit/Icon'
import { readAsOne } from '../kit/accessibility'
import { Text } from '../kit/Text'

type Change = { readonly label: string; readonly before: number; readonly after: number }

type IfYouStopProps = {
  readonly label: string
  readonly spoken: string
  readonly changes: readonly Change[]
  /** Says that the stop calls the last round; null if it does not. */
  readonly calls: string | null
  /** Each change on its own line. */
  readonly stacked: boolean
}

export const IfYouStop = ({ label, spoken, changes, calls, stacked }: IfYouStopProps) => (
  <View {...readAsOne(spoken)} style={styles.shrink}>
    <Text type="label" tone="ink2" aria-hidden>
      {label}
    </Text>
    <View style={!stacked && styles.changes} aria-hidden>
      {changes.map((change, at) => (
        <ChangeShown key={change.label} {...change} comma={at < changes.length - 1} />
      ))}
    </View>
    {calls !== null && (
      <View style={styles.calls}>
        <Bell size={16} />
        <Text type="caption" tone="goldInk" style={styles.shrink}>
          {calls}
        </Text>
      </View>
    )}
  </View>
)

/** A value that stays the same needs no arrow. */
function ChangeShown({ label, before, after, comma }: Change & { readonly comma: boolean }) {
  const then = `${after}${comma ? ',' : ''}`
  return (
    <View style={styles.change}>
      <Text type="bodyStrong">{`${label} ${before === after ? then : before}`}</Text>
      {before !== after && (
        <>
          <Icon name="arrowRight" size={17} />
          <Text type="bodyStrong">{then}</Text>
        </>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  shrink: { flexShrink: 1 },
  calls: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  changes: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 5 },
  // Wraps before it overlaps its neighbour.
  change: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, alignItems: 'center', gap: 1 },
})

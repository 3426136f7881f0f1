/** How a bot looks: the second page of its editor. */
import { useEffect, useRef } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { space } from '@/theme/index'
import { IconButton, Text } from '@/ui/index'
import { leadTo } from '../app/leadTo'
import type { Draft, DraftSeat, SeatChange } from './draft'
import { LookChoice } from './LookChoice'

type LookEditorProps = {
  readonly draft: Draft
  readonly seat: DraftSeat
  readonly names: readonly string[]
  readonly onChange: (change: SeatChange) => void
  readonly onBack: () => void
}

export const LookEditor = ({ draft, seat, names, onChange, onBack }: LookEditorProps) => {
  const { seatEditor, common } = usePhrases()
  const head = useRef<View>(null)
  useEffect(() => leadTo(head.current), [])
  return (
    <View style={styles.editor}>
      <View ref={head} collapsable={false} style={styles.head}>
        <IconButton icon="back" label={common.back} onPress={onBack} style={styles.back} />
        <Text type="h2" heading={2} style={styles.title}>
          {seatEditor.look}
        </Text>
      </View>
      <LookChoice draft={draft} seat={seat} names={names} onChange={onChange} />
    </View>
  )
}

const styles = StyleSheet.create({
  editor: { gap: space.s + 2 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  back: { marginLeft: -12 },
  title: { flex: 1 },
})

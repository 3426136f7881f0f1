/** A card of statistics: what it is about, what is counted, and the figures. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/index'
import { SheetFrame, Text } from '@/ui/index'

type CardProps = { readonly title?: string; readonly note?: string; readonly children: ReactNode }

export function Card({ title, note, children }: CardProps) {
  const { colours } = useTheme()
  return (
    <SheetFrame plain style={styles.card}>
      {title !== undefined && (
        <View style={[styles.head, { borderBottomColor: colours.line }]}>
          <Text type="h2" heading={2}>
            {title}
          </Text>
          {note !== undefined && (
            <Text type="caption" tone="ink2">
              {note}
            </Text>
          )}
        </View>
      )}
      {children}
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  card: { paddingVertical: 12, paddingHorizontal: 14, gap: 6 },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 12,
    borderBottomWidth: 1,
    paddingBottom: 4,
  },
})

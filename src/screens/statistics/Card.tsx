import type { ReactNode } from 'react'
import { StyleSheet } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { TitleAndNote } from '@/ui/kit/Rows'

type CardProps = { readonly title?: string; readonly note?: string; readonly children: ReactNode }

export function Card({ title, note, children }: CardProps) {
  const { colours } = useTheme()
  return (
    <SheetFrame plain style={styles.card}>
      {title !== undefined && (
        <TitleAndNote
          type="h2"
          title={title}
          note={note}
          style={[styles.head, { borderBottomColor: colours.line }]}
        />
      )}
      {children}
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  card: { paddingVertical: 12, paddingHorizontal: 14, gap: 6 },
  head: { borderBottomWidth: 1, paddingBottom: 4 },
})

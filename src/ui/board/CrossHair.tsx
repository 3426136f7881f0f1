/** Two bands of light from the axes to a space, so that one sees which dice name it. */
import { StyleSheet, View } from 'react-native'

import type { Space } from '@/engine/index'
import { useTheme } from '@/theme/index'
import { columnIndex, lineIndex } from './geometry'

export function CrossHair({ cell, space }: { readonly cell: number; readonly space: Space }) {
  const { colours } = useTheme()
  const [column, line] = [columnIndex(space), lineIndex(space)]
  const band = { backgroundColor: colours.gold, opacity: 0.25 }
  return (
    <>
      <View style={[styles.band, band, { left: 0, top: line * cell, width: column * cell, height: cell }]} />
      <View
        style={[
          styles.band,
          band,
          { left: column * cell, top: (line + 1) * cell, width: cell, height: (5 - line) * cell },
        ]}
      />
    </>
  )
}

const styles = StyleSheet.create({ band: { position: 'absolute' } })

/** The map maker's double line, thick above thin, across whatever it stands in. */
import { View } from 'react-native'

import { border } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'

export function DoubleRule() {
  const { colours } = useTheme()
  const [thick, gap, thin] = border.doubleRule
  return (
    <View aria-hidden style={{ gap }}>
      <View style={{ height: thick, backgroundColor: colours.line }} />
      <View style={{ height: thin, backgroundColor: colours.line }} />
    </View>
  )
}

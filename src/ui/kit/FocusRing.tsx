/** The outline of the focused control on the web: gold inside, ink outside. Phones draw their own. */
import { Platform } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'

export const FocusRing = () => (Platform.OS === 'web' ? <FocusStyle /> : null)

function FocusStyle() {
  const { colours } = useTheme()
  return (
    <style>{`
      :focus { outline: none; }
      :focus-visible {
        outline: 2px solid ${colours.ink};
        outline-offset: 2px;
        box-shadow: 0 0 0 2px ${colours.gold};
        z-index: 1;
      }
    `}</style>
  )
}

/** The visible keyboard focus of the web, once for every control: gold next to the control, ink around it. */
import { useTheme } from '@/theme/ThemeProvider'

export function FocusRing() {
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

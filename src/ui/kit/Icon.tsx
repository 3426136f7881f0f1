/** The line icons, as strokes in a 24 x 24 square. Decorative: the control around an icon has the accessible name. */
import { Path, Svg } from './svg'

import { size as sizes } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import type { Tone } from './Text'

/** `dots` are filled. */
type IconShape = { readonly lines: string; readonly dots?: string }

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

const icons = {
  menu: { lines: 'M3.8 6.2H20.2M3.8 12H20.2M3.8 17.8H20.2' },
  help: {
    lines: `${dot(12, 12, 9.2)}M9.2 9.5C9.3 7.8 10.4 6.9 12 6.9C13.6 6.9 14.8 7.9 14.8 9.4C14.8 11.3 12 11.7 12 13.7`,
    dots: dot(12, 16.7, 1.15),
  },
  back: { lines: 'M14.8 4.5L7.5 12L14.8 19.5' },
  close: { lines: 'M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5' },
  undo: {
    lines:
      'M8.3 4.8L3.8 9.3L8.3 13.8M4.2 9.3H15.2C18.2 9.3 20.2 11.4 20.2 14.1C20.2 16.8 18.2 18.9 15.2 18.9H10.5',
  },
  saved: {
    lines:
      'M5 3.5H19Q20.3 3.5 20.3 4.8V19.2Q20.3 20.5 19 20.5H5Q3.7 20.5 3.7 19.2V4.8Q3.7 3.5 5 3.5ZM3.7 9.2H20.3M3.7 14.8H20.3M10 6.4H14M10 12H14M10 17.7H14',
  },
  book: {
    lines:
      'M12 6.6C9.8 4.9 6.5 4.6 3.5 5V18.6C6.5 18.2 9.8 18.5 12 20.2C14.2 18.5 17.5 18.2 20.5 18.6V5C17.5 4.6 14.2 4.9 12 6.6ZM12 6.6V20.2',
  },
  chart: { lines: 'M4 20.2H20M7 20V13.4M12.1 20V5M17.2 20V9.8' },
  sliders: {
    lines: `M4 7.5H9.5M15.1 7.5H20M4 16.5H7.8M13.4 16.5H20${dot(12.3, 7.5, 2.8)}${dot(10.6, 16.5, 2.8)}`,
  },
  person: { lines: `${dot(12, 7.6, 3.7)}M4.6 20.4C4.6 16.4 7.6 14.2 12 14.2C16.4 14.2 19.4 16.4 19.4 20.4` },
  bot: {
    lines:
      'M7 8H17Q18.8 8 18.8 9.8V17Q18.8 18.8 17 18.8H7Q5.2 18.8 5.2 17V9.8Q5.2 8 7 8ZM12 8V4.2M2.6 11.8V15.6M21.4 11.8V15.6M9.4 12.6V14.4M14.6 12.6V14.4',
    dots: dot(12, 3.9, 1.3),
  },
  share: { lines: 'M12 15.4V3.8M7.6 8L12 3.6L16.4 8M4.6 11.6V20.4H19.4V11.6' },
  copy: { lines: 'M9.5 8.2H19.3V20.3H9.5ZM15 8.2V4H5.2V16.1H9.5' },
  trash: {
    lines: 'M4.4 6.6H19.6M9.3 6.4V4H14.7V6.4M6.3 6.8L7.2 20.3H16.8L17.7 6.8M10.2 10.4V16.6M13.8 10.4V16.6',
  },
  pencil: { lines: 'M4 20L5 15.6L16 4.6L19.5 8.1L8.5 19.1ZM13.6 7L17.1 10.5' },
  dots: { lines: '', dots: dot(12, 5.2, 1.9) + dot(12, 12, 1.9) + dot(12, 18.8, 1.9) },
  bell: {
    lines:
      'M5.6 17H18.4C17 15.4 16.6 13.8 16.6 11.2C16.6 8 14.8 5.8 12 5.8C9.2 5.8 7.4 8 7.4 11.2C7.4 13.8 7 15.4 5.6 17Z' +
      'M12 5.8V3.6M10 19.6C10.4 20.5 11 21 12 21C13 21 13.6 20.5 14 19.6',
  },
  plus: { lines: 'M12 4.5V19.5M4.5 12H19.5' },
  chevronDown: { lines: 'M5.5 9L12 15.5L18.5 9' },
  chevronLeft: { lines: 'M15 5.2L8.2 12L15 18.8' },
  chevronsLeft: { lines: 'M12 5.2L5.2 12L12 18.8M18.8 5.2L12 12L18.8 18.8' },
  chevronsRight: { lines: 'M5.2 5.2L12 12L5.2 18.8M12 5.2L18.8 12L12 18.8' },
  pause: { lines: 'M8.4 4.8V19.2M15.6 4.8V19.2' },
  moment: { lines: 'M15.4 5.2L22 12L15.4 18.8', dots: 'M2 12L7.5 6.5L13 12L7.5 17.5Z' },
  branch: { lines: 'M5.5 3.8V20.2M5.5 17.4C5.5 11.4 17 14.6 17 6M12.8 9.4L17 5.2L21.2 9.4' },
  chevronRight: { lines: 'M9 5.2L15.8 12L9 18.8' },
  group: { lines: 'M3.2 3.2H13V10.2H20.8V20.8H10.4V13.4H3.2Z' },
  arrowRight: { lines: 'M3 12H20.4M14.2 5.8L20.4 12L14.2 18.2' },
  sound: {
    lines:
      'M4 9.4V14.6H7.8L12.6 18.8V5.2L7.8 9.4ZM15.8 9C17.4 10.6 17.4 13.4 15.8 15M18.4 6.4C21.6 9.4 21.6 14.6 18.4 17.6',
  },
  play: { lines: 'M7.4 4.8L19 12L7.4 19.2Z' },
  check: { lines: 'M4.6 12.6L9.8 17.8L19.6 6.8' },
  home: { lines: 'M2.8 12.4L12 4L21.2 12.4M5.4 10.4V20.4H18.6V10.4' },
  lock: {
    lines: 'M5.6 10.6H18.4V20.4H5.6ZM8.4 10.4V7.6C8.4 5.2 9.9 3.6 12 3.6C14.1 3.6 15.6 5.2 15.6 7.6V10.4',
  },
  file: { lines: 'M6 3.6H14L18.6 8.2V20.4H6ZM13.8 3.8V8.4H18.4' },
} as const satisfies Readonly<Record<string, IconShape>>

export type IconName = keyof typeof icons

type IconProps = {
  readonly name: IconName
  /** The stroke has the same width at any size. */
  readonly size?: number
  readonly tone?: Tone
}

export function Icon({ name, size = 24, tone = 'ink' }: IconProps) {
  const { colours } = useTheme()
  const { lines, dots }: IconShape = icons[name]
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {lines !== '' && (
        <Path
          d={lines}
          fill="none"
          stroke={colours[tone]}
          strokeWidth={(sizes.iconStroke * 24) / size}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {dots !== undefined && <Path d={dots} fill={colours[tone]} />}
    </Svg>
  )
}

/** The SVG elements on phones. The web has its own file, because a wrapper would slow redraws down. */
export {
  Circle,
  Defs,
  G,
  Line,
  Path,
  RadialGradient,
  Rect,
  Stop,
  Svg,
  Text as SvgText,
} from 'react-native-svg'

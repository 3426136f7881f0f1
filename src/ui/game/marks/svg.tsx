/** The elements drawings are made of. On the web `svg.web.tsx` stands in for this file. */
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

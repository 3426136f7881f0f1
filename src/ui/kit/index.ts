/** The kit: what every page is built from. */
export { Banner } from './Banner'
export { Bell } from './Bell'
export { BottomSheet } from './BottomSheet'
export { BustGauge } from './BustGauge'
export { Button } from './Button'
export { Chip } from './Chip'
export { Choice } from './Choice'
export { DoubleRule } from './DoubleRule'
export { Field } from './Field'
export { FirstThatFits, type FirstThatFitsProps } from './FirstThatFits'
export { FittingText } from './FittingText'
export { focusOn, focusOnSpace, isQuietFocus } from './focus'
export { FocusRing } from './FocusRing'
export { Gliding, type Place } from './Gliding'
export { HeroPlat } from './HeroPlat'
export {
  boxOfPlot,
  creekName,
  creekTop,
  heroPlots,
  heroSize,
  levelLine,
  type HeroPlot,
  type MapBox,
} from './heroPlots'
export { Icon } from './Icon'
export { IconButton } from './IconButton'
export { type IconName } from './icons'
export { Live } from './Live'
export { Keyframed } from './Keyframed'
export { appear, type Keyframes } from './keyframes'
export { OptionChip } from './OptionChip'
export { Press } from './Press'
export { pressMoments } from './pressMoments'
export { Pressable } from './Pressable'
export { GroupHeading, LinkRow, Row, Rows, SectionTitle } from './Rows'
export { Segmented } from './Segmented'
export { SheetFrame } from './SheetFrame'
export { Snack, type SnackMessage } from './Snack'
export { heardAs } from './speaking'
export { SupplyRow } from './SupplyRow'
export { Text, type TextProps } from './Text'
export { Tile } from './Tile'
export { TitleAndNote } from './TitleAndNote'
export { Toast } from './Toast'
export { Toggle } from './Toggle'
export { TopBar } from './TopBar'
export { TouchListener } from './TouchListener'
export { Unbroken } from './Unbroken'
export { sizeOf, useRoom } from './useRoom'
export { VisuallyHidden } from './VisuallyHidden'
export { Wordmark } from './Wordmark'

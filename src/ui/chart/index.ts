/** Charts of chances: how a match went. Told everything; weighs nothing. */
export { ChanceChart, type ChanceChartProps } from './ChanceChart'
export type { ChartLine, ChartMark } from './ChartLines'
export { Legend, type LegendItem } from './Legend'
export { Scrubber, type ChartDiamond, type ScrubberProps } from './Scrubber'

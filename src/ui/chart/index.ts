/** Charts: how a match went, and what many matches come to. Told everything; weigh nothing. */
export { ChanceChart } from './ChanceChart'
export type { ChartFacts, ChartLine, ChartMark } from './ChartLines'
export { EmptyChart } from './EmptyChart'
export { FacesChart } from './FacesChart'
export { Legend, type LegendItem } from './Legend'
export { LossChart } from './LossChart'
export { Scale } from './Scale'
export { Scrubber } from './Scrubber'

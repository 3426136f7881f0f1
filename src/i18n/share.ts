/** A percentage as one says it, in whole numbers. It calls nothing 0 that can happen, and nothing 100 that may fail. */
type Edges = { readonly under: string; readonly over: string }

const signs: Edges = { under: '<', over: '>' }

export const wholePercent = (percent: number, { under, over }: Edges = signs): string => {
  if (percent > 0 && percent < 1) return `${under}1`
  if (percent > 99 && percent < 100) return `${over}99`
  return String(Math.round(percent))
}

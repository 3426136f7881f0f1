/** What a line that draws itself is told. */
export type DrawnLineProps = {
  readonly path: string
  /** At least as long as the path. */
  readonly length: number
  readonly stroke: string
  readonly strokeWidth: number
  /** Milliseconds. */
  readonly delay: number
  readonly lasts: number
}

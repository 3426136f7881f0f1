/** What a long count is: a name, how much to do, and what it found. */

export type Finding = {
  readonly name: string
  /** What was counted, as one prints it. */
  readonly figure: string
  readonly passed: boolean
}

export type Soak = {
  readonly name: string
  readonly size: { readonly small: number; readonly whole: number }
  readonly run: (size: number) => readonly Finding[] | Promise<readonly Finding[]>
}

export const inThousands = (count: number): string => Math.round(count).toLocaleString('en')

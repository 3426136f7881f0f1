export type Finding = {
  readonly name: string
  /** The count, formatted for printing. */
  readonly figure: string
  readonly passed: boolean
}

export type Soak = {
  readonly name: string
  readonly size: { readonly small: number; readonly whole: number }
  readonly run: (size: number) => readonly Finding[] | Promise<readonly Finding[]>
}

export const inThousands = (count: number): string => Math.round(count).toLocaleString('en')

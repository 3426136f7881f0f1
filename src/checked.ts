/** Accessors that throw where the value is undefined. */

export const required = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('A value that must be there is missing')
  return value
}

/** Like `list.at(index)`: negative indices count from the end. */
export const itemAt = <T>(list: readonly T[], index: number): T => {
  const item = list.at(index)
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`)
  return item
}

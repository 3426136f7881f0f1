/** Memoises a function by the identity of its argument, for arguments that never change. */
export const memoise = <Of extends object, Answer extends object>(compute: (of: Of) => Answer) => {
  const known = new WeakMap<Of, Answer>()
  return (of: Of): Answer => {
    const found = known.get(of)
    if (found) return found
    const answer = compute(of)
    known.set(of, answer)
    return answer
  }
}

/** What follows from something that never changes, worked out when it is first asked for: from then on the same answer. */
export const once = <Of extends object, Answer extends object>(workOut: (of: Of) => Answer) => {
  const known = new WeakMap<Of, Answer>()
  return (of: Of): Answer => {
    const found = known.get(of)
    if (found) return found
    const answer = workOut(of)
    known.set(of, answer)
    return answer
  }
}

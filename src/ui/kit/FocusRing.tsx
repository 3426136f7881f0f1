/** The visible keyboard focus of the web, once for every control. Phones draw their own, so here it is nothing. */
export function FocusRing() {
  return null
}

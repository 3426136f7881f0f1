/** Whether a player is shown as before: every move makes the summaries anew, and most of them say the same. */
import type { PlayerSummary } from './summary'

type Shown = { readonly player: PlayerSummary }

const sameFields = (one: object, other: object): boolean => {
  const [ones, others] = [Object.entries(one), new Map(Object.entries(other))]
  return ones.length === others.size && ones.every(([name, value]) => Object.is(value, others.get(name)))
}

export const isShownAlike = <Props extends Shown>(before: Props, after: Props): boolean => {
  const { player: was, ...rest } = before
  const { player: is, ...others } = after
  const { look: wasLook, ...said } = was
  const { look: isLook, ...says } = is
  return (
    sameFields(rest, others) &&
    sameFields(said, says) &&
    wasLook.name === isLook.name &&
    wasLook.colour === isLook.colour &&
    wasLook.brand === isLook.brand
  )
}

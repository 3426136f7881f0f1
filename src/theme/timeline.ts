/** Timings of a roll, bust, stop and win, scaled by the stakes. The stage plans them once; board, dice and panel read the plan. */
import type { Pace } from '@/names'
import { duration, motion } from './motion'

/** How risky a roll is, by the chance of a bust before it: calm, warm, hot, white-hot, breaking. */
export type Tier = 0 | 1 | 2 | 3 | 4

export const tierOf = (chance: number): Tier =>
  motion.tension.tiers.filter((least) => chance >= least).length as Tier

/** The delay between items shown one after the other; all delays together are at most `most`. */
const delayBetween = (count: number, every: number, most: number): number =>
  count > 1 ? Math.min(every, most / (count - 1)) : 0

export type Watched = {
  readonly brisk: boolean
  /** A bot acts: people need not see every detail. */
  readonly bot: boolean
  readonly reduced: boolean
}

export type Losses = { readonly markers: number; readonly spaces: number }

export type BustTimes = {
  /** The dice tip and fade; null if they only shake. */
  readonly tipAt: number | null
  /** When each space cracks, the last placed first; empty if there are no cracks. */
  readonly cracksAt: readonly number[]
  /** The board dims. */
  readonly offAt: number
  /** When the markers of each space hop off; they stay in place until then. */
  readonly hopsAt: readonly number[]
  readonly stampAt: number
  /** How far the stamp kicks the board, in dp. */
  readonly kick: number
  /** From this time on the panel shows the reasons. */
  readonly lasts: number
}

const { hold, crackEvery, cracksMost, stampAfter, reasonsAfter, brisk: short, quick, bots } = motion.bust

export const bustTimes = (losses: Losses, watched: Watched): BustTimes => {
  const times = breakTimes(losses, watched)
  const every = watched.reduced
    ? 0
    : delayBetween(losses.spaces, motion.bust.hopStagger, motion.bust.hopsMost)
  return {
    ...times,
    kick: watched.reduced || watched.bot ? 0 : Math.min(6, 2 + losses.markers / 2),
    hopsAt: Array.from({ length: losses.spaces }, (_, index) => Math.round(times.offAt + index * every)),
  }
}

const breakTimes = (
  { markers, spaces }: Losses,
  { brisk, bot, reduced }: Watched,
): Omit<BustTimes, 'hopsAt' | 'kick'> => {
  const quiet = { tipAt: null, cracksAt: [] } as const
  if (bot) {
    const { offAt, stampAt } = brisk ? bots.brisk : bots.relaxed
    return { ...quiet, offAt, stampAt, lasts: stampAt + bots.held }
  }
  if (reduced) {
    const offAt = hold + duration.reduced
    const cracksAt = markers < 2 ? [] : Array.from({ length: spaces }, () => hold)
    return { tipAt: hold, cracksAt, offAt, stampAt: offAt, lasts: offAt + duration.reduced }
  }
  if (brisk) {
    const cracksAt = markers < 2 ? [] : Array.from({ length: spaces }, () => short.hold)
    return { tipAt: short.hold, cracksAt, offAt: short.offAt, stampAt: short.stampAt, lasts: short.total }
  }
  if (markers < 2) return { ...quiet, ...quick }
  const every = Math.min(crackEvery, cracksMost / spaces)
  const cracksAt = Array.from({ length: spaces }, (_, index) => hold + index * every)
  const offAt = hold + spaces * every
  const stampAt = offAt + stampAfter
  return { tipAt: hold, cracksAt, offAt, stampAt, lasts: stampAt + reasonsAfter }
}

export type StopTimes = {
  /** When each space of the turn becomes the player's, in the order of placing. */
  readonly at: readonly number[]
  /** When the largest groups are outlined again. */
  readonly outlineAt: number
  readonly lasts: number
}

const { total: stopTotal, stagger, staggersMost, brisk: briskStop, settles } = motion.stop

export const stopTimes = (spaces: number, { brisk, bot, reduced }: Watched): StopTimes => {
  const all = Array.from({ length: spaces }, (_, index) => index)
  if (reduced && !bot) return { at: all.map(() => 0), outlineAt: 0, lasts: duration.reduced }
  const every = brisk
    ? delayBetween(spaces, stagger / 2, briskStop.staggersMost)
    : delayBetween(spaces, stagger, staggersMost)
  const lasts = brisk ? briskStop.total : stopTotal
  const at = all.map((index) => Math.round(index * every))
  return { at, outlineAt: Math.min((at.at(-1) ?? 0) + settles, lasts - 20), lasts }
}

export type ThrowTimes = {
  readonly pace: Pace
  /** How long the last die teeters on a corner before it falls. */
  readonly hang: number
  /** The fraction of the usual time that the throw takes. */
  readonly part: number
}

/** The plan of one performance, made when the stage starts it. It contains only the timings of its own kind of event. */
export type Timeline = {
  /** Missing if nothing is thrown, because real dice lie on the table. */
  readonly throw?: ThrowTimes
  readonly bust?: BustTimes
  readonly stop?: StopTimes
}

export type SeamTimes = {
  /** When the outline of each other player begins, from the last place up. Drawing each takes `outline`. */
  readonly othersAt: readonly number[]
  readonly outline: number
  /** When the gold reaches each space of the winner's group. */
  readonly seamAt: readonly number[]
  /** When the outline closes in gold. */
  readonly joinedAt: number
  /** When each nugget is hauled up. */
  readonly haulAt: readonly number[]
  /** When the headline says who has won. */
  readonly headlineAt: number
  /** When the board becomes bright again. */
  readonly backAt: number
  readonly lasts: number
}

const { seam } = motion

/** `nuggets`: whether there is gold to haul up. */
export const seamTimes = (others: number, spaces: number, nuggets: boolean): SeamTimes => {
  const outline = others === 0 ? 0 : Math.min(seam.outline, seam.outlinesMost / others)
  const from = seam.dim + others * outline
  const every = delayBetween(spaces, seam.every, seam.most)
  const all = Array.from({ length: spaces }, (_, index) => index)
  const seamAt = all.map((index) => Math.round(from + index * every))
  const joinedAt = Math.round(from + spaces * every)
  const headlineAt = joinedAt + seam.breath
  const haulAt = nuggets
    ? all.map((index) => Math.round(headlineAt + index * delayBetween(spaces, seam.haulEvery, seam.haulMost)))
    : []
  const backAt = nuggets ? (haulAt.at(-1) ?? headlineAt) + seam.haul + 30 : headlineAt + seam.haul
  return {
    othersAt: Array.from({ length: others }, (_, index) => Math.round(seam.dim + index * outline)),
    outline,
    seamAt,
    joinedAt,
    haulAt,
    headlineAt,
    backAt,
    lasts: backAt + seam.back,
  }
}

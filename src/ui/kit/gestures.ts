/**
 * The one guard against ghost taps. A press counts only if
 * - its gesture began on the same control, with the same meaning: a gesture is a touch and those that follow at the same place
 *   at once, so a control that appeared under the finger ignores it;
 * - the control is not still busy with its last press;
 * - it is no slip of somebody who types dice: for a moment after each die, what replaces the keys ignores every press.
 */
export type Point = { readonly x: number; readonly y: number }

export type Began = {
  readonly finger: number
  readonly at: Point
  /** Milliseconds, as the device stamps its touches. */
  readonly time: number
  /** No other finger is down. */
  readonly alone: boolean
  /** A mouse points, and its clicks are counted: what is no double click is a gesture of its own. */
  readonly mouse?: boolean
}

export type Left = Pick<Began, 'finger' | 'at' | 'time'>

/** What a press came from: null for keys and screen readers. */
export type PressedBy = {
  /** The last one that left, where nobody says which. */
  readonly finger: number | 'last'
  readonly time: number
  /** The second click of a mouse, or a later one. */
  readonly again: boolean
} | null

/** Which control, and what a press of it does now. */
export type Control = { readonly id: string; readonly meaning: string }

export type Gestures = {
  readonly begin: (touch: Began) => void
  readonly end: (touch: Left) => void
  /** It scrolled, or belongs to the system: it presses nothing. */
  readonly cancel: (finger: number) => void
  readonly forgetAll: () => void
  /** The touch that has just begun lies on this control. */
  readonly landsOn: (control: Control, finger: number) => void
  readonly counts: (control: Control, by: PressedBy) => boolean
  /** The control ignores presses until this promise is settled: whatever it makes is made once. */
  readonly hold: (control: Control, until: PromiseLike<unknown>) => void
}

/** Within so many milliseconds, and so many points, a touch goes on with the gesture of the one before. */
export const sameGesture = { within: 350, near: 24 } as const

/** A press that comes later than this after the last finger was none of a finger. */
const pressFollows = 1000

type Touch = Began & {
  /** The controls it began on, and what they meant then. */
  readonly on: Map<string, string>
  /** Those of the touches before it whose gesture it goes on with. */
  readonly before: ReadonlySet<ReadonlyMap<string, string>>
  readonly left: Left | null
}

const isNear = (one: Point, other: Point): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= sameGesture.near

export const createGestures = (): Gestures => {
  let touches: readonly Touch[] = []
  const busy = new Set<string>()
  const replace = (old: Touch, by: Touch): void => {
    touches = touches.map((touch) => (touch === old ? by : touch))
  }
  const downBy = (finger: number): Touch | undefined =>
    touches.findLast((touch) => touch.finger === finger && touch.left === null)
  const touchOf = ({ finger, time }: NonNullable<PressedBy>): Touch | undefined =>
    finger === 'last'
      ? touches.findLast(({ left }) => left !== null && time - left.time < pressFollows)
      : touches.findLast((touch) => touch.finger === finger)

  /** Whether a touch that begins now goes on with the gesture of this one. */
  const leadsTo =
    ({ at, time }: Began) =>
    (touch: Touch): boolean =>
      isNear(touch.at, at) || (touch.left !== null && isNear(touch.left.at, at))
        ? time - (touch.left?.time ?? time) < sameGesture.within
        : false

  return {
    begin: (began) => {
      const { finger, time, alone } = began
      // Several views may tell of the same touch.
      if (touches.some((touch) => touch.finger === finger && touch.time === time)) return
      // A view that went away under a finger may have taken the end of its touch along.
      const isLost = (touch: Touch): boolean => touch.left === null && (alone || touch.finger === finger)
      touches = touches
        .map((touch) => (isLost(touch) ? { ...touch, left: touch } : touch))
        .filter(({ left }) => left === null || time - left.time < sameGesture.within)
      const before = new Set(touches.filter(leadsTo(began)).flatMap((touch) => [touch.on, ...touch.before]))
      touches = [...touches, { ...began, on: new Map(), before, left: null }]
    },
    end: (left) => {
      const touch = downBy(left.finger)
      if (touch) replace(touch, { ...touch, left })
    },
    cancel: (finger) => {
      const cancelled = downBy(finger)
      touches = touches.filter((touch) => touch !== cancelled)
    },
    forgetAll: () => {
      touches = []
    },
    landsOn: ({ id, meaning }, finger) => downBy(finger)?.on.set(id, meaning),
    hold: ({ id }, until) => {
      busy.add(id)
      const release = (): void => void busy.delete(id)
      until.then(release, release)
    },
    counts: ({ id, meaning }, by) => {
      if (busy.has(id)) return false
      const touch = by === null ? undefined : touchOf(by)
      if (by === null || touch === undefined) return true
      const gesture = touch.mouse && !by.again ? [touch.on] : [touch.on, ...touch.before]
      return gesture.every((on) => on.get(id) === meaning)
    },
  }
}

/** Those of this device. */
export const gestures = createGestures()

/** Somebody types dice: until this many milliseconds later, their next press may have been meant for the keys. */
const typingLasts = 400

type TypingGuard = {
  /** A die was typed or taken back, and other controls take the place of the keys. */
  readonly typed: () => void
  readonly isSlip: () => boolean
}

/** For the commands of what replaces the keys, wherever they are pressed, on a keyboard too. */
export const createTypingGuard = (now: () => number): TypingGuard => {
  let until = -Infinity
  return {
    typed: () => {
      until = now() + typingLasts
    },
    isSlip: () => now() < until,
  }
}

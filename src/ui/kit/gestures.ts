/**
 * The one guard against ghost taps. A press counts only if
 * - its gesture began on the same control with the same meaning, so a control that appeared under the finger ignores it. A gesture
 *   is a touch and the touches that follow quickly at the same place;
 * - the control is not still busy with its last press;
 * - it is not a slip while typing dice: for a moment after each die, the controls that replace the keys ignore every press.
 */
export type Point = { readonly x: number; readonly y: number }

type TouchStart = {
  readonly finger: number
  readonly at: Point
  /** Milliseconds, from the touch event. */
  readonly time: number
  /** No other finger is down. */
  readonly alone: boolean
  /** A mouse counts its clicks, so every click that is not a double click is a separate gesture. */
  readonly mouse?: boolean
}

type TouchEnd = Pick<TouchStart, 'finger' | 'at' | 'time'>

/** A press event of any platform. */
export type PressEvent = { readonly nativeEvent?: object }

/** The touch or click that caused a press; null for keys and screen readers. */
export type PressedBy = {
  /** `last`: the finger that was lifted last, if the event does not say which one. */
  readonly finger: number | 'last'
  readonly time: number
  /** The second or a later click of a mouse. */
  readonly again: boolean
} | null

/** A control, and what a press of it does now. */
export type Control = { readonly id: string; readonly meaning: string }

export type Gestures = {
  readonly begin: (touch: TouchStart) => void
  readonly end: (touch: TouchEnd) => void
  /** The touch became a scroll or belongs to the system, so it presses nothing. */
  readonly cancel: (finger: number) => void
  readonly forgetAll: () => void
  /** The touch that has just begun is on this control. */
  readonly landsOn: (control: Control, finger: number) => void
  readonly counts: (control: Control, by: PressedBy) => boolean
  /** The control ignores presses until this promise settles, so that one action never runs twice. */
  readonly hold: (control: Control, until: PromiseLike<unknown>) => void
}

/** A touch within this many milliseconds and points of the one before continues its gesture. */
export const sameGesture = { within: 350, near: 24 } as const

/** A press later than this many milliseconds after the last finger was lifted was not made by a finger. */
const pressFollows = 1000

type Touch = TouchStart & {
  /** The controls on which the touch began, with their meaning at that time. */
  readonly on: Map<string, string>
  /** The `on` maps of the earlier touches of the same gesture. */
  readonly before: ReadonlySet<ReadonlyMap<string, string>>
  readonly left: TouchEnd | null
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

  /** Whether a touch that begins now continues the gesture of this one. */
  const leadsTo =
    ({ at, time }: TouchStart) =>
    (touch: Touch): boolean =>
      isNear(touch.at, at) || (touch.left !== null && isNear(touch.left.at, at))
        ? time - (touch.left?.time ?? time) < sameGesture.within
        : false

  return {
    begin: (began) => {
      const { finger, time, alone } = began
      // Several views may report the same touch.
      if (touches.some((touch) => touch.finger === finger && touch.time === time)) return
      // If a view is removed under a finger, the end of its touch may never be reported.
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

/** The instance that the whole app shares. */
export const gestures = createGestures()

/** For this many milliseconds after a die was typed, a press may have been meant for the keys. */
const typingLasts = 400

/** Guards the commands that replace the keys, also when they come from a keyboard. */
export const createTypingGuard = (now: () => number) => {
  let until = -Infinity
  return {
    /** A die was typed or taken back, and other controls replace the keys. */
    typed: (): void => {
      until = now() + typingLasts
    },
    isSlip: (): boolean => now() < until,
  }
}

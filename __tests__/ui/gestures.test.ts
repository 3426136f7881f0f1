import {
  createGestures,
  createTypingGuard,
  sameGesture,
  type Control,
  type Gestures,
  type Point,
} from '@/ui/kit/gestures'

const here: Point = { x: 100, y: 200 }
const beside = (points: number): Point => ({ x: here.x + points, y: here.y })

const stop: Control = { id: 'stop', meaning: 'Stop & take 1' }
const roll: Control = { id: 'roll', meaning: 'Roll again' }

let gestures: Gestures
beforeEach(() => {
  gestures = createGestures()
})

type Touching = {
  readonly at?: Point
  readonly on?: readonly Control[]
  readonly finger?: number
  readonly alone?: boolean
  readonly mouse?: boolean
}

/** A press that came of this finger. */
const by = (finger: number | 'last', rest: { readonly time?: number; readonly again?: boolean } = {}) => ({
  finger,
  time: 0,
  again: false,
  ...rest,
})

const down = (time: number, touching: Touching = {}): void => {
  const { at = here, on = [], finger = 0, alone = true, mouse = false } = touching
  gestures.begin({ finger, at, time, alone, mouse })
  for (const control of on) gestures.landsOn(control, finger)
}
const up = (time: number, { at = here, finger = 0 }: Touching = {}): void =>
  gestures.end({ finger, at, time })

/** Down and, 40 ms later, up again. */
const tap = (time: number, touching: Touching = {}): void => {
  down(time, touching)
  up(time + 40, touching)
}

describe('a press counts', () => {
  it('on the control where its touch began', () => {
    tap(0, { on: [stop] })
    expect(gestures.counts(stop, by(0))).toBe(true)
  })

  it('again and again on the same control, however quick', () => {
    for (const time of [0, 90, 180, 270]) {
      tap(time, { on: [stop] })
      expect(gestures.counts(stop, by(0))).toBe(true)
    }
  })

  it('at once on a control that has just appeared elsewhere', () => {
    tap(0, { on: [stop] })
    tap(90, { at: beside(sameGesture.near + 1), on: [roll] })
    expect(gestures.counts(roll, by(0))).toBe(true)
  })

  it('at the same place after a moment', () => {
    tap(0, { on: [stop] })
    tap(40 + sameGesture.within, { on: [roll] })
    expect(gestures.counts(roll, by(0))).toBe(true)
  })

  it('from a key or a screen reader, whatever is being touched', () => {
    tap(0, { on: [stop] })
    down(90)
    expect(gestures.counts(roll, null)).toBe(true)
  })

  it('from an unknown pointer', () => {
    expect(gestures.counts(roll, by(7))).toBe(true)
    expect(gestures.counts(roll, by('last'))).toBe(true)
  })
})

describe('a press without a finger’s id', () => {
  it('belongs to the finger that lifted last', () => {
    tap(0, { on: [stop] })
    expect(gestures.counts(stop, by('last', { time: 60 }))).toBe(true)
    expect(gestures.counts(roll, by('last', { time: 60 }))).toBe(false)
  })

  it('belongs to no finger long after the last one lifted', () => {
    tap(0, { on: [stop] })
    expect(gestures.counts(roll, by('last', { time: 5000 }))).toBe(true)
  })
})

describe('a press does not count', () => {
  it('on a control that appeared under its touch', () => {
    tap(0, { on: [stop] })
    expect(gestures.counts(roll, by(0))).toBe(false)
  })

  it('on a control whose meaning changed under its touch', () => {
    tap(0, { on: [roll] })
    expect(gestures.counts({ ...roll, meaning: 'Pass to Ruben' }, by(0))).toBe(false)
  })

  it('on a control that was covered when its touch began', () => {
    tap(0)
    expect(gestures.counts(stop, by(0))).toBe(false)
    expect(gestures.counts(stop, by('last'))).toBe(false)
  })

  it.each([90, 180, 300])(
    'on a control that appeared under a touch at the same place %d ms before',
    (apart) => {
      tap(0, { on: [stop] })
      tap(apart, { at: beside(sameGesture.near), on: [roll] })
      expect(gestures.counts(roll, by(0))).toBe(false)
    },
  )

  it.each([90, 180, 300])('on a control whose meaning changed between two touches %d ms apart', (apart) => {
    const other = { ...roll, meaning: 'Place' }
    tap(0, { on: [roll] })
    tap(apart, { on: [other] })
    expect(gestures.counts(other, by(0))).toBe(false)
  })

  it('on a control that moved under the finger between two taps', () => {
    tap(0, { on: [stop] })
    tap(100, { on: [roll] })
    expect(gestures.counts(roll, by(0))).toBe(false)
  })

  it('in the third and fourth tap of a series that began on another control', () => {
    tap(0, { on: [roll] })
    for (const time of [300, 600, 900]) {
      tap(time, { on: [stop] })
      expect(gestures.counts(stop, by(0))).toBe(false)
    }
  })

  it('near two touched places, if it lay on another control in one of them', () => {
    tap(0, { on: [roll] })
    tap(50, { at: beside(40), on: [stop] })
    tap(100, { at: beside(20), on: [roll] })
    expect(gestures.counts(roll, by(0))).toBe(false)
  })

  it('near the place where a finger lifted from another control', () => {
    down(0, { on: [stop] })
    up(50, { at: beside(100) })
    tap(100, { at: beside(110), on: [roll] })
    expect(gestures.counts(roll, by(0))).toBe(false)
  })
})

describe('a mouse', () => {
  const click = (time: number, control: Control, again: boolean): boolean => {
    tap(time, { on: [control], mouse: true })
    return gestures.counts(control, by(0, { again }))
  }

  it('clicks a control that has just appeared under it', () => {
    expect(click(0, stop, false)).toBe(true)
    expect(click(45, roll, false)).toBe(true)
  })

  it('does not press with the second half of a double click what the first half made appear', () => {
    expect(click(0, stop, false)).toBe(true)
    expect(click(120, roll, true)).toBe(false)
  })

  it('does not press a control that appeared while its button was down', () => {
    tap(0, { on: [stop], mouse: true })
    expect(gestures.counts(roll, by(0))).toBe(false)
  })
})

describe('fingers', () => {
  it('are told apart when they touch different places at once', () => {
    down(0, { finger: 1, on: [stop] })
    down(10, { finger: 2, at: beside(200), on: [roll], alone: false })
    up(50, { finger: 2, at: beside(200) })
    expect(gestures.counts(roll, by(2))).toBe(true)
    up(60, { finger: 1 })
    expect(gestures.counts(stop, by(1))).toBe(true)
    expect(gestures.counts(roll, by(1))).toBe(false)
  })

  it('share a gesture when one rests where another taps', () => {
    down(0, { finger: 1 })
    down(900, { finger: 2, at: beside(10), on: [roll], alone: false })
    expect(gestures.counts(roll, by(2))).toBe(false)
  })

  it('are forgotten when they scroll', () => {
    down(0, { on: [stop] })
    gestures.cancel(0)
    tap(50, { on: [roll] })
    expect(gestures.counts(roll, by(0))).toBe(true)
  })

  it('are forgotten after a while when their end is never reported', () => {
    down(0, { finger: 1 })
    down(2000, { finger: 2, on: [roll] })
    expect(gestures.counts(roll, by(2))).toBe(true)
  })

  it('count once when several views report them', () => {
    down(0, { on: [stop] })
    gestures.begin({ finger: 0, at: here, time: 0, alone: true })
    expect(gestures.counts(stop, by(0))).toBe(true)
  })

  it('are forgotten when a screen reader turns on', () => {
    down(0, { on: [stop] })
    gestures.forgetAll()
    expect(gestures.counts(roll, by(0))).toBe(true)
  })
})

describe('a control that is busy', () => {
  it('ignores every press until what it does is done, whether that succeeds or fails', async () => {
    for (const done of [Promise.resolve(), Promise.reject(new Error('refused'))]) {
      gestures.hold(stop, done)
      expect(gestures.counts(stop, null)).toBe(false)
      expect(gestures.counts(roll, null)).toBe(true)
      await done.catch(() => undefined)
      expect(gestures.counts(stop, null)).toBe(true)
    }
  })
})

describe('after a die was typed', () => {
  it('a press counts as a slip for a moment, and no longer', () => {
    let now = 0
    const typing = createTypingGuard(() => now)
    expect(typing.isSlip()).toBe(false)
    typing.typed()
    now = 300
    expect(typing.isSlip()).toBe(true)
    typing.typed()
    now = 600
    expect(typing.isSlip()).toBe(true)
    now = 1000
    expect(typing.isSlip()).toBe(false)
  })
})

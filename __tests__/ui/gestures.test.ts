import { createGestures, sameGesture, type Control, type Gestures, type Point } from '@/ui/kit/gestures'

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
  it('on what its touch began on', () => {
    tap(0, { on: [stop] })
    expect(gestures.counts(stop, by(0))).toBe(true)
  })

  it('again and again on the same control, however quick', () => {
    for (const time of [0, 90, 180, 270]) {
      tap(time, { on: [stop] })
      expect(gestures.counts(stop, by(0))).toBe(true)
    }
  })

  it('at once on what has just appeared elsewhere', () => {
    tap(0, { on: [stop] })
    tap(90, { at: beside(sameGesture.near + 1), on: [roll] })
    expect(gestures.counts(roll, by(0))).toBe(true)
  })

  it('at the same place after a moment', () => {
    tap(0, { on: [stop] })
    tap(40 + sameGesture.within, { on: [roll] })
    expect(gestures.counts(roll, by(0))).toBe(true)
  })

  it('from a key or a screen reader, whatever the fingers do', () => {
    tap(0, { on: [stop] })
    down(90)
    expect(gestures.counts(roll, null)).toBe(true)
  })

  it('from a pointer nobody has heard of', () => {
    expect(gestures.counts(roll, by(7))).toBe(true)
    expect(gestures.counts(roll, by('last'))).toBe(true)
  })
})

describe('a press of which nobody says the finger', () => {
  it('is that of the one that has just left', () => {
    tap(0, { on: [stop] })
    expect(gestures.counts(stop, by('last', { time: 60 }))).toBe(true)
    expect(gestures.counts(roll, by('last', { time: 60 }))).toBe(false)
  })

  it('is none of a finger long after the last', () => {
    tap(0, { on: [stop] })
    expect(gestures.counts(roll, by('last', { time: 5000 }))).toBe(true)
  })
})

describe('a press does not count', () => {
  it('on what has appeared under its touch', () => {
    tap(0, { on: [stop] })
    expect(gestures.counts(roll, by(0))).toBe(false)
  })

  it('on what has begun to do something else under its touch', () => {
    tap(0, { on: [roll] })
    expect(gestures.counts({ ...roll, meaning: 'Pass to Ruben' }, by(0))).toBe(false)
  })

  it('on what lay under something else as its touch began', () => {
    tap(0)
    expect(gestures.counts(stop, by(0))).toBe(false)
    expect(gestures.counts(stop, by('last'))).toBe(false)
  })

  it.each([90, 180, 300])('on what has appeared under a touch of the same place %d ms before', (apart) => {
    tap(0, { on: [stop] })
    tap(apart, { at: beside(sameGesture.near), on: [roll] })
    expect(gestures.counts(roll, by(0))).toBe(false)
  })

  it.each([90, 180, 300])('on what has changed its meaning between two touches %d ms apart', (apart) => {
    const other = { ...roll, meaning: 'Place' }
    tap(0, { on: [roll] })
    tap(apart, { on: [other] })
    expect(gestures.counts(other, by(0))).toBe(false)
  })

  it('on what has moved under the finger', () => {
    tap(0, { on: [stop] })
    tap(100, { on: [roll] })
    expect(gestures.counts(roll, by(0))).toBe(false)
  })

  it('in the third and fourth tap of a row that has begun on something else', () => {
    tap(0, { on: [roll] })
    for (const time of [300, 600, 900]) {
      tap(time, { on: [stop] })
      expect(gestures.counts(stop, by(0))).toBe(false)
    }
  })

  it('between two places of which one has just been touched', () => {
    tap(0, { on: [roll] })
    tap(50, { at: beside(40), on: [stop] })
    tap(100, { at: beside(20), on: [roll] })
    expect(gestures.counts(roll, by(0))).toBe(false)
  })

  it('by the place where a finger left, too', () => {
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

  it('loses no time: what has just appeared under it takes the next click', () => {
    expect(click(0, stop, false)).toBe(true)
    expect(click(45, roll, false)).toBe(true)
  })

  it('presses nothing with the second half of a double click that its first half has made appear', () => {
    expect(click(0, stop, false)).toBe(true)
    expect(click(120, roll, true)).toBe(false)
  })

  it('presses nothing that has appeared while its button was down', () => {
    tap(0, { on: [stop], mouse: true })
    expect(gestures.counts(roll, by(0))).toBe(false)
  })
})

describe('fingers', () => {
  it('that touch different places at once are told apart', () => {
    down(0, { finger: 1, on: [stop] })
    down(10, { finger: 2, at: beside(200), on: [roll], alone: false })
    up(50, { finger: 2, at: beside(200) })
    expect(gestures.counts(roll, by(2))).toBe(true)
    up(60, { finger: 1 })
    expect(gestures.counts(stop, by(1))).toBe(true)
    expect(gestures.counts(roll, by(1))).toBe(false)
  })

  it('that rest where another taps share its gesture', () => {
    down(0, { finger: 1 })
    down(900, { finger: 2, at: beside(10), on: [roll], alone: false })
    expect(gestures.counts(roll, by(2))).toBe(false)
  })

  it('that scroll leave nothing behind', () => {
    down(0, { on: [stop] })
    gestures.cancel(0)
    tap(50, { on: [roll] })
    expect(gestures.counts(roll, by(0))).toBe(true)
  })

  it('whose leaving nobody has told hold nothing back for long', () => {
    down(0, { finger: 1 })
    down(2000, { finger: 2, on: [roll] })
    expect(gestures.counts(roll, by(2))).toBe(true)
  })

  it('are told of twice where several views tell', () => {
    down(0, { on: [stop] })
    gestures.begin({ finger: 0, at: here, time: 0, alone: true })
    expect(gestures.counts(stop, by(0))).toBe(true)
  })

  it('of somebody who hears the screen are forgotten', () => {
    down(0, { on: [stop] })
    gestures.forgetAll()
    expect(gestures.counts(roll, by(0))).toBe(true)
  })
})

/** Tests of the checkers themselves: each must find a deliberate fault. */
import assert from 'node:assert/strict'
import { test } from 'node:test'

import { endless, overBudget } from './support/checks/budget'
import { losesPresses } from './support/checks/moving'
import { splashFaults } from './support/checks/splash'
import { turnFaults } from './support/checks/turn'
import { makeAsked } from './support/dom'
import { makeEar } from './support/ear'
import { type Fabric, makeFabric } from './support/fabric'
import { type Entry, makeLog } from './support/log'
import type { Props, ShadowNode } from './support/nodes'
import type { Realm } from './support/realm'
import { refused } from './support/tidings'

const entry = (who: string, what: string, ...args: readonly unknown[]): Entry => ({ at: 0, who, what, args })

const empty = entry('commit', '1', 0)
const page = entry('commit', '2', 1)
const colour = entry('ExpoSystemUI', 'setBackgroundColorAsync', '#000000')
const goes = entry('ExpoSplashScreen', 'hide')

void test('accepts a splash hidden after page and colour, in either order', () => {
  assert.deepEqual(splashFaults([empty, page, colour, goes]), [])
  assert.deepEqual(splashFaults([empty, colour, page, goes]), [])
})

for (const [what, entries, fault] of [
  ['is never hidden', [empty, page, colour], /never goes/],
  ['is hidden before a page is rendered', [empty, colour, goes, page], /before a page/],
  ['is hidden without a page', [empty, colour, goes], /before a page/],
  ['is hidden over a window of another colour', [page, goes, colour], /colour of the page/],
] as const) {
  void test(`notices a splash that ${what}`, () => assert.match(splashFaults(entries).join(), fault))
}

const node = (
  tag: number,
  viewName: string,
  props: Props,
  children: readonly ShadowNode[] = [],
): ShadowNode => ({
  tag,
  viewName,
  rootTag: 1,
  props,
  instanceHandle: {},
  children,
  REANIMATED_MAGIC_KEY: true,
})

const region = (live: string, text: string): ShadowNode =>
  node(2, 'RCTView', { accessibilityLiveRegion: live }, [
    node(3, 'RCTText', {}, [node(4, 'RCTRawText', { text })]),
  ])

/** What VoiceOver missed, given the texts of a region over time and the announcements. */
function missed(live: string, texts: readonly string[], announced: readonly string[]): readonly string[] {
  let tree: readonly ShadowNode[] = []
  const log = makeLog(() => 0)
  const ear = makeEar({ root: () => tree } as unknown as Fabric, log)
  for (const text of texts) {
    tree = [region(live, text)]
    ear.listen()
  }
  for (const text of announced) log.note('AccessibilityManager', 'announceForAccessibilityWithOptions', text)
  return ear.unspoken()
}

void test('accepts live regions that are announced, and ignores those that are off', () => {
  assert.deepEqual(missed('polite', ['', 'Copied.'], ['Copied.']), [])
  assert.deepEqual(missed('none', ['', 'Copied.'], []), [])
  assert.deepEqual(missed('polite', ['There from the start.'], []), [])
})

void test('notices a live region whose text is not announced', () => {
  assert.deepEqual(missed('polite', ['', 'Copied.'], []), ['Copied.'])
  assert.deepEqual(missed('polite', ['', 'Copied.', 'Not copied.'], ['Copied.']), ['Not copied.'])
})

/** Problems reported when the app moves the screen reader's focus to a view. */
function focusedOn(props: Props, stands: boolean): readonly string[] {
  const view = node(2, 'RCTView', props)
  const problems: string[] = []
  const { manager } = makeAsked({
    realm: { problems },
    fabric: { nodeOf: () => (stands ? view : undefined) },
    log: makeLog(() => 0),
  } as unknown as Parameters<typeof makeAsked>[0])
  ;(manager.sendAccessibilityEvent as (to: ShadowNode, type: string) => void)(view, 'focus')
  return problems
}

void test('accepts focus on an accessible view', () =>
  assert.deepEqual(focusedOn({ accessible: true }, true), []))

void test('notices focus on a view that is not accessible or no longer there', () => {
  assert.match(focusedOn({}, true).join(), /no reader stops at/)
  assert.match(focusedOn({ accessible: true }, false).join(), /no reader stops at/)
})

const board = Array.from(
  { length: 36 },
  (_, place) => `Column ${(place % 6) + 1}, row ${6 - Math.floor(place / 6)}: empty`,
)
const bar = ['Match menu', 'Anna’s turn', 'How to play']
const players = ['Player 1, star, largest group 0', 'Player 2, horseshoe, largest group 0']
const turn = [...bar, ...players, 'Roll the dice', ...board]

void test('accepts the reading order of the design', () => assert.deepEqual(turnFaults(turn), []))

for (const [what, names, fault] of [
  ['a menu without a name', turn.slice(1), /nothing is called .*menu/],
  ['players before the bar', [...players, ...bar, 'Roll the dice', ...board], /Player 1.* too early/],
  [
    'the drawer after the board',
    [...bar, ...players, ...board, 'Roll the dice'],
    /stands for Column 1, row 6/,
  ],
  ['a turn without a drawer', [...bar, ...players, ...board], /no drawer/],
  ['a board read from below', [...bar, ...players, 'Roll the dice', ...[...board].reverse()], /stands for/],
  ['a space without a name', turn.filter((name) => !name.startsWith('Column 3, row 3')), /stands for/],
] as const) {
  void test(`notices ${what}`, () => assert.match(turnFaults(names).join('\n'), fault))
}

void test('notices a tap that creates too many nodes or commits too often', () => {
  assert.deepEqual(overBudget({ nodes: 400, commits: 6 }), [])
  assert.deepEqual(overBudget({ nodes: 401, commits: 6 }), ['401 nodes'])
  assert.deepEqual(overBudget({ nodes: 400, commits: 7 }), ['7 commits'])
})

void test('counts created nodes and commits', () => {
  const fabric = makeFabric({ run: (action: () => unknown) => action() } as Realm, () => undefined)
  const { createNode, cloneNode, completeRoot } = fabric.manager as Record<
    string,
    (...args: unknown[]) => object
  >
  const root = createNode!(1, 'RCTView', 1, {}, {})
  completeRoot!(1, [root, createNode!(3, 'RCTText', 1, {}, {})])
  completeRoot!(1, [cloneNode!(root)])
  assert.deepEqual(fabric.work(), { created: 2, cloned: 1, commits: 2 })
})

void test('notices an endless animation', () => {
  const breath = (iterationCount: number) => ({ newAnimationSettings: { 0: { iterationCount } } })
  assert.deepEqual(endless([breath(6), {}]), [])
  assert.equal(endless([breath(-1)]).length, 1)
})

void test('notices a sheet that opens while another one closes', () => {
  const [none, first, second] = [[], [1], [2]].map((tags) => new Set(tags))
  assert.equal(refused(first!, second!), true)
  assert.equal(refused(none!, first!), false)
  assert.equal(refused(first!, none!), false)
  assert.equal(refused(first!, new Set([1, 2])), false)
})

void test('notices a pressable view moved by a transform, and accepts one moved by layout', () => {
  const frames = (translateY: number) => ({ transform: [{ value: [{ translateY }] }] })
  assert.equal(losesPresses(frames(60)), true)
  assert.equal(losesPresses(frames(5)), false)
  assert.equal(losesPresses({ bottom: [{ value: -60 }], opacity: [{ value: 0 }] }), false)
  assert.equal(losesPresses({ transform: [{ value: [{ scale: 1.4 }] }] }), true)
})

/** Tests of the checkers that need a page: each must find a deliberate fault. The others are in `planted.test.ts`. */
import assert from 'node:assert/strict'

import { lostOn } from './support/checks/drawings'
import { inkOutsideOn } from './support/checks/ink'
import { silentOn } from './support/checks/names'
import { fieldCovered, fieldOn, sheetOn, waysBarred } from './support/checks/sheets'
import { unfilledOn } from './support/checks/whole'
import { platforms } from './support/device'
import { isDrawing, isText, type ShadowNode, within } from './support/nodes'
import type { Phone } from './support/phone'
import { nameOf, ownNameOf, roleOf } from './support/reader'
import { onSight, sights } from './support/tour'

type Fault = {
  readonly what: string
  readonly sight: string
  readonly change: (phone: Phone) => void
  readonly look: (phone: Phone) => readonly string[]
  readonly found: RegExp
}

const first = (phone: Phone, is: (node: ShadowNode) => boolean): ShadowNode => {
  const node = phone.glass.shown().find(is)
  assert.ok(node, 'there is nothing to change')
  return node
}

const change = (node: ShadowNode, props: Readonly<Record<string, unknown>>): void =>
  void Object.assign(node.props, props)

const isPath = ({ viewName, props }: ShadowNode): boolean => viewName === 'RNSVGPath' && 'stroke' in props
const fills = (node: ShadowNode): boolean => isDrawing(node) && node.props.width === '100%'
const isPicture = (node: ShadowNode): boolean => roleOf(node) === 'img' && ownNameOf(node) !== ''
const escapes = ({ props }: ShadowNode): boolean => props.onAccessibilityEscape === true

const faults: readonly Fault[] = [
  {
    what: 'a line too low for its letters',
    sight: 'new game',
    change: (phone) =>
      change(
        first(phone, (node) => isText(node) && nameOf(node) === 'New game'),
        // Lines are cached by their width.
        { lineHeight: 14, width: 200, paddingTop: 0 },
      ),
    look: inkOutsideOn,
    found: /above, .*“New”/,
  },
  {
    what: 'a property that does not reach the native view',
    sight: 'home, first',
    change: (phone) => delete (first(phone, isPath).props as Record<string, unknown>).stroke,
    look: lostOn,
    found: /RNSVGPath never hears of stroke/,
  },
  {
    what: 'a drawing smaller than its box',
    sight: 'home, first',
    change: (phone) => change(phone.fabric.parentOf(first(phone, fills))!, { paddingLeft: 24 }),
    look: unfilledOn,
    found: /lacks 24 x 0 of its box/,
  },
  {
    what: 'a picture whose name no screen reader reads',
    sight: 'choose',
    change: (phone) => change(first(phone, isPicture), { accessible: false }),
    look: silentOn,
    found: /(flattened|not accessible): .* img “/,
  },
  {
    what: 'a sheet that forces an iPhone upright',
    sight: 'rename',
    change: (phone) => change(sheetOn(phone)!, { supportedOrientations: ['portrait'] }),
    look: waysBarred,
    found: /landscape-left/,
  },
  {
    what: 'a field under the keyboard',
    sight: 'rename',
    change: (phone) => change(phone.fabric.parentOf(fieldOn(phone)!)!, { marginTop: 500 }),
    look: fieldCovered,
    found: /the keyboard covers \d+/,
  },
]

for (const platform of platforms) {
  for (const { what, sight: name, change, look, found } of faults) {
    const sight = sights.find((each) => each.name === name)!
    onSight(`notices ${what}`, sight, { platform }, async (phone) => {
      assert.deepEqual(look(phone), [])
      change(phone)
      await phone.become({})
      assert.match(look(phone).join('\n'), found)
    })
  }
}

const rename = sights.find(({ name }) => name === 'rename')!

onSight(
  'notices a sheet that a screen reader’s escape does not close',
  rename,
  { platform: 'ios' },
  async (phone) => {
    change(within(sheetOn(phone)!).find(escapes)!, { onAccessibilityEscape: false })
    await phone.back()
    assert.ok(sheetOn(phone))
  },
)

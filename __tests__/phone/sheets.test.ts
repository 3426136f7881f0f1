/** Sheets: in every orientation, with the keyboard, and closing. */
import assert from 'node:assert/strict'

import { centreOf } from './support/glass'
import { type ShadowNode, within } from './support/nodes'
import type { Phone } from './support/phone'
import { fieldCovered, fieldOn, sheetOn, waysBarred } from './support/checks/sheets'
import { platforms } from './support/device'
import { onSight, sights } from './support/tour'

/** The sights that are sheets. */
const sheets = [
  'a person’s seat',
  'a bot’s seat',
  'match menu',
  'more for a match',
  'rename',
  'back up',
  'add games',
  'text size',
]

const grabberOf = (phone: Phone): ShadowNode => {
  const grabber = within(sheetOn(phone)!).find(({ props }) => props.testID === 'grabber')
  assert.ok(grabber, phone.reader.heard())
  return grabber
}

/** Drags the sheet by its grabber and lets go. */
async function drag(phone: Phone, by: number): Promise<void> {
  const { x, y } = centreOf(phone.glass.boxOf(grabberOf(phone)))
  phone.down({ x, y })
  for (const part of [0.3, 0.7, 1]) {
    await phone.pass(30)
    phone.move({ x, y: y + part * by })
  }
  await phone.pass(30)
  phone.up()
  await phone.pass(600)
}

const sheet = (name: string) => sights.find((sight) => sight.name === name)!

for (const platform of platforms) {
  onSight('opens the import on the same sheet', sheet('back up'), { platform }, async (phone) => {
    const before = sheetOn(phone)?.tag
    await phone.press('Add games')
    await phone.pass(600)
    assert.ok(phone.sees('Paste', 'button'), phone.reader.heard())
    assert.equal(sheetOn(phone)?.tag, before)
    await phone.back()
    assert.equal(sheetOn(phone), undefined)
  })

  for (const [name, action] of [
    ['more for a match', 'Share as text'],
    ['back up', 'Back up all games'],
  ] as const) {
    onSight(`shares from ${name} after the sheet has closed`, sheet(name), { platform }, async (phone) => {
      await phone.press(action)
      await phone.pass(1000)
      const [shared] = phone.log.calls('ExpoSharing', 'shareAsync')
      assert.match(String(shared?.args[1]), /Anna/)
    })
  }

  onSight(
    'keeps a sheet and its text when the phone is turned',
    sheet('rename'),
    { platform },
    async (phone) => {
      const before = sheetOn(phone)?.tag
      await phone.type(phone.reader.nameOf(fieldOn(phone)!), 'Half a na')
      await phone.turn()
      assert.equal(sheetOn(phone)?.tag, before)
      assert.equal(fieldOn(phone)?.props.text, 'Half a na')
    },
  )

  for (const reducesMotion of [false, true]) {
    const view = { platform, width: 390, height: 844, reducesMotion }
    const how = reducesMotion ? 'with reduced motion' : 'with motion'
    onSight(
      `closes a sheet that is dragged down by its grabber, ${how}`,
      sheet('match menu'),
      view,
      async (phone) => {
        await drag(phone, 40)
        await drag(phone, -200)
        assert.ok(sheetOn(phone), 'a short drag does not close')
        await drag(phone, 120)
        assert.equal(sheetOn(phone), undefined)
        assert.ok(phone.sees('Match menu', 'button'), phone.reader.heard())
      },
    )
  }

  onSight(
    'hides the grabber from screen readers, which find a button to close',
    sheet('match menu'),
    { platform, screenReader: true, width: 390, height: 844 },
    async (phone) => {
      const grabber = grabberOf(phone)
      assert.ok(!phone.reader.stops().some(({ node }) => node.tag === grabber.tag), phone.reader.heard())
      assert.ok(phone.sees('Close', 'button'), phone.reader.heard())
    },
  )

  onSight(
    'keeps the contents of a sheet when it becomes a card',
    sheet('back up'),
    { platform },
    async (phone) => {
      const before = phone.find('Back up all games')
      await phone.turn()
      assert.equal(phone.find('Back up all games')?.tag, before?.tag)
      assert.deepEqual(waysBarred(phone), [])
    },
  )

  onSight(
    'keeps a sheet, a half typed name and the focus in a window of any size',
    sheet('rename'),
    { platform },
    async (phone) => {
      const before = fieldOn(phone)!.tag
      await phone.type(phone.reader.nameOf(fieldOn(phone)!), 'Half a na')
      const mark = phone.log.entries.length
      for (const [width, height] of [
        [841, 673],
        [344, 882],
        [320, 480],
        [1280, 800],
      ] as const) {
        await phone.become({ width, height })
        assert.deepEqual([fieldOn(phone)?.tag, fieldOn(phone)?.props.text], [before, 'Half a na'])
      }
      assert.deepEqual(
        phone.log.since(mark).filter(({ what }) => what === 'blur'),
        [],
      )
    },
  )

  for (const name of sheets) {
    onSight(
      `${name} opens in every orientation and closes by going back`,
      sheet(name),
      { platform },
      async (phone) => {
        assert.ok(sheetOn(phone), phone.reader.heard())
        assert.deepEqual(waysBarred(phone), [])
        await phone.back()
        assert.equal(sheetOn(phone), undefined)
      },
    )
  }

  for (const name of ['a person’s seat', 'rename', 'add games']) {
    for (const size of [
      { width: 320, height: 568 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      const view = { platform, ...size }
      onSight(
        `${name} keeps its field above the keyboard at ${size.width} x ${size.height}`,
        sheet(name),
        view,
        (phone) => assert.deepEqual(fieldCovered(phone), []),
      )
    }
  }
}

/** Sheets: in every orientation, with the keyboard, and closing. */
import assert from 'node:assert/strict'

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

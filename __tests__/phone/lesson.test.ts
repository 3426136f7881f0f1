import assert from 'node:assert/strict'

import { columnOf, rowOf } from '@/engine'
import { lessonSteps, wants } from '@/screens/learn/lesson/lesson'
import { onPhones } from './support/open'
import { optionsOn, spaceName } from './support/playing'

onPhones('the lesson can be done by taps and leads to a match', {}, async (phone) => {
  await phone.press('Learn it in 90 seconds')
  for (const step of lessonSteps) {
    const want = wants[step]
    await phone.pass(2500)
    if (want.type === 'roll') await phone.press(/^Roll/)
    else if (want.type === 'stop') await phone.press(/^Stop/)
    else if (want.type === 'rewind') await phone.press('Take the roll back, just once')
    else if (want.type === 'place' && want.space === null) await phone.touch(optionsOn(phone)[0]!.node)
    else if (want.type === 'place') {
      assert.ok(
        phone.sees(spaceName(want.space!)),
        `column ${columnOf(want.space!)}, row ${rowOf(want.space!)}`,
      )
      await phone.press(spaceName(want.space!))
    }
  }
  await phone.press('Play Doc Hollis')
  await phone.await(/^Doc Hollis, /)
})

/** The app is closed after every single action of a whole match, and reopened in place. */
import { inBrowser } from './support/open'
import {
  enact,
  expectMoment,
  expectOnDisk,
  keeperFor,
  killed,
  killedScript,
  uninterrupted,
} from './support/killing'
import { storedWith } from './support/players'

const path = '/match/browser-match'
const stored = storedWith(killed, { passScreen: false, dicePace: 'instant', sound: false })

inBrowser(
  `a match closed after each of its ${killedScript.length} actions goes on as if it had never been closed`,
  { path, stored, milliseconds: 600_000 },
  async ({ page, context, url }) => {
    const pictures = await uninterrupted(page)
    await page.close()

    const keeper = await keeperFor(context, url)
    await keeper.restore(stored)
    let open = await keeper.open(path)
    for (const [index, moment] of killedScript.entries()) {
      const when = `after action ${index + 1}, ${moment.deed.does}`
      await enact(open, moment, killedScript[index - 1])
      await open.close()
      expectOnDisk(await keeper.disk(), moment.after, when)
      open = await keeper.open(path)
      await expectMoment(open, moment, pictures[index]!, when)
    }
  },
)

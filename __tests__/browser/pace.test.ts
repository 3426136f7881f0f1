/** How fast the page answers on a slow processor, in the first turns of a match and in the last, where most lies on the board: printed, not judged. */
import { gameOf, type Match } from '@/match/index'
import { inBrowser, restart } from './support/open'
import { afterDeeds, expectRanking, freshMatch, playInPage, storedWith } from './support/players'
import { timePresses, toldPace } from './support/pace'
import { phone } from './support/shots'

/** Where somebody decides: a turn that has just ended would first show how. */
const toDecide = (match: Match): Match =>
  gameOf(match).phase === 'decide' ? match : toDecide(afterDeeds(match, 1))
const fresh = freshMatch('00000000000000000000000000000001', { seats: 2 })
const late = toDecide(afterDeeds(fresh, 126))
const path = '/match/browser-match'

for (const [name, settings] of [
  ['with all motion', { passScreen: false }],
  ['with the motion cut', { passScreen: false, dicePace: 'instant' }],
] as const)
  inBrowser(
    `the beginning and the end of a match at a quarter of the speed, ${name}`,
    {
      path,
      size: phone,
      motion: 'no-preference',
      slower: 4,
      stored: storedWith(fresh, settings),
      milliseconds: 900_000,
    },
    async (opened) => {
      const { page } = opened
      await page.getByRole('button', { name: /^Roll/ }).waitFor()
      await timePresses(page)
      await playInPage(page, fresh, 6)
      console.log(`the beginning ${name}: ${await toldPace(page)}`)
      await restart(opened, path, storedWith(late, settings))
      await page.getByRole('button', { name: /^Roll/ }).waitFor()
      await timePresses(page)
      const ended = await playInPage(page, late)
      console.log(`the end ${name}: ${await toldPace(page)}`)
      await expectRanking(page, ended)
    },
  )

/** How fast the page answers on a slow processor, in the last rounds of a match, where most lies on the board: printed, not judged. */
import { gameOf, type Match } from '@/match/index'
import { inBrowser } from './support/open'
import { afterDeeds, expectRanking, freshMatch, playInPage, storedWith } from './support/players'
import { timePresses, toldPace } from './support/pace'
import { phone } from './support/shots'

/** Where somebody decides: a turn that has just ended would first show how. */
const toDecide = (match: Match): Match =>
  gameOf(match).phase === 'decide' ? match : toDecide(afterDeeds(match, 1))
const match = toDecide(afterDeeds(freshMatch('00000000000000000000000000000001', { seats: 2 }), 111))

for (const [name, settings] of [
  ['with all motion', { passScreen: false }],
  ['with the motion cut', { passScreen: false, dicePace: 'instant' }],
] as const)
  inBrowser(
    `the end of a match at a quarter of the speed, ${name}`,
    {
      path: '/match/browser-match',
      size: phone,
      motion: 'no-preference',
      slower: 4,
      stored: storedWith(match, settings),
      milliseconds: 900_000,
    },
    async ({ page }) => {
      await page.getByRole('button', { name: /^Roll/ }).waitFor()
      await timePresses(page)
      const ended = await playInPage(page, match)
      console.log(`${name}: ${await toldPace(page)}`)
      await expectRanking(page, ended)
    },
  )

/**
 * Ignores presses on controls that appeared under the finger: taps, double taps and two fingers at every moment of a turn,
 * as real touch events. Taps at different places and mouse clicks always count.
 */
import assert from 'node:assert/strict'

import type { Locator, Page } from 'playwright-core'

import { bustCount, columnOf, legalPlacements, rowOf, type Space } from '@/engine'
import { gameOf, type Match } from '@/match'
import { fingerOn, middleOf, type Finger, type Point } from './support/finger'
import { inBrowser, type Opening } from './support/open'
import { afterAction, freshMatch, isBust, nextAction, storedWith } from './support/players'
import { freshSolo } from './support/solo'

const path = '/match/browser-match'
const seed = (number: number): string => number.toString(16).padStart(32, '0')
const quiet = { sound: false } as const
const alone = { sound: false, passScreen: false } as const
const apart = [90, 180, 300] as const

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
const rollButton = (page: Page): Locator => button(page, /^Roll the dice/)
const chips = (page: Page): Locator => page.getByRole('group', { name: 'Choices' }).getByRole('button')
const spaceOf = (page: Page, space: Space): Locator =>
  page
    .getByRole('group', { name: 'Board' })
    .getByRole('button', { name: new RegExp(`^Column ${columnOf(space)}, row ${rowOf(space)}:`) })

/** Long enough for the effect of a wrong press to appear. */
const settles = (page: Page): Promise<void> => page.waitForTimeout(700)

const opening = (match: Match, settings: Readonly<Record<string, unknown>>, rest: Opening = {}): Opening => ({
  path,
  stored: storedWith(match, settings),
  motion: 'no-preference',
  touch: true,
  ...rest,
})

type Hand = { readonly page: Page; readonly finger: Finger }
const touching = (sentence: string, wanted: Opening, body: (hand: Hand) => Promise<void>): void =>
  inBrowser(sentence, wanted, async ({ page }) => body({ page, finger: await fingerOn(page) }))

const fresh = freshMatch(seed(7), { seats: 2 })
const rolled = afterAction(fresh, { does: 'roll' })
const placed = afterAction(rolled, nextAction(rolled))

/** Plays by the simple strategy, or by always rolling on, until the condition is true. */
const reached = (from: Match, isThere: (match: Match) => boolean, rollsOn = false): Match => {
  let present = from
  while (!isThere(present)) {
    const action = nextAction(present)
    present = afterAction(present, rollsOn && action.does === 'stop' ? { does: 'roll' } : action)
  }
  return present
}

const decides = (match: Match): boolean => gameOf(match).phase === 'decide'
const rollsTo = (match: Match, isWanted: (after: Match) => boolean): boolean =>
  gameOf(match).phase !== 'place' && isWanted(afterAction(match, { does: 'roll' }))

for (const place of ['chip', 'space'] as const)
  touching(
    `a long press on a ${place} previews, and the next tap places`,
    opening(rolled, alone),
    async ({ page, finger }) => {
      const [option] = legalPlacements(gameOf(rolled))
      const at = await middleOf(place === 'chip' ? chips(page).first() : spaceOf(page, option!.space))
      await finger.down(at)
      await page.getByText(/^Tap it again to place\. Then: largest group/).waitFor()
      await finger.up()
      await settles(page)
      assert.ok((await chips(page).count()) > 0, 'lifting it places nothing')
      await finger.tap(at)
      await button(page, /^Stop/).waitFor({ timeout: 5000 })
    },
  )

for (const gap of apart) {
  touching(
    `a double tap on a chip, ${gap} ms apart, places and does not stop`,
    opening(rolled, alone),
    async ({ page, finger }) => {
      for (const index of [0, -1]) {
        const chip = index === 0 ? chips(page).first() : chips(page).last()
        await finger.taps(await middleOf(chip), 2, gap)
        await settles(page)
        await button(page, /^Stop/).waitFor({ timeout: 2000 })
        await button(page, 'Undo').tap()
        await chips(page).first().waitFor()
      }
    },
  )

  touching(
    `a double tap on a space, ${gap} ms apart, places once`,
    opening(rolled, alone),
    async ({ page, finger }) => {
      const [option] = legalPlacements(gameOf(rolled))
      await finger.taps(await middleOf(spaceOf(page, option!.space)), 2, gap)
      await settles(page)
      await button(page, /^Stop/).waitFor({ timeout: 2000 })
    },
  )

  touching(
    `a double tap with confirmation on, ${gap} ms apart, only previews`,
    opening(rolled, { ...alone, confirm: true }),
    async ({ page, finger }) => {
      const [option] = legalPlacements(gameOf(rolled))
      const space = await middleOf(spaceOf(page, option!.space))
      await finger.taps(space, 2, gap)
      await settles(page)
      assert.ok((await chips(page).count()) > 0, 'the marker waits for a second tap')
      await finger.tap(space)
      await button(page, /^Stop/).waitFor({ timeout: 2000 })
    },
  )

  touching(
    `four taps on Roll again, ${gap} ms apart, roll once`,
    opening(placedTwiceSafely(), quiet),
    async ({ page, finger }) => {
      await finger.taps(await middleOf(button(page, /^Roll again/)), 4, gap)
      await settles(page)
      assert.ok((await chips(page).count()) > 0, 'it rolled, and placed nothing')
    },
  )

  touching(
    `a double tap on Stop, ${gap} ms apart, does not roll for the next player`,
    opening(placed, alone),
    async ({ page, finger }) => {
      await finger.taps(await middleOf(button(page, /^Stop/)), 2, gap)
      await settles(page)
      await rollButton(page).waitFor({ timeout: 2000 })
      await page.getByText('Your roll, Ruben').waitFor({ timeout: 2000 })
    },
  )

  touching(
    `a double tap that ends a turn, ${gap} ms apart, does not press through the pass page`,
    opening(placed, quiet),
    async ({ page, finger }) => {
      // Where the button of the pass page will be.
      const taken = { x: 195, y: 844 - 16 - 35 }
      await finger.tap(await middleOf(button(page, /^Stop/)))
      await page.waitForTimeout(200)
      await finger.taps(taken, 2, gap)
      await settles(page)
      await button(page, /^I’m Ruben/).waitFor({ timeout: 2000 })
      await finger.taps(await middleOf(button(page, /^I’m Ruben/)), 2, gap)
      await settles(page)
      await rollButton(page).waitFor({ timeout: 2000 })
    },
  )

  touching(
    `a double tap during a bust, ${gap} ms apart, does not dismiss it`,
    opening(beforeBust(), alone),
    async ({ page, finger }) => {
      const onward = page.getByRole('button', { name: /^Pass to/ })
      const roll = button(page, /^Roll/)
      // Where the button to go on will be.
      const at = { x: 195, y: 844 - 42 }
      await finger.tap(await middleOf(roll))
      await page.waitForTimeout(1200)
      await finger.taps(at, 2, gap)
      await settles(page)
      await onward.waitFor({ timeout: 2000 })
      await finger.taps(await middleOf(onward), 2, gap)
      await settles(page)
      await rollButton(page).waitFor({ timeout: 2000 })
    },
  )

  touching(
    `a double tap on Skip ahead, ${gap} ms apart, does not roll for the player`,
    opening(botFirst(), alone),
    async ({ page, finger }) => {
      const skip = button(page, 'Skip ahead')
      await skip.waitFor()
      await finger.taps(await middleOf(skip), 2, gap)
      await settles(page)
      await rollButton(page).waitFor({ timeout: 2000 })
    },
  )

  touching(
    `a double tap on the last stop, ${gap} ms apart, does not start a rematch`,
    opening(lastStop(), alone),
    async ({ page, finger }) => {
      await finger.tap(await middleOf(button(page, /^Stop/)))
      await finger.taps({ x: 195, y: 780 }, 12, gap)
      const rematch = button(page, 'Rematch')
      await rematch.waitFor({ timeout: 5000 })
      await settles(page)
      await finger.taps(await middleOf(rematch), 2, gap)
      await settles(page)
      await rollButton(page).waitFor({ timeout: 2000 })
    },
  )
}

touching(
  'a tap during the animation of a stop does not roll for the next player',
  opening(placed, alone),
  async ({ page, finger }) => {
    const roll = await middleOf(button(page, /^Roll again/))
    await finger.tap(await middleOf(button(page, /^Stop/)))
    await page.waitForTimeout(150)
    await finger.taps(roll, 2, 180)
    await settles(page)
    await rollButton(page).waitFor({ timeout: 2000 })
    await page.getByText('Your roll, Ruben').waitFor({ timeout: 2000 })
  },
)

touching('a tap while the dice roll places nothing', opening(fresh, alone), async ({ page, finger }) => {
  const [option] = legalPlacements(gameOf(rolled))
  const space = await middleOf(spaceOf(page, option!.space))
  await finger.tap(await middleOf(rollButton(page)))
  await page.waitForTimeout(250)
  await finger.tap(space)
  await settles(page)
  assert.equal(await chips(page).count(), legalPlacements(gameOf(rolled)).length)
  await finger.tap(space)
  await button(page, /^Stop/).waitFor({ timeout: 2000 })
})

touching(
  'a finger held down while the page changes beneath it presses nothing',
  opening(fresh, alone),
  async ({ page, finger }) => {
    const [option] = legalPlacements(gameOf(rolled))
    const space = await middleOf(spaceOf(page, option!.space))
    await finger.tap(await middleOf(rollButton(page)))
    await page.waitForTimeout(400)
    await finger.down(space)
    await page.waitForTimeout(900)
    await finger.up()
    await page.waitForTimeout(90)
    await finger.tap(space)
    await settles(page)
    assert.equal(await chips(page).count(), legalPlacements(gameOf(rolled)).length)
  },
)

touching(
  'a second finger does not press what the first one made appear',
  opening(rolled, { ...alone, dicePace: 'instant' }),
  async ({ page, finger }) => {
    const chip = await middleOf(chips(page).first())
    const elsewhere = { x: chip.x + 190, y: chip.y }
    await finger.down(elsewhere, 1)
    await finger.down(chip, 2)
    await finger.up(2)
    await page.waitForTimeout(60)
    await finger.up(1)
    await settles(page)
    assert.equal(await button(page, /^Roll the dice/).count(), 0)
    assert.ok((await chips(page).count()) > 0 || (await button(page, /^Stop/).isVisible()))
  },
)

touching(
  'a double click does not press what its first click made appear',
  opening(placedTwiceSafely(), { ...alone, dicePace: 'instant' }, { touch: false }),
  async ({ page }) => {
    await button(page, /^Roll again/).dblclick()
    await settles(page)
    assert.ok((await chips(page).count()) > 0, 'it rolled, and placed nothing')
  },
)

touching(
  'two quick single clicks at one place both count',
  opening(placed, { ...alone, dicePace: 'instant' }, { touch: false }),
  async ({ page }) => {
    const stop = await middleOf(button(page, /^Stop/))
    // In the next frame the button of the next player is here.
    await page.mouse.click(stop.x, stop.y)
    await rollButton(page).waitFor()
    await page.mouse.click(stop.x, stop.y)
    await chips(page).first().waitFor({ timeout: 2000 })
  },
)

touching(
  'quick taps at different places all count',
  opening(fresh, { ...alone, dicePace: 'instant' }),
  async ({ page, finger }) => {
    const [option] = legalPlacements(gameOf(rolled))
    const places: Point[] = [await middleOf(rollButton(page)), await middleOf(spaceOf(page, option!.space))]
    await finger.tap(places[0]!)
    // A busy machine may be slower than the taps: wait for the choices.
    await chips(page).first().waitFor()
    await finger.tap(places[1]!)
    await finger.tap(await middleOf(button(page, /^Stop/)))
    await page.getByText('Your roll, Ruben').waitFor({ timeout: 2000 })
  },
)

touching(
  'quick taps on the same control all count',
  { path: '/how/odds', touch: true },
  async ({ page, finger }) => {
    await page.goto(page.url().replace('/how/odds', '/new'))
    const more = page.getByRole('switch').first()
    await more.waitFor()
    const before = await more.getAttribute('aria-checked')
    await finger.taps(await middleOf(more), 3, 90)
    assert.notEqual(await more.getAttribute('aria-checked'), before)
  },
)

/** Before a roll that does not bust and allows several spaces. */
function placedTwiceSafely(): Match {
  return reached(
    fresh,
    (match) =>
      decides(match) &&
      bustCount(gameOf(match)) < 60 &&
      rollsTo(match, (after) => !isBust(match, after) && legalPlacements(gameOf(after)).length > 3),
  )
}

function beforeBust(): Match {
  return reached(fresh, (match) => rollsTo(match, (after) => isBust(match, after)), true)
}

function botFirst(): Match {
  return freshSolo(23, [{ who: 'bot', level: 'surveyor' }], 1)
}

function lastStop(): Match {
  return reached(
    fresh,
    (match) => decides(match) && gameOf(afterAction(match, { does: 'stop' })).phase === 'over',
  )
}

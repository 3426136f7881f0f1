import assert from 'node:assert/strict'

import { gameOf } from '@/match'
import { afterAction, isBust, nextAction } from '../browser/support/players'
import { onPhones } from './support/open'
import { doOn, expectRanking, isOver, playUntil, dismissBust, startBots, startMatch } from './support/playing'

onPhones('the first start offers a match with one tap, and the lesson', {}, async (phone) => {
  assert.ok(phone.sees('Learn it in 90 seconds'))
  await phone.press(/^Play Doc Hollis/)
  await phone.await(/^(Your turn|Doc Hollis’s turn)$/)
  // If the bot starts, the person rolls after its turn.
  await phone.await(/^Roll the dice/, { most: 60_000 })
  assert.ok(phone.sees(/^You, star, .*on turn/), phone.reader.heard())
})

// Seeds of the shortest of 120,000 matches of two people, and of 30,000 matches of the two bots.
onPhones('two people play a match to its result', { chance: 130081 }, async (phone) => {
  const match = await playUntil(
    phone,
    await startMatch(phone),
    (present) => gameOf(present).lastRound !== null,
  )
  assert.ok(gameOf(match).lastRound !== null, 'the last round was called')
  await phone.await(/Last round/)
  await expectRanking(phone, await playUntil(phone, match, isOver))
})

onPhones('shows a bust and passes the phone on', {}, async (phone) => {
  let match = await startMatch(phone)
  for (let after = afterAction(match, nextAction(match)); ; after = afterAction(match, rolled(match))) {
    const action = gameOf(match).phase === 'decide' ? rolled(match) : nextAction(match)
    after = await doOn(phone, match, action)
    if (isBust(match, after)) break
    match = after
  }
  await dismissBust(phone)
})

const rolled = (match: Parameters<typeof nextAction>[0]): ReturnType<typeof nextAction> =>
  gameOf(match).phase === 'decide' ? { does: 'roll' } : nextAction(match)

onPhones('undoing a placement keeps the dice', {}, async (phone) => {
  let match = await startMatch(phone)
  match = await playUntil(phone, match, (present) => gameOf(present).phase === 'place')
  const dice = gameOf(match).dice
  match = await doOn(phone, match, nextAction(match))
  match = await doOn(phone, match, { does: 'undo' })
  assert.deepEqual(gameOf(match).dice, dice)
  await phone.await(new RegExp(`Three dice: ${dice?.join(', ')}$`))
})

onPhones('two bots play a match to its result by themselves', { chance: 37579 }, async (phone) => {
  await startBots(phone)
  await phone.await('Rematch', { most: 3_600_000, every: 2000 })
})

/** The scene at each moment, derived from the match alone. */
import { lastAct, stageFor } from '../support/stage'
import { at } from '../support/position'
import { matchWith } from '../support/matches'
import type { Scene } from '@/sitting/scene'
import { sceneOf, seenOnOpening } from '@/sitting/sceneOf'
import { turnsOf, type Match } from '@/match'
import { freshMatch, playedOut } from '../browser/support/players'

const all = { busts: Infinity, passes: Infinity }
const standing = (match: Match): Scene =>
  sceneOf({ match, performing: null, seen: all, passScreen: true, asked: null })

/** The scene while the stage performs the n-th event of the last move. */
const performing = (match: Match, event: number, step = Infinity): Scene => {
  const { stage } = stageFor()
  stage.perform(lastAct(match))
  for (let skipped = 0; skipped < event; skipped += 1) stage.finish()
  return sceneOf({
    match,
    performing: stage.getState().performing,
    step,
    seen: seenOnOpening(match),
    passScreen: true,
    asked: null,
  })
}

it('starts a turn with a recap of the turn before', () => {
  expect(standing(matchWith(''))).toMatchObject({ is: 'start', seat: 0, recaps: [] })
  expect(standing(matchWith('235:52.'))).toMatchObject({ is: 'start', seat: 1, recaps: [{ seat: 0 }] })
})

it('starts a turn with a recap of every bot since the last person', () => {
  const played = '235:52. 146:41. 111:11 111:11 111x 236:62. 245:54.'
  const table = { rules: { seats: 5 }, bots: [1, 2, 3, 4] } as const
  expect(standing(matchWith(played, table))).toMatchObject({
    is: 'start',
    seat: 0,
    recaps: [
      { seat: 1, ending: 'stopped' },
      { seat: 2, ending: 'busted' },
      { seat: 3, ending: 'stopped' },
      { seat: 4, ending: 'stopped' },
    ],
  })
  expect(standing(matchWith('235:52. 146:41.', { rules: { seats: 3 }, bots: [0] }))).toMatchObject({
    is: 'start',
    seat: 2,
    recaps: [{ seat: 1 }],
  })
})

it('offers the options by column, then row', () => {
  const scene = standing(matchWith('253'))
  expect(scene.is === 'choose' && scene.options.map(({ space }) => space)).toEqual(
    ['2,3', '2,5', '3,2', '3,5', '5,2', '5,3'].map(at),
  )
})

it('previews a stop beside the chance of a bust', () => {
  expect(standing(matchWith('235:52'))).toMatchObject({
    is: 'decide',
    bust: 1,
    last: at('5,2'),
    preview: { group: { before: 0, after: 1 }, claimed: { before: 0, after: 0 } },
  })
})

it('shows the dice rolling before the choices', () => {
  expect(performing(matchWith('235'), 0)).toMatchObject({ is: 'rolling', dice: [2, 3, 5], seat: 0 })
})

it('keeps the markers and the turn while the dice of a bust roll', () => {
  const scene = performing(matchWith('111:11 111:11 111x'), 0)
  expect(scene).toMatchObject({ is: 'rolling', seat: 0 })
  expect(scene.game.cells[0]).toMatchObject({ squatter: 1, claim: true })
  expect(performing(matchWith('111:11 111:11 111x'), 1)).toMatchObject({ is: 'bust', seat: 0 })
})

it('settles the markers before the next player’s turn', () => {
  const scene = performing(matchWith('235:52.'), 0)
  expect(scene).toMatchObject({ is: 'settling', seat: 0, stopped: { settled: [at('5,2')] } })
  expect(scene.game.cells[at('5,2')]).toMatchObject({ owner: 0 })
})

it('keeps the outcome of the final stop until the result shows', () => {
  const ended = playedOut(freshMatch('7'.repeat(32), { seats: 2 }))
  const last = turnsOf(ended).at(-1)!
  expect(last.ending).toBe('stopped')
  expect(standing(ended)).toMatchObject({ is: 'over', stopped: { seat: last.seat } })
})

describe('a bot’s turn', () => {
  it('shows its last action', () => {
    expect(standing(matchWith('235:52', { bots: [0] }))).toMatchObject({
      is: 'botTurn',
      dice: [2, 3, 5],
      action: { did: 'placed', space: at('5,2') },
    })
  })
  it('announces its dice once they have landed, and its bust once it is stamped', () => {
    expect(performing(matchWith('235', { bots: [0] }), 0)).toMatchObject({ action: { did: 'rolling' } })
    const bust = matchWith('111:11 111:11 111x', { bots: [0] })
    expect(performing(bust, 1, 0)).toMatchObject({ action: { did: 'busted', explained: false } })
    expect(performing(bust, 1, 1)).toMatchObject({ action: { did: 'busted', explained: true } })
  })
  it('shows its bust without waiting for a press', () => {
    const match = matchWith('111:11 111:11 111x', { bots: [0] })
    expect(performing(match, 1)).toMatchObject({ is: 'botTurn', action: { did: 'busted' } })
    expect(standing(match)).toMatchObject({ is: 'start', seat: 1 })
  })
})

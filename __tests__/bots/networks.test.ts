/** Networks are only loaded when a bot needs them. The other tests of bots load them beforehand. */
import { bots, hasNetworks, levels, loadNetworks, needsNetworks } from '@/bots'
import { newGame, play } from '@/engine'
import { handOver, newMatch, waitsForNetworks } from '@/match'
import { infoFor } from '../fixtures/matches'

const decision = play(play(newGame({ seats: 2 }), { type: 'roll', dice: [1, 3, 5] }).game, {
  type: 'place',
  space: 12,
}).game

test('five levels do not need networks, two cannot choose without them', async () => {
  const [unlearned, learned] = [levels.filter((level) => !needsNetworks(level)), levels.filter(needsNetworks)]
  expect(learned).toEqual(['assayer', 'baron'])
  const among = (level: (typeof levels)[number]) =>
    newMatch(
      infoFor(2, {
        players: infoFor(2).players.map((player) => ({ ...player, pilot: { who: 'bot', level } })),
      }),
    )
  for (const level of unlearned) {
    expect(waitsForNetworks(among(level))).toBe(false)
    expect(bots[level].choose(decision, () => 0.5).type).toMatch(/roll|stop/)
  }
  const handed = handOver(newMatch(infoFor(2)), 1, { who: 'bot', level: 'baron' })
  expect(waitsForNetworks(handed)).toBe(true)
  expect(hasNetworks()).toBe(false)
  for (const level of learned) expect(() => bots[level].choose(decision, () => 0.5)).toThrow('loadNetworks')
  await loadNetworks()
  for (const level of learned) expect(bots[level].choose(decision, () => 0.5).type).toMatch(/roll|stop/)
  expect(waitsForNetworks(handed)).toBe(false)
})

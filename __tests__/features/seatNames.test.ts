/** Who is called by name at a table, and who is called "you". */
import { dictionaries } from '@/i18n/dictionaries'
import type { Pilot, Player } from '@/match'
import { languages } from '@/names'
import { seatNames, seatNamesAt } from '@/features/matchView/sentences'
import { matchWith } from '../support/matches'

const person: Pilot = { who: 'person' }
const bot: Pilot = { who: 'bot', level: 'prospector' }
const seat = (name: string, pilot: Pilot): Player => ({ name, pilot, colour: 'prussian', brand: 'star' })

test.each(languages)(
  'calls the only person "you" unless they typed a name, with the default name of %s',
  (language) => {
    const unnamed = dictionaries[language].names.player(2)
    const calling = seatNames([seat('Doc Hollis', bot), seat(unnamed, person)])
    expect([calling(0), calling(1)]).toEqual(['Doc Hollis', null])
  },
)

test('calls a person who typed a name by it', () => {
  expect(seatNames([seat('Doc Hollis', bot), seat('Anna', person)])(1)).toBe('Anna')
})

test('calls neither of two people "you"', () => {
  const calling = seatNames([seat('Player 1', person), seat('Player 2', person)])
  expect([calling(0), calling(1)]).toEqual(['Player 1', 'Player 2'])
})

test('does not call the next player’s space yours on a bust', () => {
  const match = matchWith('235:52.')
  const busted = seatNamesAt(match, 0)
  expect([busted(0), busted(1)]).toEqual([null, 'Ruben'])
})

describe.each(languages)('in %s', (language) => {
  const { common, play, results, announce, saved } = dictionaries[language]
  test('sentences about you address you', () => {
    const about = (who: string | null): readonly string[] => [
      common.turn(who),
      play.lastTurnOf(who),
      play.yourRoll(who),
      play.yourLastTurn(who),
      play.stopsAndTakes(who, 4),
      play.lastRoundCalled(who, 9),
      play.handToBot(who),
      play.takeBack(who),
      results.wins(who),
      announce.turn(who),
      announce.lastRound(who, 9),
      announce.ended([who]),
      saved.won(who, 8),
    ]
    for (const [at, text] of about(null).entries()) {
      expect(text).not.toMatch(/null|undefined/)
      expect(text).toMatch(/\b(you|your|du|dein|deinen|dich|jij|jouw|jou|je)\b/i)
      expect(text).not.toBe(about('Anna')[at])
    }
  })
})

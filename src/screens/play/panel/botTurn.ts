/** A bot's turn: its dice, its last action and what it considers, with Pause and Skip ahead. */
import { columnOf, markerCount, rowOf } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'
import type { BotDeed } from '@/sitting/scene'
import { percentOf } from '@/stage/speech'
import { nameOf } from '../names'
import { diceOn, sealPart, starterPart, supply } from './parts'
import type { Part, ViewInput, ViewOf } from './view'

export const botTurnView: ViewOf<'botTurn'> = (input) => {
  const { scene, match, session, sitting, phrases } = input
  const { play } = phrases
  const { paused } = sitting
  const starter = paused ? [] : starterPart(match, phrases)
  return {
    place: 'bot',
    parts: [
      supply(scene.counted ?? scene.game, phrases),
      ...(starter.length > 0 ? [...starter, ...sealPart(input)] : deedParts(input)),
    ],
    actions: [
      {
        id: 'pause',
        kind: 'plain',
        label: paused ? play.resume : play.pause,
        onPress: () => session.pause(!paused),
      },
      {
        id: 'skip',
        kind: 'plain',
        label: paused ? play.step : play.skipAhead,
        onPress: paused ? session.step : session.skipAhead,
      },
    ],
  }
}

const deedParts = (input: ViewInput<'botTurn'>): readonly Part[] => {
  const { scene, match, sitting, settings, phrases } = input
  const { dice, deed, seat } = scene
  return [
    ...(dice ? [{ ...diceOn('bot', dice, input, deed.did !== 'busted'), keep: 'always' } as const] : []),
    {
      is: 'heading',
      keep: 'always',
      beside: ['dice'],
      title: titleOf(deed, nameOf(match, seat), phrases),
      line: sitting.paused ? phrases.play.paused : lineOf(deed, settings.bustChance, phrases.play),
      lineKeep: 'always',
    },
  ]
}

const titleOf = (deed: BotDeed, name: string, { play: words, common }: Phrases): string => {
  switch (deed.did) {
    case 'nothing':
      return common.turn(name)
    case 'rolling':
    case 'rolled':
      return words.botRolls(name)
    case 'placed': {
      const [column, row] = [columnOf(deed.space), rowOf(deed.space)]
      return deed.placed.kind === 'claim'
        ? words.botClaim(column, row)
        : words.botSquatter(deed.placed.third, column, row)
    }
    case 'busted':
      return deed.told ? words.nothingFits : words.botRolls(name)
    case 'stopped':
      return words.botStops(name)
  }
}

const lineOf = (deed: BotDeed, chance: boolean, words: Phrases['play']): string => {
  switch (deed.did) {
    case 'placed':
      return chance ? words.botWeighs(percentOf(deed.bust)) : words.botChooses
    case 'busted':
      return deed.told ? words.markersLost(markerCount(deed.lost)) : words.botChooses
    case 'stopped':
      return words.botTakes(deed.took)
    case 'nothing':
    case 'rolling':
    case 'rolled':
      return words.botChooses
  }
}

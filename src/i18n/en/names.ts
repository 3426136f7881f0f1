import type { BrandName, ColourName, Level } from '@/names'
import { defaultName } from '../defaultNames'
import { called, type Who } from '../who'
import { common } from './common'

type NameAndManner = { readonly name: string; readonly manner: string }

export const names = {
  colours: {
    prussian: 'Prussian blue',
    madder: 'Madder',
    verdigris: 'Verdigris',
    violet: 'Violet',
    vermilion: 'Vermilion',
  } satisfies Record<ColourName, string>,
  brands: {
    star: 'Star',
    horseshoe: 'Horseshoe',
    pick: 'Pick',
    lantern: 'Lantern',
    steer: 'Steer',
    crescent: 'Crescent',
    spade: 'Spade',
    wheel: 'Wheel',
  } satisfies Record<BrandName, string>,
  levels: {
    greenhorn: { name: 'Greenhorn', manner: 'Never knows when to stop' },
    panner: { name: 'Panner', manner: 'A little here, a little there' },
    prospector: { name: 'Prospector', manner: 'Goes home early' },
    homesteader: { name: 'Homesteader', manner: 'Four a day, every day' },
    surveyor: { name: 'Surveyor', manner: 'Joins its spaces' },
    assayer: { name: 'Assayer', manner: 'Takes yours' },
    baron: { name: 'Claim baron', manner: 'Plays for keeps' },
  } satisfies Record<Level, NameAndManner>,
  /** The name of a player who has not typed one. */
  player: (number: number) => defaultName('en', number),
}

export const home = {
  title: 'Claim It!',
  eyebrow: 'Plat of the diggings, 1855',
  tagline: 'Push your luck. Stake the biggest claim in the hills.',
  creek: 'Assay Creek',
  continue: 'Continue',
  saved: 'Saved',
  /** `bust` is a whole number of percent; null if the player has switched the chance off. */
  atRisk: (markers: number, bust: number | null) =>
    bust === null
      ? `${common.markers(markers)} at risk`
      : `${common.markers(markers)} at risk, ${common.percent(bust)} bust`,
  nothingAtRisk: 'Nothing at risk yet',
  firstMatch: 'Your first match',
  youAnd: (name: string) => `You and ${name}`,
  firstMatchNote: 'A prospector who goes home early. About 10 minutes.',
  play: (name: string) => `Play ${name}`,
  learnIt: 'Learn it',
  inNinetySeconds: 'in 90 seconds',
  atOnePhone: '2 to 5 at one phone',
  atOneDevice: '2 to 5 players',
  lastTable: 'Last table',
  playAgain: 'Play again',
  playWith: (names: string) => `Play with ${names}`,
  /** `other` is the largest group of the only rival. */
  result: (winners: readonly Who[], group: number, other: number | null): string => {
    if (winners.length > 1) return `${common.list(called(winners, common.you))} shared the win.`
    const won = `${winners[0] ?? common.you} won`
    return other === null ? `${won} with ${group}.` : `${won}, ${group} to ${other}.`
  },
  startsThisTime: (who: Who) => (who === null ? 'You start this time.' : `${who} starts this time.`),
  newVersion: 'A new version is ready.',
  startIt: 'Start it',
  nowhere: 'That link leads nowhere.',
  missing: 'That game is not on this device.',
  notDeleted: 'That game could not be deleted.',
  unreachable: 'That game cannot be reached right now.',
}

/** English names of colours, brands, and the bots' levels and temperaments. */
import type { BrandName, ColourName, Level, Temperament } from '@/names'

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
    greenhorn: { name: 'Greenhorn', manner: 'Rolls on a whim' },
    prospector: { name: 'Prospector', manner: 'Cautious' },
    homesteader: { name: 'Homesteader', manner: 'Usually stops at four' },
    surveyor: { name: 'Surveyor', manner: 'Weighs the odds' },
    assayer: { name: 'Assayer', manner: 'Thinks about every space' },
    baron: { name: 'Claim baron', manner: 'Plays for keeps' },
  } satisfies Record<Level, NameAndManner>,
  temperaments: {
    builder: { name: 'Builder', manner: 'Joins its spaces' },
    thief: { name: 'Thief', manner: 'Takes yours' },
    locker: { name: 'Locker', manner: 'Claims early' },
  } satisfies Record<Temperament, NameAndManner>,
  /** A name no one has typed. */
  player: (number: number) => `Player ${number}`,
}

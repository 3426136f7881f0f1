/** English names of colours, brands and the bots' levels. */
import type { BrandName, ColourName, Level } from '@/names'
import { defaultName } from '../defaultNames'

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
  /** A name no one has typed. */
  player: (number: number) => defaultName('en', number),
}

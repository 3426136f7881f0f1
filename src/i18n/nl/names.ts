/** Dutch names of colours, brands, and the bots' levels and temperaments. */
import type { names as English } from '../en/names'

export const names: typeof English = {
  colours: {
    prussian: 'Pruisisch blauw',
    madder: 'Meekraprood',
    verdigris: 'Kopergroen',
    violet: 'Violet',
    vermilion: 'Vermiljoen',
  },
  brands: {
    star: 'Ster',
    horseshoe: 'Hoefijzer',
    pick: 'Houweel',
    lantern: 'Lantaarn',
    steer: 'Stier',
    crescent: 'Maansikkel',
    spade: 'Schop',
    wheel: 'Wiel',
  },
  levels: {
    greenhorn: { name: 'Groentje', manner: 'Gooit op gevoel' },
    prospector: { name: 'Goudzoeker', manner: 'Voorzichtig' },
    homesteader: { name: 'Kolonist', manner: 'Stopt meestal na vier' },
    surveyor: { name: 'Landmeter', manner: 'Weegt de kansen' },
    assayer: { name: 'Keurmeester', manner: 'Denkt na over elk veld' },
    baron: { name: 'Claimbaron', manner: 'Geeft niets weg' },
  },
  temperaments: {
    builder: { name: 'Bouwer', manner: 'Verbindt zijn velden' },
    thief: { name: 'Dief', manner: 'Pakt de jouwe' },
    locker: { name: 'Bewaker', manner: 'Claimt vroeg' },
  },
  player: (number) => `Speler ${number}`,
}

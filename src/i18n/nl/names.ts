/** Dutch names of colours, brands and the bots' levels. */
import type { names as English } from '../en/names'
import { defaultName } from '../defaultNames'

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
    greenhorn: { name: 'Groentje', manner: 'Weet van geen ophouden' },
    panner: { name: 'Goudwasser', manner: 'Hier een beetje, daar een beetje' },
    prospector: { name: 'Goudzoeker', manner: 'Gaat vroeg naar huis' },
    homesteader: { name: 'Kolonist', manner: 'Elke dag vier' },
    surveyor: { name: 'Landmeter', manner: 'Verbindt zijn velden' },
    assayer: { name: 'Keurmeester', manner: 'Pakt de jouwe' },
    baron: { name: 'Claimbaron', manner: 'Geeft niets weg' },
  },
  player: (number) => defaultName('nl', number),
}

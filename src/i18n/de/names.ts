/** German names of colours, brands and the bots' levels. */
import type { names as English } from '../en/names'
import { defaultName } from '../defaultNames'

export const names: typeof English = {
  colours: {
    prussian: 'Preußischblau',
    madder: 'Krapprot',
    verdigris: 'Grünspan',
    violet: 'Violett',
    vermilion: 'Zinnober',
  },
  brands: {
    star: 'Stern',
    horseshoe: 'Hufeisen',
    pick: 'Spitzhacke',
    lantern: 'Laterne',
    steer: 'Stier',
    crescent: 'Mondsichel',
    spade: 'Schaufel',
    wheel: 'Rad',
  },
  levels: {
    greenhorn: { name: 'Greenhorn', manner: 'Findet kein Ende' },
    panner: { name: 'Goldwäscher', manner: 'Hier ein bisschen, da ein bisschen' },
    prospector: { name: 'Schürfer', manner: 'Geht früh heim' },
    homesteader: { name: 'Siedler', manner: 'Jeden Tag vier' },
    surveyor: { name: 'Landvermesser', manner: 'Verbindet seine Felder' },
    assayer: { name: 'Goldprüfer', manner: 'Nimmt dir deine Felder' },
    baron: { name: 'Claimbaron', manner: 'Gibt nichts her' },
  },
  player: (number) => defaultName('de', number),
}

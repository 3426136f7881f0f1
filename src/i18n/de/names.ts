/** German names of colours, brands, and the bots' levels and temperaments. */
import type { names as English } from '../en/names'

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
    greenhorn: { name: 'Greenhorn', manner: 'Würfelt nach Laune' },
    prospector: { name: 'Schürfer', manner: 'Vorsichtig' },
    homesteader: { name: 'Siedler', manner: 'Hört meist nach vier auf' },
    surveyor: { name: 'Landvermesser', manner: 'Wägt das Risiko ab' },
    assayer: { name: 'Goldprüfer', manner: 'Bedenkt jedes Feld' },
    baron: { name: 'Claimbaron', manner: 'Gibt nichts her' },
  },
  temperaments: {
    builder: { name: 'Baumeister', manner: 'Verbindet seine Felder' },
    thief: { name: 'Dieb', manner: 'Nimmt dir deine Felder' },
    locker: { name: 'Absicherer', manner: 'Sichert Felder früh' },
  },
  player: (number) => `Spieler ${number}`,
}

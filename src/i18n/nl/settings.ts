import type { settings as EnglishSettings, about as EnglishAbout } from '../en/settings'

export const settings: typeof EnglishSettings = {
  look: 'Uiterlijk',
  themes: { paper: 'Licht', lantern: 'Donker', system: 'Zoals het apparaat' },
  outlines: 'Grootste groepen omlijnen',
  language: 'Taal',
  languageSystem: (language) => `Zoals het apparaat (${language})`,
  textSize: 'Tekstgrootte',
  play: 'Spel',
  bustChance: 'Kans op een misworp tonen',
  bustChanceNote: 'Precies, uit alle 216 worpen',
  confirm: 'Bevestigen vóór het leggen',
  passScreen: 'Doorgeefscherm',
  passScreenNote: 'Alleen tussen mensen',
  leftHanded: 'Linkshandig',
  leftHandedNote: 'Bord rechts als de telefoon dwars ligt',
  dicePace: 'Tempo van de dobbelstenen',
  botPace: 'Tempo van de bots',
  botPaceAuto: 'Naar aantal bots',
  paces: { relaxed: 'Rustig', brisk: 'Vlot', instant: 'Meteen' },
  soundAndFeel: 'Geluid en beweging',
  reducedMotion: 'Minder beweging',
  reducedMotions: { system: 'Zoals het apparaat', on: 'Aan' },
  sound: 'Geluid',
  haptics: 'Trillen',
  keepAwake: 'Scherm aan laten',
  keepAwakeNote: 'Zolang er een spel loopt',
  about: 'Over Claim It!',
}

export const about: typeof EnglishAbout = {
  title: 'Over de app',
  author: 'Claim It! is een bordspel van Kris Gould, verschenen in 2006.',
  unofficial:
    'Dit is een onofficiële uitgave van liefhebbers. De auteur en de uitgevers hebben er niets mee te maken.',
  free: 'Hier wordt niets verkocht en niets geteld, en niets verlaat dit apparaat.',
  fonts: 'Lettertypen',
  libraries: 'Bibliotheken',
  librariesNote: (count) => `${count} werken van anderen zitten in deze app.`,
  licences: 'Licenties',
  showText: (name) => `Licentie ${name} tonen`,
  hideText: (name) => `Licentie ${name} verbergen`,
}

import type { settings as EnglishSettings, about as EnglishAbout } from '../en/settings'

export const settings: typeof EnglishSettings = {
  look: 'Aussehen',
  themes: { paper: 'Hell', lantern: 'Dunkel', system: 'Wie das Gerät' },
  outlines: 'Größte Goldminen umranden',
  language: 'Sprache',
  languageSystem: (language) => `Wie das Gerät (${language})`,
  textSize: 'Textgröße',
  play: 'Spiel',
  bustChance: 'Risiko eines Fehlwurfs zeigen',
  bustChanceNote: 'Genau, aus allen 216 Würfen',
  confirm: 'Vor dem Setzen bestätigen',
  passScreen: 'Seite zum Weitergeben',
  passScreenNote: 'Nur zwischen Personen',
  leftHanded: 'Linkshändig',
  leftHandedNote: 'Spielplan rechts, wenn das Handy quer liegt',
  dicePace: 'Tempo der Würfel',
  botPace: 'Tempo der Bots',
  botPaceAuto: 'Nach Zahl der Bots',
  paces: { relaxed: 'Gemütlich', brisk: 'Zügig', instant: 'Sofort' },
  soundAndFeel: 'Ton und Bewegung',
  reducedMotion: 'Weniger Bewegung',
  reducedMotions: { system: 'Wie das Gerät', on: 'An' },
  sound: 'Ton',
  haptics: 'Vibration',
  keepAwake: 'Bildschirm anlassen',
  keepAwakeNote: 'Solange ein Spiel läuft',
  about: 'Über Claim It!',
}

export const about: typeof EnglishAbout = {
  title: 'Über die App',
  author: 'Claim It! ist ein Brettspiel von Kris Gould, erschienen 2006.',
  unofficial:
    'Dies ist eine inoffizielle Ausgabe von Fans. Mit dem Autor oder einem Verlag hat sie nichts zu tun.',
  free: 'Hier wird nichts verkauft und nichts gezählt, und nichts verlässt dieses Gerät.',
  fonts: 'Schriften',
  libraries: 'Bibliotheken',
  librariesNote: (count) => `${count} Werke anderer stecken in dieser App.`,
  licences: 'Lizenzen',
  showText: (name) => `Lizenz ${name} zeigen`,
  hideText: (name) => `Lizenz ${name} verbergen`,
}

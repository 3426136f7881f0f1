/** Who made what, in German. */
import type { about as English } from '../en/about'

export const about: typeof English = {
  title: 'Über die App',
  game: 'Das Spiel',
  author: 'Claim It! ist ein Brettspiel von Kris Gould, erschienen 2006.',
  unofficial:
    'Dies ist eine inoffizielle Ausgabe von Fans. Mit dem Autor oder einem Verlag hat sie nichts zu tun.',
  free: 'Hier wird nichts verkauft und nichts gezählt, und nichts verlässt dieses Gerät.',
  version: (version) => `Version ${version}`,
  fonts: 'Schriften',
  fontsNote: 'Beide unter der SIL Open Font License 1.1.',
  fontBy: (name, by) => `${name}, von ${by}`,
  libraries: 'Bibliotheken',
  librariesNote: (count) => `${count} Werke anderer stecken in dieser App.`,
  licence: (licence) => `Lizenz ${licence}`,
  showText: (name) => `Lizenz von ${name} zeigen`,
  hideText: (name) => `Lizenz von ${name} verbergen`,
}

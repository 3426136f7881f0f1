/** Who made what, in German. */
import type { about as English } from '../en/about'

export const about: typeof English = {
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

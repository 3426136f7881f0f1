/** Who made what, in Dutch. */
import type { about as English } from '../en/about'

export const about: typeof English = {
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

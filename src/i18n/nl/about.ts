/** Who made what, in Dutch. */
import type { about as English } from '../en/about'

export const about: typeof English = {
  title: 'Over de app',
  game: 'Het spel',
  author: 'Claim It! is een bordspel van Kris Gould, verschenen in 2006.',
  unofficial:
    'Dit is een onofficiële uitgave van liefhebbers. De auteur en de uitgevers hebben er niets mee te maken.',
  free: 'Hier wordt niets verkocht en niets geteld, en niets verlaat dit apparaat.',
  version: (version) => `Versie ${version}`,
  fonts: 'Lettertypen',
  fontsNote: 'Beide onder de SIL Open Font License 1.1.',
  fontBy: (name, by) => `${name}, van ${by}`,
  libraries: 'Bibliotheken',
  librariesNote: (count) => `${count} werken van anderen zitten in deze app.`,
  licence: (licence) => `Licentie ${licence}`,
  showText: (name) => `Licentie van ${name} tonen`,
  hideText: (name) => `Licentie van ${name} verbergen`,
}

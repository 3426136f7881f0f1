/** Who made what, in English. */
export const about = {
  title: 'About',
  game: 'The game',
  author: 'Claim It! is a board game by Kris Gould, published in 2006.',
  unofficial:
    'This is an unofficial edition, made by fans. It is not connected with the author or a publisher.',
  free: 'Nothing is sold here, nothing is counted, and nothing leaves this device.',
  version: (version: string) => `Version ${version}`,
  fonts: 'Typefaces',
  fontsNote: 'Both under the SIL Open Font License 1.1.',
  fontBy: (name: string, by: string) => `${name}, by ${by}`,
  libraries: 'Libraries',
  librariesNote: (count: number) => `${count} works of others are part of this app.`,
  licence: (licence: string) => `Licence ${licence}`,
  showText: (name: string) => `Show the licence of ${name}`,
  hideText: (name: string) => `Hide the licence of ${name}`,
}

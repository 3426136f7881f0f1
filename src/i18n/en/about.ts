/** Who made what, in English. */
export const about = {
  title: 'About',
  author: 'Claim It! is a board game by Kris Gould, published in 2006.',
  unofficial:
    'This is an unofficial edition, made by fans. It is not connected with the author or a publisher.',
  free: 'Nothing is sold here, nothing is counted, and nothing leaves this device.',
  fonts: 'Typefaces',
  libraries: 'Libraries',
  librariesNote: (count: number) => `${count} works by others are part of this app.`,
  licences: 'Licences',
  showText: (name: string) => `Show the licence ${name}`,
  hideText: (name: string) => `Hide the licence ${name}`,
}

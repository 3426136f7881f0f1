/** A file name from a title: letters and digits of any language, hyphens for the rest. */
export const fileNameOf = (title: string): string =>
  `claim-it-${title
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)}.txt`

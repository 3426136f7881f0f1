/** What a name is, for whoever types, imports or reads one: something that can be seen. It tidies, and refuses nothing. */

/** What nobody sees: controls, also of the direction of writing, what has no width, halves of characters, a blank that is a letter. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Marks with nothing beneath them, and what would join them. */
const baseless = /(^|\s)[\p{M}\u200C\u200D]+/gu

const joinsLetters = (before: string, after: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point}|\p{Script=Latin})[\p{L}\p{M}]$/u.test(before) &&
  /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}]/u.test(after)

const joinsPictures = (before: string, after: string): boolean =>
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?$/u.test(before) &&
  /^\p{Extended_Pictographic}/u.test(after)

/** Whether something unseen shapes what is seen around it: a joiner inside a script or a picture, or how a picture is drawn. */
const shapes = (char: string, before: string, after: string): boolean => {
  if (char === '\u200C') return joinsLetters(before, after)
  if (char === '\u200D') return joinsLetters(before, after) || joinsPictures(before, after)
  if (char !== '\uFE0E' && char !== '\uFE0F') return false
  return /\p{Extended_Pictographic}$/u.test(before) || (/[0-9#*]$/.test(before) && after[0] === '\u20E3')
}

/** The same words without what cannot be seen; empty where nothing can. */
export const tidyName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    // No look behind in the patterns: some browsers know none.
    .replace(unseen, (char, at: number, all: string) =>
      shapes(char, all.slice(Math.max(0, at - 4), at), all.slice(at + 1, at + 5)) ? char : '',
    )
    .replace(baseless, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** Removes invisible characters from a name that was typed, imported or read. */

/** Control characters (also of the writing direction), zero-width characters, lone surrogates, and the blank Braille letter. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Combining marks without a base character, and the joiners among them. */
const baseless = /(^|\s)[\p{M}\u200C\u200D]+/gu

const joinsLetters = (before: string, after: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point}|\p{Script=Latin})[\p{L}\p{M}]$/u.test(before) &&
  /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}]/u.test(after)

const joinsEmoji = (before: string, after: string): boolean =>
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?$/u.test(before) &&
  /^\p{Extended_Pictographic}/u.test(after)

/**
 * Whether an invisible character changes the look of its neighbours: a joiner within a script or an emoji, or a variation
 * selector.
 */
const shapes = (char: string, before: string, after: string): boolean => {
  if (char === '\u200C') return joinsLetters(before, after)
  if (char === '\u200D') return joinsLetters(before, after) || joinsEmoji(before, after)
  if (char !== '\uFE0E' && char !== '\uFE0F') return false
  return /\p{Extended_Pictographic}$/u.test(before) || (/[0-9#*]$/.test(before) && after[0] === '\u20E3')
}

/** Empty when nothing visible is left. */
export const tidyName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    // A function instead of a lookbehind, which older browsers do not support.
    .replace(invisible, (char, at: number, all: string) =>
      shapes(char, all.slice(Math.max(0, at - 4), at), all.slice(at + 1, at + 5)) ? char : '',
    )
    .replace(baseless, '$1')
    .replace(/\s+/g, ' ')
    .trim()

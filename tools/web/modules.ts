/** Tells browsers that each module of a script is called at once, as all of them are: else they read each twice. */

const begins = /^__d\(function(?=\()/gm
const ends = /\},("?\d+"?,(?:\[[^\]\n]*\]|\{[^\n]*\})\);)$/gm

/** V8 compiles a function in brackets when it meets it; without them it looks for its end first, and reads it anew when it is called. */
export const inBrackets = (script: string): string => {
  const [begun, ended] = [script.match(begins)?.length ?? 0, script.match(ends)?.length ?? 0]
  if (begun !== ended) throw new Error(`Of ${begun} modules ${ended} end: does Metro write them otherwise?`)
  return script.replace(begins, '__d((function').replace(ends, '}),$1')
}

/**
 * Makes browsers read scripts once: that each module is called at once, as all of them are, that what begins the app stands apart,
 * and that the app is compiled beside the page while it comes, not bit by bit by whoever waits for Home.
 */

const begins = /^__d\(function(?=\()/gm
const ends = /\},("?\d+"?,(?:\[[^\]\n]*\]|\{[^\n]*\})\);)$/gm

/** V8 compiles a function in brackets when it meets it; without them it looks for its end first, and reads it anew when it is called. */
export const inBrackets = (script: string): string => {
  const [begun, ended] = [script.match(begins)?.length ?? 0, script.match(ends)?.length ?? 0]
  if (begun !== ended) throw new Error(`Of ${begun} modules ${ended} end: does Metro write them otherwise?`)
  return script.replace(begins, '__d((function').replace(ends, '}),$1')
}

const calls = /(?:\n__r\(\d+\);)+\s*$/

/**
 * The script, and the calls at its end that begin the app; empty where it begins nothing. Whoever inspects a page has V8 tell where each
 * error was made, and React makes some as it is read: for that V8 reads all of the script that began it once more.
 */
export const splitCalls = (script: string): readonly [script: string, calls: string] => {
  const [found = ''] = calls.exec(script) ?? []
  return [script.slice(0, script.length - found.length), found.trim()]
}

/** V8 then compiles every function of the script at once, on a thread of its own. Others overlook the comment. */
export const compiledWhole = (script: string): string => `//# allFunctionsCalledOnLoad\n${script}`

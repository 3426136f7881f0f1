/**
 * Rewrites Metro's scripts so that browsers parse and compile them once. Plain Metro output takes 1.6 times as long until Home
 * can be tapped: see docs/performance.md.
 */

const begins = /^__d\(function(?=\()/gm
const ends = /\},("?\d+"?,(?:\[[^\]\n]*\]|\{[^\n]*\})\);)$/gm

/** V8 compiles a function in brackets immediately. Without them it only pre-parses it, and parses it again when it is called. */
export const inBrackets = (script: string): string => {
  const [begun, ended] = [script.match(begins)?.length ?? 0, script.match(ends)?.length ?? 0]
  if (begun !== ended) throw new Error(`Of ${begun} modules ${ended} end: does Metro write them otherwise?`)
  return script.replace(begins, '__d((function').replace(ends, '}),$1')
}

const calls = /(?:\n__r\(\d+\);)+\s*$/

/**
 * Splits off the calls at the end of a script that start the app; empty if it starts nothing. In a page that is inspected, V8
 * locates where each error was created, and for that parses the whole script that started it. React creates some errors while it
 * loads.
 */
export const splitCalls = (script: string): readonly [script: string, calls: string] => {
  const [found = ''] = calls.exec(script) ?? []
  return [script.slice(0, script.length - found.length), found.trim()]
}

/** V8 then compiles every function of the script at once, on another thread. Other engines ignore the comment. */
export const compiledWhole = (script: string): string => `//# allFunctionsCalledOnLoad\n${script}`

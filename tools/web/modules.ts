/**
 * Rewrites Metro's scripts so that they are smaller and browsers parse and compile them once. Plain Metro output takes 1.6 times as
 * long until Home can be tapped: see docs/performance.md.
 */
import { minify } from 'terser'

/**
 * Metro names the variables of each module by themselves. The same names in all modules of a script compress better. And V8 compiles
 * a function in brackets immediately; without them it only pre-parses it, and parses it again when it is called.
 */
export const renamed = async (script: string): Promise<string> => {
  const { code } = await minify(script, { compress: false, format: { wrap_func_args: true } })
  if (code === undefined) throw new Error('Terser returned no script')
  return code
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

/**
 * `npm run soak`: the soaks and the longest tests. Arguments select tests: `kills` kills the browser after each of 300 actions,
 * `torn` tears the write of every action of a match, `sights` lays out every sight of the app in every size, text scale, language
 * and theme; `many` opens the export in dist with thousands of matches. `--small` only runs the soaks, as CI does.
 */
import { join } from 'node:path'
import { runBundled } from '../runBundled'
import { runTool } from '../runTool'

const words = process.argv.slice(2)

const tests = {
  kills: () => runTool('__tests__/browser/run.ts', ['sigkill'], { KILLS: '300' }),
  torn: () => runTool('__tests__/browser/run.ts', ['torn'], { ACTIONS: 'Infinity' }),
  sights: () => runTool('__tests__/phone/run.ts', ['fits'], { PHONE_WHOLE: '1' }),
}

const chosen = Object.entries(tests).filter(([name]) => words.length === 0 || words.includes(name))

// Measures the export in dist, so only when it is named; see the file for its arguments.
if (words[0] === 'many') runTool('tools/soak/many.ts', words.slice(1))
else {
  if (!Object.keys(tests).some((name) => words.includes(name))) runBundled(join(__dirname, 'counts.ts'))
  if (!process.exitCode) for (const [, run] of chosen) run()
}

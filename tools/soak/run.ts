/** npm run soak: the long counts, whole; with --small as the checks run them. */
import { join } from 'node:path'
import { runBundled } from '../runBundled'

runBundled(join(__dirname, 'counts.ts'))

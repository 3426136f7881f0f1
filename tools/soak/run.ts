/** npm run soak: the long counts, whole; with --small as the checks run them, with words only those so named. */
import { join } from 'node:path'
import { runBundled } from '../runBundled'

// Of the theme the stage needs the times only; fonts and React stay away.
runBundled(join(__dirname, 'counts.ts'), { '@/theme/index': 'theme/motion.ts' })

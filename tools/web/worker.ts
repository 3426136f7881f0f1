/** The service worker, which caches the whole export so that all of it works offline. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSW } from 'workbox-build'

/** What the browser itself keeps under an address may be wrong too: asks the host again before an installation fails. */
const askAgain = `{const ask=self.fetch
self.fetch=(what,how)=>ask(what,how).catch((error)=>{
  if(!what.integrity)throw error
  return ask(new Request(what,{cache:'reload'}),how)
})}
`

/** A new version waits until the old one is closed. */
export async function writeWorker(folder: string): Promise<void> {
  const digestOf = (file: string): string =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('base64')}`
  const worker = join(folder, 'sw.js')
  const { count, size, warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*'],
    globIgnores: ['**/*.map', '404.html', 'robots.txt', 'metadata.json', 'icons/preview.png', 'sw.js'],
    // A host in the middle of a deployment may answer with other files, or with its page. Then the worker is not installed, and the
    // old version stays.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, integrity: digestOf(entry.url) })),
        warnings: [],
      }),
    ],
    swDest: worker,
    navigateFallback: 'index.html',
    dontCacheBustURLsMatching: /[.-][0-9a-f]{32}\.\w+$/,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    // Not `claim-it`: what versions without integrity have cached under that name may be wrong, and would be kept.
    cacheId: 'claim-it-verified',
  })
  writeFileSync(worker, askAgain + readFileSync(worker, 'utf8'))
  for (const warning of warnings) console.warn(warning)
  console.log(`sw.js keeps ${count} files, ${Math.round(size / 1000)} kB, for when there is no network`)
}

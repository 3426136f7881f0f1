/**
 * `npm run export:web`: exports the app for the web, ready for any host.
 *
 *   npm run export:web                          into dist, for the root of a host
 *   npm run export:web -- --base /claim-it      for a subfolder of it
 *   npm run export:web -- --to <folder>         into another folder
 *   npm run export:web -- --site https://a.org  with absolute addresses in link previews
 *   npm run export:web -- --source-maps         with maps, for `npm run size` and `npm run licences`
 */
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { transformSync } from 'esbuild'

import { dictionaries } from '@/i18n/dictionaries'
import { palettes } from '@/theme/colours'
import { runExpo } from '../expo'
import { filesBelow } from '../filesBelow'
import { drawHome } from './drawing'
import { firstPicture } from './firstPicture'
import { compiledWhole, renamed, splitCalls } from './modules'
import { firstScript, manifestOf, pageOf, withScript } from './page'
import { writeWorker } from './worker'

const root = resolve(__dirname, '../..')

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '' },
    to: { type: 'string', default: 'dist' },
    site: { type: 'string', default: '' },
    'source-maps': { type: 'boolean', default: false },
  },
})
const base = values.base.replace(/\/+$/, '')
if (base !== '' && !/^(\/[\w.~-]+)+$/.test(base)) throw new Error('A base begins with a slash: /claim-it')
const folder = resolve(root, values.to)

function exportApp(): void {
  rmSync(folder, { recursive: true, force: true })
  const maps = values['source-maps'] ? ['--source-maps'] : []
  runExpo(['export', '-p', 'web', '--output-dir', folder, ...maps], {
    env: { EXPO_NO_TELEMETRY: '1', CLAIM_IT_BASE: base },
  })
}

const scripts = '_expo/static/js/web'

/** Makes scripts smaller and compile faster. Not with source maps, which would no longer match. */
async function optimiseScripts(): Promise<void> {
  if (values['source-maps']) return
  for (const file of readdirSync(join(folder, scripts))) {
    const path = join(folder, scripts, file)
    const [modules, calls] = splitCalls(readFileSync(path, 'utf8'))
    const script = await renamed(modules)
    writeFileSync(path, calls === '' ? script : compiledWhole(script))
    if (calls === '') continue
    writeFileSync(join(folder, startOf(calls)), calls)
    const page = join(folder, 'index.html')
    writeFileSync(page, withScript(readFileSync(page, 'utf8'), `${base}/${startOf(calls)}`))
  }
}

/** Named by its content, like Metro's own scripts. */
const startOf = (calls: string): string =>
  `${scripts}/start-${createHash('md5').update(calls).digest('hex')}.js`

const notHere = Object.fromEntries(
  Object.entries(dictionaries).map(([language, { problems }]) => [
    language,
    [problems.notHere, problems.tryAgain] as const,
  ]),
)

function dressPage(): void {
  const { expo } = JSON.parse(readFileSync(join(root, 'app.json'), 'utf8')) as {
    readonly expo: { readonly name: string; readonly description: string }
  }
  const { name, description } = expo
  const path = join(folder, 'index.html')
  const page = pageOf(readFileSync(path, 'utf8'), {
    base,
    site: values.site.replace(/\/+$/, ''),
    name,
    description,
    fonts: filesBelow(folder).filter((file) => file.endsWith('.woff2')),
    picture: firstPicture(drawHome()),
  })
  const paper = palettes.paper.colours.bg
  writeFileSync(path, page)
  // Static hosts serve this page for links that have no file.
  writeFileSync(join(folder, '404.html'), page)
  writeFileSync(join(folder, 'first.js'), transformSync(firstScript(notHere), { minify: true }).code)
  writeFileSync(join(folder, 'manifest.webmanifest'), manifestOf({ name, description, paper }))
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nAllow: /\n')
  cpSync(join(root, 'assets/web'), join(folder, 'icons'), { recursive: true })
}

async function main(): Promise<void> {
  exportApp()
  await optimiseScripts()
  dressPage()
  await writeWorker(folder)
}

void main()

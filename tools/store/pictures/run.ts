/**
 * npm run pictures:store: photographs real matches in the exported app for both stores, in three languages, and writes
 * artifacts/store/<language>/<format>-<number>-<scene>.png, Google Play's banner, and its icon. It uploads nothing.
 *
 *   npm run pictures:store                     all
 *   npm run pictures:store -- en ipad bust     only these languages, formats and scenes
 *   DIST=dist npm run pictures:store           without exporting again
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser } from 'playwright-core'

import { drawIcon } from '../../icons/draw'
import { root, withApp } from '../../picture/app'
import { photograph } from '../../picture/photograph'
import { languages, type Language } from '../texts'
import { drawBanner } from './banner'
import { captions, sceneNames, type SceneName } from './captions'
import { formats, scaleOf, type Format } from './formats'
import { drawPoster } from './poster'
import { phrasesOf, scenes, type Scene } from './scenes'

const words = process.argv.slice(2)

/** Keeps those of a kind that the arguments name; all if they name none. */
const wanted = <One>(all: readonly One[], isNamed: (one: One, word: string) => boolean): readonly One[] => {
  const named = all.filter((one) => words.some((word) => isNamed(one, word)))
  return named.length > 0 ? named : all
}
const isWord = (one: string, word: string): boolean => one === word

const folder = join(root, 'artifacts/store')

async function drawScene(
  browser: Browser,
  url: string,
  [language, format, name, scene]: readonly [Language, Format, SceneName, Scene],
): Promise<void> {
  const { path, scheme, stored, pose } = scene
  const app = await photograph(browser, url, {
    path,
    scheme,
    stored,
    size: format.app,
    // In the resolution of the final picture, so that nothing is resampled.
    fineness: format.density * scaleOf(format),
    locale: language,
    pose: (page) => pose(page, phrasesOf(language)),
  })
  const file = join(language, `${format.name}-${sceneNames.indexOf(name) + 1}-${name}.png`)
  await drawPoster(browser, { format, caption: captions[language][name], scheme, app }, join(folder, file))
  console.log(`artifacts/store/${file}`)
}

void withApp(async (browser, url) => {
  const all = scenes()
  for (const language of wanted(languages, isWord)) {
    mkdirSync(join(folder, language), { recursive: true })
    for (const format of wanted(formats, ({ name }, word) => name.includes(word)))
      for (const name of wanted(sceneNames, isWord))
        await drawScene(browser, url, [language, format, name, all[name]])
    await drawBanner(browser, url, language, join(folder, language, 'play-banner.png'))
    console.log(`artifacts/store/${language}/play-banner.png`)
  }
  await drawIcon(await browser.newPage(), 'icon', 512, join(folder, 'play-icon.png'))
  console.log('artifacts/store/play-icon.png')
})

/**
 * On every sight nothing that must be seen is cut, covered or off the screen: at six sizes, four scales of the system's
 * text, in three languages and both coats. By default a seeded sample; PHONE_WHOLE=1 looks at all (`npm run soak`).
 */
import assert from 'node:assert/strict'

import { seededRandom } from '../../tools/seededRandom'
import { misfitsOn } from './support/checks/fits'
import { platforms } from './support/device'
import { languages, onSight, type Sight, sights, type View } from './support/tour'

const sizes = [
  [320, 568],
  [375, 667],
  [390, 844],
  [412, 915],
  [844, 390],
  [820, 1180],
] as const
const scales = [1, 1.3, 2, 3.1] as const
const themes = ['paper', 'lantern'] as const

type Look = { readonly sight: Sight; readonly view: View }

const whole: readonly Look[] = sights.flatMap((sight) =>
  platforms.flatMap((platform) =>
    sizes.flatMap(([width, height]) =>
      scales.flatMap((fontScale) =>
        languages.flatMap((language) =>
          themes.map((theme) => ({ sight, view: { platform, width, height, fontScale, language, theme } })),
        ),
      ),
    ),
  ),
)

/** Every sight comes up in a sample, each time looked at in other ways. */
function sampled(ways: number, seed: number): readonly Look[] {
  const random = seededRandom(seed)
  const each = whole.length / sights.length
  return sights.flatMap((_, at) =>
    Array.from({ length: ways }, () => whole[at * each + Math.floor(random() * each)]!),
  )
}

const isWhole = process.env.PHONE_WHOLE === '1'
const ways = Number(process.env.PHONE_WAYS ?? 2)
const seed = Number(process.env.PHONE_SEED ?? 1)

for (const { sight, view } of isWhole ? whole : sampled(ways, seed)) {
  const { width, height, fontScale, language, theme } = view
  onSight(
    `${sight.name} fits ${width} x ${height}, text ${fontScale}, ${language}, ${theme}`,
    sight,
    view,
    (phone) => {
      assert.deepEqual([...new Set(misfitsOn(phone))], [])
    },
  )
}

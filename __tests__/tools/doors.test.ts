/** What the web ships leads past the doors of the rooms, to the very same things. */
import { transformSync } from '@babel/core'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const through = (code: string): string =>
  transformSync(code, {
    filename: join(root, 'src/screens/home/HomeScreen.tsx'),
    babelrc: false,
    configFile: false,
    plugins: [join(root, 'tools/bundle/doors')],
    parserOpts: { plugins: ['typescript', 'jsx'] },
  })!.code!.replace(/"/g, "'")

test('an import through a door leads straight to the file behind it, also where that has a door of its own', () => {
  expect(through(`import { Board } from '@/ui/index'`)).toBe(`import { Board } from '../../ui/board/Board';`)
})

test('a room that hands out all of a file is looked through too', () => {
  expect(through(`import { space } from '@/theme/index'`)).toBe(
    `import { space } from '../../theme/measures';`,
  )
})

test('a thing keeps the name it is given here', () => {
  expect(through(`import { Text as Words } from '@/ui/index'`)).toBe(
    `import { Text as Words } from '../../ui/kit/Text';`,
  )
})

test('types, packages and the list of names are left alone', () => {
  for (const code of [
    `import type { Game } from '@/engine/index';`,
    `import { View } from 'react-native';`,
    `import { levels } from '@/names';`,
  ])
    expect(through(code)).toBe(code.replace(/"/g, "'"))
})

test('what no door hands out stays as it is written, for the bundler to refuse', () => {
  expect(through(`import { nothing } from '@/ui/index'`)).toBe(`import { nothing } from '@/ui/index';`)
})

/** The flows that Maestro plays on a device use texts, files and an app that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAllDocuments } from 'yaml'

import * as english from '../../src/i18n/en'
import { root } from '../house/rooms'
import { argumentsFor, places, type Sample } from '../i18n/arguments'

const folder = join(root, 'tools/device')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => join(folder, file))

type Command = string | Readonly<Record<string, unknown>>
type Flow = { readonly file: string; readonly appId: unknown; readonly commands: readonly Command[] }

const flows = files.map((file): Flow => {
  const [head, body] = parseAllDocuments(readFileSync(file, 'utf8')).map((part): unknown => part.toJS())
  return { file, appId: (head as { appId?: unknown }).appId, commands: body as readonly Command[] }
})

type Found = { readonly texts: readonly string[]; readonly files: readonly string[] }
const nothing: Found = { texts: [], files: [] }
const both = (found: readonly Found[]): Found => ({
  texts: found.flatMap(({ texts }) => texts),
  files: found.flatMap((each) => each.files),
})

/** What a command's argument looks for: a text, or an object that has one. */
const seen = (value: unknown): Found =>
  typeof value === 'string' ? { texts: [value], files: [] } : seen((value as { text: unknown }).text)

const condition = (value: unknown): Found =>
  both(
    Object.entries((value ?? {}) as Readonly<Record<string, unknown>>)
      .filter(([name]) => name !== 'timeout')
      .map(([name, what]) => {
        if (name !== 'visible' && name !== 'notVisible') throw new Error(`Unknown condition ${name}`)
        return seen(what)
      }),
  )

const looksFor = ['tapOn', 'assertVisible', 'assertNotVisible']
const looksForNothing = ['launchApp', 'killApp', 'back', 'pressKey', 'setOrientation']

/** All that a list of commands looks for and runs. Throws at a command it does not know. */
const foundIn = (commands: readonly Command[]): Found =>
  both(
    commands.map((command) => {
      const [name = '', value] = typeof command === 'string' ? [command] : (Object.entries(command)[0] ?? [])
      if (looksForNothing.includes(name)) return nothing
      if (looksFor.includes(name)) return seen(value)
      if (name === 'extendedWaitUntil') return condition(value)
      if (name === 'runFlow' && typeof value === 'string') return { texts: [], files: [value] }
      if (name === 'runFlow' || name === 'repeat') {
        const block = value as { when?: unknown; while?: unknown; commands: readonly Command[] }
        return both([condition(block.when), condition(block.while), foundIn(block.commands)])
      }
      throw new Error(`Unknown command ${name}`)
    }),
  )

const samples: readonly Sample[] = [
  { number: 1, turn: 0 },
  { number: 2, turn: 1 },
  { number: 5, turn: 2 },
]

/** Every English text, those with arguments with some samples. */
const phrases = ((): readonly string[] => {
  const fixed: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') fixed.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect(english)
  const made = places.flatMap((place) => {
    const phrase = place
      .split('.')
      .reduce((inside: unknown, key) => (inside as Readonly<Record<string, unknown>>)[key], english)
    return samples.flatMap((sample) =>
      (phrase as (...given: readonly unknown[]) => string | readonly string[])(
        ...argumentsFor(place, sample),
      ),
    )
  })
  return [...fixed, ...made]
})()

/** Maestro compares the whole text and ignores case. A label joins phrases with colons. */
const isAPhrase = (pattern: string): boolean => {
  const whole = new RegExp(`^(?:${pattern})$`, 'is')
  return /\p{L}{2}|\p{L}’\p{L}/u.test(pattern) && phrases.some((phrase) => whole.test(phrase))
}
const isShown = (pattern: string): boolean =>
  pattern.split('|').every((text) =>
    text
      .replace(/: \.\*$/, '')
      .split(': ')
      .every(isAPhrase),
  )

it('finds the flows', () => {
  expect(files.map((file) => file.slice(folder.length + 1).replaceAll('\\', '/')).sort()).toEqual([
    'largeText.yaml',
    'match.yaml',
    'steps/turn.yaml',
  ])
})

it.each(flows)('taps and expects only texts of the app in $file', ({ commands }) => {
  const { texts } = foundIn(commands)
  expect(texts.length).toBeGreaterThan(2)
  expect(texts.filter((text) => !isShown(text))).toEqual([])
})

it('notices a text that the app does not have', () => {
  const reworded = [
    'Roll the dices',
    'Continues: .*',
    'Column \\d, row \\d: puts .*',
    'Roll again|Stop it',
    '.*',
  ]
  expect(reworded.filter(isShown)).toEqual([])
})

it.each(flows)('runs only flows that exist from $file, in this app', ({ file, appId, commands }) => {
  const { expo } = JSON.parse(readFileSync(join(root, 'app.json'), 'utf8')) as {
    expo: { android: { package: string } }
  }
  expect(appId).toBe(expo.android.package)
  const missing = foundIn(commands).files.filter((path) => !existsSync(join(dirname(file), path)))
  expect(missing).toEqual([])
})

it('is started on every flow', () => {
  const script = readFileSync(join(folder, 'run.sh'), 'utf8')
  const started = [...script.matchAll(/^maestro test tools\/device\/(\S+)$/gm)].map(([, file]) => file)
  expect(started).toEqual(['match.yaml', 'largeText.yaml'])
})

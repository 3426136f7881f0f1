/** The licences page names every library that the native projects add. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../house/rooms'
import { nativeDependencies, ownPods } from '../../tools/licences/nativeDependencies'
import {
  libraryOf,
  nativeLibraries,
  nativeWorks,
  unknownOf,
  withoutLibrary,
} from '../../tools/licences/nativeLibraries'
import { textsFor } from '../../tools/licences/texts'

const dependencies = nativeDependencies(root)
const own = ownPods(root)
const names = new Set(dependencies.map(({ name }) => name))

it('finds pods, Gradle artifacts and the C++ libraries of React Native', () => {
  for (const name of [
    'RCT-Folly',
    'SocketRocket',
    'hermes-engine',
    'Yoga',
    'com.squareup.okhttp3:okhttp',
    'com.facebook.fresco:fresco',
    'androidx.media3:media3-exoplayer',
    'androidx.core:core-ktx',
    'fastFloat',
  ])
    expect(names).toContain(name)
})

it('knows every library that an installed package names', () => {
  expect(unknownOf(dependencies, own)).toEqual([])
})

it('notices a library that no list knows', () => {
  const stranger = { name: 'org.example:stranger', file: 'stranger/android/build.gradle' }
  expect(unknownOf([...dependencies, stranger], own)).toEqual([stranger])
})

it('lists no library, and no exception, that nothing names any more', () => {
  const named = new Set([...names].map(libraryOf))
  const stale = nativeLibraries.filter((library) =>
    library.through === undefined ? !named.has(library) : !names.has(library.through),
  )
  expect(stale).toEqual([])
  expect(Object.keys(withoutLibrary).filter((name) => !names.has(name))).toEqual([])
})

it('shows on the page what the command finds', () => {
  const shown: unknown = JSON.parse(readFileSync(join(root, 'src/screens/about/nativeLicences.json'), 'utf8'))
  const libraries = nativeWorks(dependencies)
  expect(shown).toEqual({ libraries, texts: textsFor(root, libraries) })
})

it('has the text of each licence but that of the Independent JPEG Group, which asks for one sentence', () => {
  const texts = textsFor(root, nativeLibraries)
  expect(Object.keys(texts).filter((licence) => texts[licence] === null)).toEqual(['IJG'])
  expect(texts['Apache-2.0']).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION')
  const sentence = 'This software is based in part on the work of the Independent JPEG Group.'
  expect(nativeLibraries.flatMap(({ copyright }) => copyright)).toContain(sentence)
})

/**
 * The libraries that the native projects add to the app, with licence and copyright as their own repositories have them:
 * podspecs and Gradle files name no copyright, and the licence of one (double-conversion) wrongly.
 */
import type { Work } from './collect'
import type { Dependency } from './nativeDependencies'

type NativeLibrary = Work & {
  /** Names of dependencies; `group:` stands for all artifacts of a group and of the groups below it. */
  readonly from: readonly string[]
  /** No file here names it: the named dependency brings it along. */
  readonly through?: string
}

const meta = 'Copyright (c) Meta Platforms, Inc. and affiliates.'

export const nativeLibraries: readonly NativeLibrary[] = [
  {
    name: 'AndroidX',
    licence: 'Apache-2.0',
    copyright: ['Copyright (C) The Android Open Source Project'],
    from: ['androidx.'],
  },
  {
    name: 'AndroidX Media3',
    licence: 'Apache-2.0',
    copyright: ['Copyright (C) The Android Open Source Project'],
    from: ['androidx.media3:'],
  },
  { name: 'Boost', licence: 'BSL-1.0', copyright: ['Copyright (c) the Boost authors'], from: ['boost'] },
  {
    name: 'Brotli',
    licence: 'MIT',
    copyright: ['Copyright (c) 2009, 2010, 2013-2016 by the Brotli Authors.'],
    from: ['org.brotli:'],
  },
  {
    name: 'Commons Codec',
    licence: 'Apache-2.0',
    copyright: [
      'Copyright 2002-2014 The Apache Software Foundation',
      'This product includes software developed at The Apache Software Foundation (http://www.apache.org/).',
      'Copyright (c) 2008 Alexander Beider & Stephen P. Morse.',
    ],
    from: ['commons-codec:'],
  },
  {
    name: 'Commons IO',
    licence: 'Apache-2.0',
    copyright: [
      'Copyright 2002-2017 The Apache Software Foundation',
      'This product includes software developed at The Apache Software Foundation (http://www.apache.org/).',
    ],
    from: ['commons-io:'],
  },
  {
    name: 'double-conversion',
    licence: 'BSD-3-Clause',
    copyright: ['Copyright 2006-2011, the V8 project authors. All rights reserved.'],
    from: ['DoubleConversion', 'doubleconversion'],
  },
  {
    name: 'fast_float',
    licence: 'MIT',
    copyright: ['Copyright (c) 2021 The fast_float authors'],
    from: ['fast_float', 'fastFloat'],
  },
  { name: 'fbjni', licence: 'Apache-2.0', copyright: [meta], from: ['com.facebook.fbjni:'] },
  {
    name: 'fmt',
    licence: 'MIT',
    copyright: ['Copyright (c) 2012 - present, Victor Zverovich and {fmt} contributors'],
    from: ['fmt'],
  },
  { name: 'Folly', licence: 'Apache-2.0', copyright: [meta], from: ['RCT-Folly', 'folly'] },
  { name: 'Fresco', licence: 'MIT', copyright: [meta], from: ['com.facebook.fresco:'] },
  {
    name: 'glog',
    licence: 'BSD-3-Clause',
    copyright: ['Copyright (c) 2008, Google Inc. All rights reserved.'],
    from: ['glog'],
  },
  {
    name: 'Gson',
    licence: 'Apache-2.0',
    copyright: ['Copyright 2008 Google Inc.'],
    from: ['com.google.code.gson:'],
  },
  {
    name: 'Guava',
    licence: 'Apache-2.0',
    copyright: ['Copyright (C) The Guava Authors'],
    from: [],
    through: 'androidx.media3:media3-exoplayer',
  },
  {
    name: 'Hermes',
    licence: 'MIT',
    copyright: [meta],
    from: ['hermes-engine', 'com.facebook.react:hermes-android'],
  },
  { name: 'Infer annotations', licence: 'MIT', copyright: [meta], from: ['com.facebook.infer.annotation:'] },
  {
    name: 'javax.inject',
    licence: 'Apache-2.0',
    copyright: ['Copyright (C) 2009 The JSR-330 Expert Group'],
    from: ['javax.inject:'],
  },
  {
    name: 'JSR 305 annotations',
    licence: 'Apache-2.0',
    copyright: ['Copyright (c) 2007-2009, JSR305 expert group'],
    from: ['com.google.code.findbugs:'],
  },
  {
    name: 'Kotlin',
    licence: 'Apache-2.0',
    copyright: [
      'Copyright 2010-2025 JetBrains s.r.o. and respective authors and developers',
      'Kotlin Programming Language contributors',
    ],
    from: ['org.jetbrains.kotlin:', 'org.jetbrains.kotlinx:'],
  },
  {
    name: 'libjpeg-turbo',
    licence: 'BSD-3-Clause AND IJG',
    copyright: [
      'Copyright (C) 2009-2024 D. R. Commander. All Rights Reserved.',
      'This software is based in part on the work of the Independent JPEG Group.',
    ],
    from: [],
    through: 'com.facebook.fresco:fresco',
  },
  {
    name: 'Material Components for Android',
    licence: 'Apache-2.0',
    copyright: ['Copyright (C) The Android Open Source Project'],
    from: ['com.google.android.material:'],
  },
  {
    name: 'OkHttp',
    licence: 'Apache-2.0',
    copyright: ['Copyright 2019 Square, Inc.'],
    from: ['com.squareup.okhttp3:'],
  },
  {
    name: 'Okio',
    licence: 'Apache-2.0',
    copyright: ['Copyright 2013 Square, Inc.'],
    from: ['com.squareup.okio:'],
  },
  {
    name: 'Pika',
    licence: 'MIT',
    copyright: ['Copyright (c) 2025 Łukasz Kosmaty'],
    from: ['io.github.lukmccall.pika:'],
  },
  {
    name: 'SocketRocket',
    licence: 'BSD-3-Clause',
    copyright: ['Copyright (c) 2016-present, Facebook, Inc. All rights reserved.'],
    from: ['SocketRocket'],
  },
  { name: 'SoLoader', licence: 'Apache-2.0', copyright: [meta], from: ['com.facebook.soloader:'] },
  { name: 'Yoga', licence: 'MIT', copyright: [meta], from: ['Yoga', 'com.facebook.yoga:'] },
  {
    name: 'Zstandard',
    licence: 'BSD-3-Clause',
    copyright: [meta],
    from: [],
    through: 'com.squareup.zstd:zstd-kmp-okio',
  },
  {
    name: 'zstd-kmp',
    licence: 'Apache-2.0',
    copyright: ['Copyright (C) 2024 Square, Inc.'],
    from: ['com.squareup.zstd:'],
  },
]

/** Dependencies that add no library of others, and why. */
export const withoutLibrary: Readonly<Record<string, string>> = {
  'com.facebook.react:react-android': 'React Native, which is among the packages',
  'com.facebook.react:react-native': 'React Native, which is among the packages',
  ReactNativeDependencies: 'the C++ libraries of React Native in one framework; each has its own name above',
  ReactAppDependencyProvider: 'code that React Native generates for the app',
  ReactCodegen: 'code that React Native generates for the app',
  'React-Codegen': 'code that React Native generates for the app',
  'React-jsc': 'only for apps without Hermes',
  workletsProject: 'react-native-worklets, which is among the packages',
  'project.ext.AsyncStorageLibs.coroutines': 'part of Kotlin, and only for the next storage, which is off',
  gflags: 'a version that React Native names and builds nothing with',
  nlohmannjson: 'a version that React Native names and builds nothing with',
}

const isFrom = (name: string, from: string): boolean =>
  /[.:]$/.test(from) ? name.startsWith(from) : name === from

/** The library with the longest matching name. */
export const libraryOf = (name: string): NativeLibrary | undefined => {
  const matching = nativeLibraries.flatMap((library) =>
    library.from.filter((from) => isFrom(name, from)).map((from) => ({ library, from })),
  )
  return matching.sort((a, b) => b.from.length - a.from.length)[0]?.library
}

/** Dependencies that neither list knows: a person has to look up their licence. */
export const unknownOf = (
  dependencies: readonly Dependency[],
  own: ReadonlySet<string>,
): readonly Dependency[] =>
  dependencies.filter(
    ({ name }) => libraryOf(name) === undefined && withoutLibrary[name] === undefined && !own.has(name),
  )

/** Libraries that some file names, or that come with such a dependency. */
export const nativeWorks = (dependencies: readonly Dependency[]): readonly Work[] => {
  const names = new Set(dependencies.map(({ name }) => name))
  const named = new Set([...names].map(libraryOf))
  return nativeLibraries
    .filter((library) => named.has(library) || (library.through !== undefined && names.has(library.through)))
    .map(({ name, licence, copyright }) => ({ name, licence, copyright }))
}

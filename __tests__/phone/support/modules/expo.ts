/** Expo's native modules: fonts load, randomness is seeded, files are in memory; other calls are only logged. */
import { assetOf } from '../bundles'
import type { Device } from '../device'
import { embeddedFonts } from '../../../support/embeddedFonts'
import { learnFont } from '../layout/fonts'
import type { Log } from '../log'
import type { Realm } from '../realm'
import { type NativeModule, noting, type NotingParts } from './native'

export type Chosen = { readonly name: string; readonly text: string }

export type ExpoParts = NotingParts & {
  readonly realm: Realm
  readonly device: () => Device
  readonly chance: number
  /** The clipboard, and the file chosen when the app asks for one. */
  readonly owner: { clipboard: string; chooses: Chosen | null }
  /** The number of open sheets. */
  readonly sheets: () => number
}

const base = `(() => {
  const listeners = Symbol('listeners')
  class EventEmitter {
    addListener(name, listener) {
      const all = (this[listeners] ??= new Map())
      if (!all.has(name)) all.set(name, new Set())
      all.get(name).add(listener)
      return { remove: () => all.get(name).delete(listener) }
    }
    removeListener(name, listener) { this[listeners]?.get(name)?.delete(listener) }
    removeAllListeners(name) { this[listeners]?.delete(name) }
    listenerCount(name) { return this[listeners]?.get(name)?.size ?? 0 }
    emit(name, ...args) { for (const listener of [...(this[listeners]?.get(name) ?? [])]) listener(...args) }
    startObserving() {}
    stopObserving() {}
  }
  class NativeModule extends EventEmitter {}
  class SharedObject extends EventEmitter { release() {} }
  class SharedRef extends SharedObject {}
  const nothing = async () => {}
  globalThis.expo = {
    EventEmitter, NativeModule, SharedObject, SharedRef,
    uuidv4: () => '0', uuidv5: () => '0', reloadAppAsync: nothing,
    getViewConfig: () => ({ validAttributes: {}, directEventTypes: {} }),
  }
})()`

/** Audio players log their calls; files hold a text. */
const classes = `((note, files) => ({
  AudioPlayer: class AudioPlayer extends expo.SharedRef {
    constructor(source) { super(); this.uri = source?.uri ?? source; note('sound', 'load', this.uri) }
    play() { note('sound', 'play', this.uri) }
    pause() { note('sound', 'pause', this.uri) }
    remove() { note('sound', 'remove', this.uri) }
    async seekTo(second) { note('sound', 'seekTo', this.uri, second) }
    setPlaybackRate() {}
    replace() {}
    get currentStatus() { return {} }
  },
  FileSystemDirectory: class FileSystemDirectory extends expo.SharedRef {
    constructor(uri) { super(); this.uri = uri }
    validatePath() {}
  },
  FileSystemFile: class FileSystemFile extends expo.SharedRef {
    constructor(uri) { super(); this.uri = uri }
    validatePath() {}
    create() { files.set(this.uri, '') }
    async write(text) { await null; files.set(this.uri, text); note('file', 'write', this.uri, text) }
    async text() { if (!files.has(this.uri)) throw new Error('no such file'); return files.get(this.uri) }
    textSync() { return files.get(this.uri) }
    get exists() { return files.has(this.uri) }
    get size() { return files.get(this.uri)?.length ?? 0 }
    delete() { files.delete(this.uri) }
  },
}))`

export function installExpo(parts: ExpoParts): void {
  const { realm } = parts
  realm.evaluate(base)
  const expo = realm.globals.expo as Record<string, unknown>
  const known = modulesOf(parts)
  const make = realm.evaluate('() => new expo.NativeModule()') as () => NativeModule
  const made = new Map<string, unknown>()
  const module = (name: string): unknown => {
    if (absent.has(name)) return null
    const before = made.get(name)
    if (before !== undefined) return before
    const members = Object.assign(make(), known[name])
    const after = noting(parts, name, members, (method) => memberOf(parts, name, method))
    made.set(name, after)
    return after
  }
  expo.modules = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? module(name) : undefined) })
}

const absent = new Set(['ExpoUpdates', 'ExpoGo', 'ExpoFontUtils', 'ExponentFileSystem', 'ExpoObserve'])

/** An unknown member is a class if its name starts with a capital, otherwise a function that resolves to undefined. */
function memberOf({ realm, log }: ExpoParts, module: string, name: string): unknown {
  if (/^[A-Z]/.test(name)) return realm.evaluate(`(class ${name} extends expo.SharedRef {})`)
  if (/^(addListener|removeListeners?)$/.test(name)) return undefined
  return (...args: readonly unknown[]) => {
    log.note(module, name, ...args)
    return realm.promise(undefined)
  }
}

function modulesOf({
  realm,
  log,
  device,
  chance,
  owner,
  sheets,
}: ExpoParts): Readonly<Record<string, NativeModule>> {
  const { own, promise } = realm
  const files = new Map<string, string>()
  const fill = makeChance(chance)
  const bytes = realm.evaluate('(count) => new Uint8Array(count)') as (count: number) => Uint8Array
  const makeClasses = realm.evaluate(classes) as (
    note: Log['note'],
    files: Map<string, string>,
  ) => NativeModule
  const { AudioPlayer, FileSystemDirectory, FileSystemFile } = makeClasses(log.note, files)
  const { locale, insets, platform } = device()
  const fonts = embeddedFonts(platform)
  for (const { family, file } of fonts) learnFont(family, file)
  return {
    ExponentConstants: {
      executionEnvironment: 'bare',
      manifest: own({ name: 'Claim It!', scheme: 'claimit' }),
      statusBarHeight: insets.top,
    },
    ExpoLocalization: {
      getLocales: () => own([localeOf(locale)]),
      getCalendars: () => own([{ calendar: 'gregory', timeZone: 'Europe/Berlin', firstWeekday: 2 }]),
    },
    ExpoCrypto: { getRandomBytes: (count: number) => fill(bytes(count)), getRandomValues: fill },
    ExpoFontLoader: { getLoadedFonts: () => own(fonts.map(({ family }) => family)) },
    ExpoAsset: { downloadAsync: (_uri: string, hash: string) => promise(assetOf(hash)) },
    ExpoAudio: { AudioPlayer },
    ExpoSharing: {
      isAvailableAsync: () => promise(true),
      shareAsync: (uri: string) => {
        log.note('ExpoSharing', 'shareAsync', uri, files.get(uri))
        // iOS would present it on the closing sheet, where it would never appear.
        if (sheets() > 0) realm.problems.push('share: its sheet comes up over one of ours')
        return promise(undefined)
      },
    },
    FileSystem: {
      FileSystemDirectory,
      FileSystemFile,
      cacheDirectory: 'file:///cache/',
      documentDirectory: 'file:///documents/',
    },
    ExpoClipboard: {
      getStringAsync: () => promise(owner.clipboard),
      setStringAsync: (text: string) => {
        owner.clipboard = text
        return promise(true)
      },
    },
    ExpoDocumentPicker: {
      getDocumentAsync: () => {
        const { chooses } = owner
        if (chooses === null) return promise(own({ canceled: true, assets: null }))
        const uri = `file:///cache/${chooses.name}`
        files.set(uri, chooses.text)
        const asset = { uri, name: chooses.name, size: chooses.text.length, mimeType: 'text/plain' }
        return promise(own({ canceled: false, assets: [asset] }))
      },
    },
  }
}

const localeOf = (tag: string) => {
  const [languageCode, regionCode] = tag.split('-')
  return { languageTag: tag, languageCode, regionCode, textDirection: 'ltr' }
}

/** Marsaglia's xorshift, as reproducible randomness. */
function makeChance(seed: number): (bytes: Uint8Array) => Uint8Array {
  let state = seed | 1
  return (bytes) => {
    for (let index = 0; index < bytes.length; index++) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      bytes[index] = state & 255
    }
    return bytes
  }
}

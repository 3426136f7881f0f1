/** TurboModules of React Native and of the libraries, as far as the app reads from them. */
import { type Device } from '../device'
import { type DiskParts, makeDiskModule } from '../disk'
import type { Callback } from '../realm'
import { type NativeModule, noting, type NotingParts } from './native'

export type CoreParts = DiskParts &
  NotingParts & {
    readonly device: () => Device
    readonly link: string | null
    readonly dom: NativeModule
  }

/** Modules that this phone lacks. */
const absent = [
  'NativePerformanceObserverCxx',
  'NativeMutationObserverCxx',
  'NativeIntersectionObserverCxx',
  'DevSettings',
  'DevMenu',
  'JSDevSupport',
  'PlatformLocalStorage',
  'RNC_AsyncSQLiteDBStorage',
]

const version = { major: 0, minor: 86, patch: 3, prerelease: null }

const platformConstants = {
  android: {
    isTesting: false,
    reactNativeVersion: version,
    Version: 36,
    Release: '16',
    Serial: '',
    Fingerprint: '',
    Model: 'Made of fakes',
    Brand: '',
    Manufacturer: '',
    uiMode: 'normal',
    isDisableAnimations: false,
  },
  ios: {
    isTesting: false,
    reactNativeVersion: version,
    forceTouchAvailable: false,
    interfaceIdiom: 'phone',
    osVersion: '26.0',
    systemName: 'iOS',
    isMacCatalyst: false,
  },
}

/** Sizes as the platform reports them: Android in pixels, iOS in points. */
export const dimensionsOf = ({ platform, width, height, scale, fontScale }: Device): object => {
  if (platform === 'ios') {
    const points = { width, height, scale, fontScale }
    return { window: points, screen: points }
  }
  const pixels = { width: width * scale, height: height * scale, scale, fontScale, densityDpi: 160 * scale }
  return { windowPhysicalPixels: pixels, screenPhysicalPixels: pixels }
}

export function installCore(parts: CoreParts): void {
  const { realm } = parts
  const modules = makeModules(parts)
  const module = (name: string): unknown => {
    if (absent.includes(name) || (/^(Expo|EX|Exponent|FileSystem)/.test(name) && !(name in modules)))
      return null
    return (modules[name] ??= noting(parts, name, {
      getConstants: () => realm.own({}),
      addListener: () => undefined,
      removeListeners: () => undefined,
    }))
  }
  Object.assign(realm.globals, {
    RN$Bridgeless: true,
    RN$LegacyInterop_UIManager_getConstants: () => realm.own({}),
    RN$LegacyInterop_UIManager_getConstantsForViewManager: () => realm.own({}),
    RN$LegacyInterop_UIManager_getDefaultEventTypes: () => realm.own({}),
    RN$isRuntimeReady: () => true,
    RN$hasHandledFatalException: () => false,
    __turboModuleProxy: module,
    nativeModuleProxy: new Proxy(
      {},
      { get: (_, name) => (typeof name === 'string' ? module(name) : undefined) },
    ),
  })
}

function makeModules(parts: CoreParts): Record<string, unknown> {
  const { realm, clock, device } = parts
  const { own, promise, run } = realm
  const answers = (value: unknown) => (then: Callback) => clock.after(1, () => run(() => then(own(value))))
  const module = (name: string, known: NativeModule) =>
    noting(parts, name, { addListener: () => undefined, removeListeners: () => undefined, ...known })
  const links = { getInitialURL: () => promise(parts.link), canOpenURL: () => promise(true) }
  const { platform, locale, scheme, reducesMotion, screenReader, insets, width, height } = device()
  return {
    PlatformConstants: { getConstants: () => own(platformConstants[platform]) },
    DeviceInfo: { getConstants: () => own({ Dimensions: dimensionsOf(device()), isEdgeToEdge: true }) },
    SourceCode: { getConstants: () => own({ scriptURL: scriptUrls[platform] }) },
    I18nManager: {
      getConstants: () => own({ isRTL: false, doLeftAndRightSwapInRTL: true, localeIdentifier: locale }),
    },
    AppState: module('AppState', {
      getConstants: () => own({ initialAppState: 'active' }),
      getCurrentAppState: answers({ app_state: 'active' }),
    }),
    Appearance: module('Appearance', { getColorScheme: () => scheme }),
    StatusBarManager: module('StatusBarManager', {
      getConstants: () => own({ HEIGHT: insets.top, DEFAULT_BACKGROUND_COLOR: 0 }),
      getHeight: answers({ height: insets.top }),
    }),
    AccessibilityInfo: module('AccessibilityInfo', {
      isReduceMotionEnabled: answers(reducesMotion),
      isTouchExplorationEnabled: answers(screenReader),
      isAccessibilityServiceEnabled: answers(screenReader),
      isHighTextContrastEnabled: answers(false),
      isInvertColorsEnabled: answers(false),
      isGrayscaleEnabled: answers(false),
    }),
    AccessibilityManager: module('AccessibilityManager', {
      getCurrentReduceMotionState: answers(reducesMotion),
      getCurrentVoiceOverState: answers(screenReader),
      getCurrentBoldTextState: answers(false),
      getCurrentDarkerSystemColorsState: answers(false),
      getCurrentPrefersCrossFadeTransitionsState: answers(false),
    }),
    NativeMicrotasksCxx: { queueMicrotask: (then: Callback) => queueMicrotask(() => run(then)) },
    NativeIdleCallbacksCxx: {
      requestIdleCallback: (then: Callback) =>
        clock.after(5, () => run(() => then({ didTimeout: false, timeRemaining: () => 10 }))),
      cancelIdleCallback: clock.cancel,
    },
    NativePerformanceCxx: module('NativePerformanceCxx', { now: clock.now, timeOrigin: () => 0 }),
    NativeReactNativeFeatureFlagsCxx: {},
    NativeDOMCxx: parts.dom,
    RNCAsyncStorage: module('RNCAsyncStorage', makeDiskModule(parts)),
    IntentAndroid: module('IntentAndroid', links),
    LinkingManager: module('LinkingManager', links),
    RNCSafeAreaContext: {
      getConstants: () => own({ initialWindowMetrics: { insets, frame: { x: 0, y: 0, width, height } } }),
    },
    WorkletsModule: { installTurboModule: () => true, start: () => true },
    ReanimatedModule: { installTurboModule: () => true },
    ExpoModulesCore: { installModules: () => true },
    UIManager: module('UIManager', {
      getConstants: () => own({}),
      getConstantsForViewManager: () => own({}),
      getDefaultEventTypes: () => own({}),
    }),
  }
}

/** The location of a release bundle, beside which assets are found. */
const scriptUrls = {
  android: 'assets://index.android.bundle',
  ios: 'file:///var/containers/Bundle/Application/X/ClaimIt.app/main.jsbundle',
}

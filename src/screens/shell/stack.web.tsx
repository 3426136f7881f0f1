/** The stack of screens on the web. Leaves out the headers of native-stack's web version, which are a fifth of the app. */
import {
  createNavigatorFactory,
  StackActions,
  StackRouter,
  useNavigationBuilder,
} from '@react-navigation/native'
import type { createNativeStackNavigator } from '@react-navigation/native-stack'
import { useDeferredValue, useEffect } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/ThemeProvider'

/** Takes the props of the native stack, and is exported with its type. */
const Stack = (props: Parameters<typeof useNavigationBuilder>[1]) => {
  const { state, descriptors, navigation, render } = useNavigationBuilder(
    StackRouter as Parameters<typeof useNavigationBuilder>[0],
    props,
  )
  const { colours } = useTheme()
  const top = state.routes[state.index]?.name
  useEffect(() => {
    // In a match Escape undoes the selection. On the first screen there is nothing to go back to.
    if (state.index === 0 || top === 'Match') return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isHandled(event.target)) navigation.dispatch(StackActions.pop())
    }
    // In the capture phase, because an open sheet closes on Escape and would be gone by the bubble phase.
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [navigation, state.index, top])
  // Deferred, so that the tap gets feedback first. The old page stays until the new one is mounted.
  const shown = useDeferredValue({ state, descriptors })
  return render(
    <View style={styles.fill}>
      {shown.state.routes.map(({ key }, at) => (
        <View
          key={key}
          aria-hidden={at !== shown.state.index}
          style={[
            StyleSheet.absoluteFill,
            { backgroundColor: colours.bg },
            at !== shown.state.index && styles.beneath,
          ]}
        >
          {shown.descriptors[key]?.render()}
        </View>
      ))}
    </View>,
  )
}

/** Whether a sheet or a text field handles the key. */
const isHandled = (target: EventTarget | null): boolean =>
  document.querySelector('[aria-modal="true"]') !== null ||
  (target instanceof HTMLElement && target.matches('input, textarea'))

const styles = StyleSheet.create({
  fill: { flex: 1 },
  beneath: { display: 'none' },
})

export const createStack = createNavigatorFactory(Stack) as unknown as typeof createNativeStackNavigator

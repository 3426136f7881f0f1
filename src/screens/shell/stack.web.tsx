/** The same on the web, without the headers of the native stack, which no place here shows: with them came a fifth of the app. */
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

/** As the native stack's own web half has it, whose types these are in the end. */
const Stack = (props: Parameters<typeof useNavigationBuilder>[1]) => {
  const { state, descriptors, navigation, render } = useNavigationBuilder(
    StackRouter as Parameters<typeof useNavigationBuilder>[0],
    props,
  )
  const { colours } = useTheme()
  const top = state.routes[state.index]?.name
  useEffect(() => {
    // In a match Escape takes back what is pointed at; on the first place there is nothing to go back to.
    if (state.index === 0 || top === 'Match') return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !isWanted(event.target)) navigation.dispatch(StackActions.pop())
    }
    // Before a sheet hears it and is gone: Escape closes that first.
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [navigation, state.index, top])
  // The page where one tapped stays until the next is made: the tap is answered first, and nothing is blocked by a whole page.
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

/** By a sheet, or by what is being written. */
const isWanted = (target: EventTarget | null): boolean =>
  document.querySelector('[aria-modal="true"]') !== null ||
  (target instanceof HTMLElement && target.matches('input, textarea'))

const styles = StyleSheet.create({
  fill: { flex: 1 },
  beneath: { display: 'none' },
})

export const createStack = createNavigatorFactory(Stack) as unknown as typeof createNativeStackNavigator

/** The same on the web, without the headers of the native stack, which no place here shows: with them came a fifth of the app. */
import { createNavigatorFactory, StackRouter, useNavigationBuilder } from '@react-navigation/native'
import type { createNativeStackNavigator } from '@react-navigation/native-stack'
import { StyleSheet, View } from 'react-native'
import { useTheme } from '@/theme/index'

/** As the native stack's own web half has it, whose types these are in the end. */
const Stack = (props: Parameters<typeof useNavigationBuilder>[1]) => {
  const { state, descriptors, render } = useNavigationBuilder(
    StackRouter as Parameters<typeof useNavigationBuilder>[0],
    props,
  )
  const { colours } = useTheme()
  return render(
    <View style={styles.fill}>
      {state.routes.map(({ key }, at) => (
        <View
          key={key}
          aria-hidden={at !== state.index}
          style={[
            StyleSheet.absoluteFill,
            { backgroundColor: colours.bg },
            at !== state.index && styles.beneath,
          ]}
        >
          {descriptors[key]?.render()}
        </View>
      ))}
    </View>,
  )
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  beneath: { display: 'none' },
})

export const createStack = createNavigatorFactory(Stack) as unknown as typeof createNativeStackNavigator

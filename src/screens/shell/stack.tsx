/** The stack of screens: on phones the system's own. */
import { createNativeStackNavigator } from '@react-navigation/native-stack'

export const createStack = createNativeStackNavigator

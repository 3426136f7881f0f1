/** Places upon each other, the last one in sight: on phones the system's own stack. */
import { createNativeStackNavigator } from '@react-navigation/native-stack'

export const createStack = createNativeStackNavigator

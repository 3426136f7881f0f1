/** What Jest runs once its own functions exist: Reanimated's matchers. It refuses to hold any test's own set-up. */
import { setUpTests } from 'react-native-reanimated'

setUpTests()

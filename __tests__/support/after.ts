/** What Jest runs once its own functions exist: Reanimated's matchers, and lists that draw once. It refuses to hold any test's own set-up. */
import { VirtualizedList } from 'react-native'
import { setUpTests } from 'react-native-reanimated'

setUpTests()

// Nothing is measured in a test, so a list finds no more rows to draw; the timer that would look outlives the test.
Object.assign(VirtualizedList.prototype, { _scheduleCellsToRenderUpdate: () => undefined })

/** Who speaks for a control that has a label of its own. */
import { Platform } from 'react-native'

/**
 * On the web the words inside a labelled button are hidden from assistive technology, so that nothing is said twice or
 * run together. Phones take the label of a button and leave its contents alone anyway.
 */
export const labelSpeaks = Platform.OS === 'web'

/** For several texts that are heard as one. Phones would flatten a view that draws nothing. */
export const heardAs = (label: string) =>
  ({ accessible: true, role: 'group', collapsable: false, 'aria-label': label }) as const

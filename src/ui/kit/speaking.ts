/** Who speaks for a control that has a label of its own. */
import { Platform } from 'react-native'

/**
 * On the web the words inside a labelled button are hidden from assistive technology, so that nothing is said twice or
 * run together. Phones take the label of a button and leave its contents alone anyway.
 */
export const labelSpeaks = Platform.OS === 'web'

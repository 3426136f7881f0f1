/** Of what lies over another of the same size. */
import { StyleSheet } from 'react-native'

export const { overlay } = StyleSheet.create({ overlay: { position: 'absolute', left: 0, top: 0 } })

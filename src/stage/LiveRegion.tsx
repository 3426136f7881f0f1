/** The one polite live region of the web, off the screen and above all pages: it stays when they go. On phones it is nothing: they are spoken to directly. */
import { Platform, StyleSheet, Text, View } from 'react-native'
import { useStore } from 'zustand'
import { spoken } from './announcer'

export function LiveRegion() {
  const said = useStore(spoken, (state) => state.said)
  if (Platform.OS !== 'web') return null
  return (
    <View role="log" aria-live="polite" style={styles.region}>
      {said.map(({ id, text }) => (
        <Text key={id}>{text}</Text>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  region: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01 },
})

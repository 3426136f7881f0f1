/** The one polite live region of the web. It is mounted above all pages, so it survives page changes. Phones use announcements. */
import { Platform, StyleSheet, Text, View } from 'react-native'
import { useStore } from 'zustand'
import type { Announcer } from './announcer'

export function LiveRegion({ announcer }: { readonly announcer: Announcer }) {
  const sentences = useStore(announcer.liveRegion, (state) => state.sentences)
  if (Platform.OS !== 'web') return null
  return (
    <View role="log" aria-live="polite" style={styles.region}>
      {sentences.map(({ id, text }) => (
        <Text key={id}>{text}</Text>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  region: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01 },
})

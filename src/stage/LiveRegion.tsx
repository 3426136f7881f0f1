/** The one polite live region of the web, off the screen. On phones it is nothing: they are spoken to directly. */
import { useState } from 'react'
import { Platform, StyleSheet, Text, View } from 'react-native'
import { useStore } from 'zustand'
import { spoken } from './announcer'

export function LiveRegion() {
  const said = useStore(spoken, (state) => state.said)
  // Only what is added to a region is read out; what the page before has said is not for this one.
  const [earlier] = useState(() => said.at(-1)?.id ?? 0)
  if (Platform.OS !== 'web') return null
  return (
    <View role="log" aria-live="polite" style={styles.region}>
      {said
        .filter(({ id }) => id > earlier)
        .map(({ id, text }) => (
          <Text key={id}>{text}</Text>
        ))}
    </View>
  )
}

const styles = StyleSheet.create({
  region: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01 },
})

/** A strip at the top of every page while saving fails or a code chunk is missing. Pages treat it like a notch. */
import { useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context'
import { useStore } from 'zustand'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { border, layer, space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { LiveRegion } from '@/ui/kit/accessibility'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { useSaves, useServices, useUpdate } from '@/services'

export const SaveNotice = ({ children }: { readonly children: ReactNode }) => {
  const { problems, home } = usePhrases()
  const { saves, chunks, updates } = useServices()
  const problem = useSaves((state) => state.problem)
  const retry = useStore(chunks.failed, (state) => state.retry)
  const start = useUpdate()
  if (problem === 'outdated')
    return (
      <WithStrip
        text={problems.saving.outdated}
        action={home.startIt}
        onPress={start ?? (() => void updates.reload())}
      >
        {children}
      </WithStrip>
    )
  if (problem)
    return (
      <WithStrip text={problems.saving[problem]} action={problems.tryAgain} onPress={saves.retry}>
        {children}
      </WithStrip>
    )
  if (retry)
    return (
      <WithStrip
        text={start === null ? problems.partMissing : `${problems.partMissing} ${home.newVersion}`}
        action={start === null ? problems.tryAgain : home.startIt}
        onPress={start ?? retry}
      >
        {children}
      </WithStrip>
    )
  return <WithStrip>{children}</WithStrip>
}

type StripProps = {
  readonly text?: string
  readonly action?: string
  readonly onPress?: () => void
  readonly children: ReactNode
}

/** Keeps the same tree with and without the strip, so that the page below is never remounted. */
const WithStrip = ({ text, action, onPress, children }: StripProps) => {
  const insets = useSafeAreaInsets()
  const { colours } = useTheme()
  const [height, setHeight] = useState(0)
  const shown = text !== undefined
  return (
    <View style={styles.fill}>
      <SafeAreaInsetsContext value={{ ...insets, top: shown && height > 0 ? height : insets.top }}>
        {children}
      </SafeAreaInsetsContext>
      <LiveRegion status says={text ?? null} style={styles.place}>
        {shown && (
          <View
            onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}
            style={[
              styles.strip,
              {
                paddingTop: insets.top + 2,
                paddingLeft: insets.left + space.l,
                paddingRight: insets.right + space.xs,
                backgroundColor: colours.sunk,
                borderBottomColor: colours.line,
              },
            ]}
          >
            <Text type="label" style={styles.words}>
              {text}
            </Text>
            <PressableOpacity role="button" onPress={onPress} style={styles.action}>
              <Text type="label" style={styles.link}>
                {action}
              </Text>
            </PressableOpacity>
          </View>
        )}
      </LiveRegion>
    </View>
  )
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  place: { position: 'absolute', top: 0, left: 0, right: 0, zIndex: layer.banner, pointerEvents: 'box-none' },
  strip: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    columnGap: space.s,
    borderBottomWidth: border.card,
  },
  // Large text takes the whole width, and the action wraps below it.
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 200, paddingVertical: space.s },
  action: { minHeight: 48, minWidth: 48, justifyContent: 'center', paddingHorizontal: space.m },
  link: { textDecorationLine: 'underline' },
})

import { useFocusEffect, useNavigation, type NavigationProp, useIsFocused } from '@react-navigation/native'
import { useCallback, useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import type { HomeNotice, RootParamList } from '@/routes'
import { useStore } from 'zustand'
import { Button } from '@/ui/kit/Button'
import { shareBackup } from '@/features/transfer/shareBackup'
import { useSaves, useSay, useServices, useClock, useUpdate } from '@/services'
import { useWindow } from '@/theme/ThemeProvider'
import { Snack } from '@/ui/kit/Snack'

/** One sentence after a link or an action failed. Disappears when the player leaves Home. */
export const Notice = ({ notice }: { readonly notice: HomeNotice | null }) => {
  const { home } = usePhrases()
  const say = useSay()
  const navigation = useNavigation<NavigationProp<RootParamList, 'Home'>>()
  const sentence = notice === null ? null : home[notice]
  useFocusEffect(
    useCallback(() => {
      if (sentence === null) return
      say(sentence)
      return () => navigation.setParams({ notice: undefined })
    }, [navigation, say, sentence]),
  )
  if (sentence === null) return null
  return (
    <SheetFrame plain style={styles.notice}>
      <Text type="bodyStrong">{sentence}</Text>
    </SheetFrame>
  )
}

/** Warns once that this browser may clear the saves, and offers a backup. Disappears when the player leaves Home. */
export const MayBeCleared = () => {
  const { problems } = usePhrases()
  const say = useSay()
  const { saves } = useServices()
  const isFocused = useIsFocused()
  const wasTold = useStore(saves.remembered, ({ clearingTold }) => clearingTold)
  const isAtRisk = useSaves(({ mayBeCleared, entries }) => mayBeCleared && entries.length > 0)
  const [isReady, setReady] = useState(false)
  const isDue = isAtRisk && !wasTold
  // Changes only while another page is shown, so that no button on Home moves under a finger.
  if (!isFocused && isReady !== isDue) setReady(isDue)
  const isShown = isFocused && isReady
  useEffect(() => {
    if (!isShown) return
    say(problems.mayBeCleared)
    saves.remember('clearingTold', true)
  }, [isShown, problems, say, saves])
  return isReady ? <ClearingNotice /> : null
}

const ClearingNotice = () => {
  const { problems, saved } = usePhrases()
  const say = useSay()
  const services = useServices()
  const [outcome, setOutcome] = useState<string | null>(null)
  const press = async (): Promise<void> => {
    const sentence = (await shareBackup(services)) ? saved.sharedToast : problems.failed
    say(sentence)
    setOutcome(sentence)
  }
  return (
    <SheetFrame plain style={styles.clearing}>
      <Text type="label">{outcome ?? problems.mayBeCleared}</Text>
      {outcome !== saved.sharedToast && (
        <View style={styles.way}>
          <Button small icon="share" label={saved.exportAll} onPress={press} />
        </View>
      )}
    </SheetFrame>
  )
}

const newVersionLasts = 8000

export const NewVersion = () => {
  const { home } = usePhrases()
  const { insets } = useWindow()
  const start = useUpdate()
  const clock = useClock()
  const isFocused = useIsFocused()
  const [isDone, setDone] = useState(false)
  const isShown = start !== null && isFocused && !isDone
  useEffect(() => (isShown ? clock.after(newVersionLasts, () => setDone(true)) : undefined), [isShown, clock])
  if (start === null) return null
  return (
    <Snack
      message={isShown ? { text: home.newVersion, action: { label: home.startIt, onPress: start } } : null}
      onDone={() => setDone(true)}
      bottom={insets.bottom + space.m}
    />
  )
}

const styles = StyleSheet.create({
  notice: { paddingHorizontal: space.l, paddingVertical: space.m },
  clearing: { paddingHorizontal: space.l, paddingVertical: space.m, gap: space.s },
  way: { flexDirection: 'row' },
})

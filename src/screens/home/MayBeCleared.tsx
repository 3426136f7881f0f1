/** Says once that this browser may clear what is saved, and offers the backup. A phone never does. Gone once one leaves. */
import { useIsFocused } from '@react-navigation/native'
import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useStore } from 'zustand'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { say } from '@/stage/announcer'
import { space } from '@/theme/measures'
import { Button } from '@/ui/kit/Button'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { shareBackup } from '@/features/transfer/shareBackup'
import { useSaves, useServices } from '@/services'

export const MayBeCleared = () => {
  const { problems } = usePhrases()
  const { saves } = useServices()
  const isFocused = useIsFocused()
  const isTold = useStore(saves.remembered, ({ clearingTold }) => clearingTold)
  const mayBe = useSaves(({ mayBeCleared, entries }) => mayBeCleared && entries.length > 0)
  const [isReady, setReady] = useState(false)
  const isDue = mayBe && !isTold
  // Laid out while one is elsewhere: nothing at Home moves away under a finger.
  if (!isFocused && isReady !== isDue) setReady(isDue)
  const says = isFocused && isReady
  useEffect(() => {
    if (!says) return
    say(problems.mayBeCleared)
    saves.remember('clearingTold', true)
  }, [says, problems, saves])
  return isReady ? <Told /> : null
}

const Told = () => {
  const { problems, saved } = usePhrases()
  const services = useServices()
  const [outcome, setOutcome] = useState<string | null>(null)
  const press = async (): Promise<void> => {
    const said = (await shareBackup(services)) ? saved.sharedToast : problems.failed
    say(said)
    setOutcome(said)
  }
  return (
    <SheetFrame plain style={styles.notice}>
      <Text type="label">{outcome ?? problems.mayBeCleared}</Text>
      {outcome !== saved.sharedToast && (
        <View style={styles.way}>
          <Button small icon="share" label={saved.exportAll} onPress={press} />
        </View>
      )}
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  notice: { paddingHorizontal: space.l, paddingVertical: space.m, gap: space.s },
  way: { flexDirection: 'row' },
})

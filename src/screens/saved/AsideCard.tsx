/** A save that could not be read: which match, why, and what one can do. Nothing of it is thrown away unasked. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import type { PutAside } from '@/saves/index'
import { space } from '@/theme/index'
import { Button, SheetFrame, Text } from '@/ui/index'

export type AsideCardProps = {
  readonly aside: PutAside
  readonly onShare: () => void
  readonly onContinue: () => void
  readonly onDiscard: () => void
}

export const AsideCard = ({ aside, onShare, onContinue, onDiscard }: AsideCardProps) => {
  const { problems, common } = usePhrases()
  const [asked, setAsked] = useState(false)
  const { title, players, fault, brokenAtMove, continuesFrom } = aside
  const name = title === '' ? common.list(players) || problems.unknownMatch : title
  return (
    <SheetFrame plain style={styles.card}>
      <Text type="bodyStrong">{problems.aside(name, problems.causes[fault.code], brokenAtMove)}</Text>
      <View style={styles.actions}>
        {continuesFrom !== null && (
          <Button small label={problems.continueFrom(continuesFrom)} onPress={onContinue} />
        )}
        <Button small label={problems.shareRaw} onPress={onShare} />
        {asked ? (
          <Button
            small
            kind="destructive"
            label={problems.discard}
            aria-label={`${problems.discard}. ${problems.discardNote}`}
            onPress={onDiscard}
          />
        ) : (
          <Button small label={problems.discard} onPress={() => setAsked(true)} />
        )}
      </View>
      {asked && (
        <Text type="label" tone="bad" aria-live="polite">
          {problems.discardNote}
        </Text>
      )}
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  card: { padding: space.m, gap: space.m },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})

/** A save that could not be read: which match, why, and what one can do. Nothing of it is thrown away unasked. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { PutAside } from '@/saves'
import { space } from '@/theme/measures'
import { Button } from '@/ui/kit/Button'
import { LiveRegion } from '@/ui/kit/accessibility'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'

type AsideCardProps = {
  readonly aside: PutAside
  readonly onShare: () => void
  readonly onContinue: () => unknown
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
      <LiveRegion says={asked ? problems.discardNote : null} style={!asked && styles.nothing}>
        {asked && (
          <Text type="label" tone="bad">
            {problems.discardNote}
          </Text>
        )}
      </LiveRegion>
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  card: { padding: space.m, gap: space.m },
  // No gap above what is empty.
  nothing: { marginTop: -space.m },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
})

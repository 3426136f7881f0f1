/** The sheet behind the three dots: the account, sharing, and how chances are computed. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { calibrationFor, type Calibration } from '@/bots'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Review } from '@/match/review'
import { space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { BottomSheet } from '@/ui/kit/BottomSheet'
import { IconButton } from '@/ui/kit/IconButton'
import { LinkRow, Rows } from '@/ui/kit/Rows'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'
import { Account } from './Account'

type MoreSheetProps = {
  readonly open: boolean
  readonly review: Review
  readonly onClose: () => void
  readonly onShare: () => void
  readonly onDice: () => void
  /** Null at the end of a match, where there is nothing to play on from. */
  readonly onPlayOn: (() => void) | null
}

export function MoreSheet({ open, review, onClose, onShare, onDice, onPlayOn }: MoreSheetProps) {
  const { lookBack, results, seal } = usePhrases()
  const [explains, setExplains] = useState(false)
  const close = () => {
    setExplains(false)
    onClose()
  }
  const closing = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <BottomSheet open={open} label={lookBack.more} onClose={close} page={explains ? 'how' : 'account'}>
      {explains ? (
        <How calibration={calibrationFor(review.match.info.rules)} onBack={() => setExplains(false)} />
      ) : (
        <>
          <Account review={review} />
          <Rows>
            {onPlayOn && (
              <LinkRow
                icon="branch"
                title={lookBack.playOn}
                note={lookBack.playOnNote}
                onPress={closing(onPlayOn)}
              />
            )}
            <LinkRow icon="share" title={results.shareMatch} onPress={closing(onShare)} />
            <LinkRow icon="lock" title={seal.title} onPress={closing(onDice)} />
            <LinkRow icon="help" title={lookBack.how} onPress={() => setExplains(true)} />
          </Rows>
        </>
      )}
    </BottomSheet>
  )
}

type HowProps = { readonly calibration: Calibration | null; readonly onBack: () => void }

function How({ calibration, onBack }: HowProps) {
  const { lookBack, common } = usePhrases()
  return (
    <View style={styles.how}>
      <View style={styles.head}>
        <IconButton icon="back" label={common.back} onPress={onBack} />
        <Text type="h2" heading={2} style={styles.title}>
          {lookBack.how}
        </Text>
      </View>
      {lookBack.howItWorks.map((text) => (
        <Text key={text} type="body">
          {text}
        </Text>
      ))}
      {calibration && <CalibrationTable {...calibration} />}
    </View>
  )
}

/** How often the chances came true: in ten bands, the predicted chance beside the share of wins. */
function CalibrationTable({ matches, tenths }: Calibration) {
  const { lookBack } = usePhrases()
  const { colours } = useTheme()
  return (
    <View>
      <Text type="body" style={styles.lead}>
        {lookBack.comesTrue(matches)}
      </Text>
      <View style={styles.row} aria-hidden>
        <Text type="label" tone="ink2" style={styles.cell}>
          {lookBack.chance}
        </Text>
        <Text type="label" tone="ink2" style={styles.cell}>
          {lookBack.wonOf100}
        </Text>
      </View>
      {tenths.flatMap((pair) => {
        if (pair === null) return []
        const [predicted, won] = pair.map(Math.round)
        return (
          <View
            key={predicted}
            {...readAsOne(`${lookBack.chance} ${predicted}, ${lookBack.wonOf100} ${won}`)}
            style={[styles.row, styles.line, { borderTopColor: colours.hair }]}
          >
            <Text type="body" aria-hidden style={styles.cell}>
              {predicted}
            </Text>
            <Text type="bodyStrong" aria-hidden style={styles.cell}>
              {won}
            </Text>
          </View>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  how: { gap: 10, paddingBottom: 8 },
  head: { flexDirection: 'row', alignItems: 'center', marginLeft: -12 },
  title: { flex: 1 },
  lead: { marginBottom: space.s },
  row: { flexDirection: 'row', gap: space.m, paddingVertical: space.xs },
  line: { borderTopWidth: 1 },
  cell: { flex: 1 },
})

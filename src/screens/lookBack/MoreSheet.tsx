/** The sheet behind the three dots: the account, playing on, sharing, the dice, and how chances are computed. */
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Review } from '@/match/review'
import { LinkRow } from '@/ui/kit/Rows'
import { AccountSheet } from '@/features/review/AccountSheet'

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
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <AccountSheet open={open} label={lookBack.more} review={review} onClose={onClose}>
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
    </AccountSheet>
  )
}

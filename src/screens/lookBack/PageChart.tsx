/** The chart of a match roll by roll, as what one moves through it with. */
import { seatsOf, standings } from '@/engine/index'
import { gameOf, mistakeOn, playersOf } from '@/match/index'
import { useWindow } from '@/theme/index'
import { Scrubber } from '@/ui/index'
import { chartByRoll } from '../app/chart'
import type { LookBack } from './useLookBack'

type PageChartProps = { readonly lookBack: LookBack; readonly label: string; readonly value: string }

export function PageChart({ lookBack, label, value }: PageChartProps) {
  const { wide, lying, low } = useWindow()
  const { review, place, go, step } = lookBack
  const facts = chartByRoll(review)
  const players = playersOf(review.match)
  const game = gameOf(review.match)
  const first = standings(game).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []))
  return (
    <Scrubber
      {...facts}
      height={wide ? 150 : lying ? 56 : low ? 50 : 66}
      looks={players}
      heavy={players.length === 2 ? seatsOf(game) : first}
      tall={wide}
      diamonds={review.pages.flatMap(({ number }) => {
        const mistake = mistakeOn(review.judged[number])
        return mistake ? [{ step: number + 1, filled: mistake === 'costly' }] : []
      })}
      at={Math.min(place.at + 1, facts.steps)}
      busy={!review.whole}
      label={label}
      valueText={value}
      onSeek={(to) => go(Math.max(0, to - 1))}
      onStep={step}
    />
  )
}

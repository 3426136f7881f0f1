/** The turns that were played since: one in a row of its own, several side by side. Shows one again when it is pressed. */
import type { Seat } from '@/engine/index'
import type { Match, Turn } from '@/match/index'
import { RecapRow } from './RecapRow'
import { RecapStrip } from './RecapStrip'

type RecapsProps = {
  readonly recaps: readonly Turn[]
  readonly match: Match
  readonly reader: Seat
  readonly onReplay: (turn: number) => void
}

export const Recaps = ({ recaps, match, reader, onReplay }: RecapsProps) => {
  const [recap] = recaps
  if (!recap) return null
  return recaps.length > 1 ? (
    <RecapStrip match={match} turns={recaps} reader={reader} onPress={({ number }) => onReplay(number)} />
  ) : (
    <RecapRow match={match} turn={recap} reader={reader} onPress={() => onReplay(recap.number)} />
  )
}

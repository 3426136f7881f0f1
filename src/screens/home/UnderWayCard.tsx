/** The match one was playing last: its board, whose turn it is, what is at risk, and the way back to it. */
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Entry } from '@/saves'
import { percentOf } from '@/stage/speech'
import { diceMark } from '@/features/matchView/sealNames'
import { useSettings } from '@/services'
import { seatNames } from '@/features/matchView/sentences'
import { MatchThumbnail } from '@/features/matchView/MatchParts'
import { boardWidth, Card } from './Card'

type UnderWayCardProps = { readonly entry: Entry; readonly onContinue: () => void }

export const UnderWayCard = ({ entry, onContinue }: UnderWayCardProps) => {
  const phrases = usePhrases()
  const { home, common } = phrases
  const { bustChance } = useSettings()
  const { players, turn, atRisk, bustCount, round, lastRound, title } = entry
  const percent = bustChance && bustCount !== null ? percentOf(bustCount) : null
  const turnOf = common.turn(seatNames(players)(turn))
  const mark = diceMark(entry.dice, phrases)
  const atStake = atRisk > 0 ? home.atRisk(atRisk, percent) : home.nothingAtRisk
  const risk = mark === null ? atStake : `${atStake} · ${mark}`
  const where = lastRound ? common.lastRound : common.round(round)
  return (
    <Card
      lead={<MatchThumbnail entry={entry} size={boardWidth} />}
      eyebrow={title === '' ? where : `${title} · ${where}`}
      title={turnOf}
      line={risk}
      players={players}
      button={home.continue}
      spoken={`${home.continue}: ${turnOf}, ${where}, ${risk}`}
      onPress={onContinue}
    />
  )
}

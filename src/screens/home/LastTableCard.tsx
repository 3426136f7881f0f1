/** The last table, ready to be laid again: how it ended there, and who starts this time. */
import type { Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { nextFirst } from '@/match'
import type { Entry, LastTable } from '@/saves'
import { MatchThumbnail } from '@/features/matchView/MatchParts'
import { seatNames, type SeatNames } from '@/features/matchView/sentences'
import { boardWidth, Card } from './Card'
import { TokenPair } from './TokenCluster'

type LastTableCardProps = {
  readonly table: LastTable
  readonly played: Entry | null
  readonly onPlay: () => void
}

export const LastTableCard = ({ table, played, onPlay }: LastTableCardProps) => {
  const { home, common } = usePhrases()
  const { players, rules } = table
  const calling = seatNames(players)
  const names = players
    .map(({ name }, seat) => (calling(seat as Seat) === null ? common.you : name))
    .join(', ')
  const starter = calling(nextFirst({ info: { rules } }))
  const result = played?.standings ? resultOf(played.standings, calling, home) : null
  const starts = home.startsThisTime(starter)
  return (
    <Card
      lead={played ? <MatchThumbnail entry={played} size={boardWidth} /> : <TokenPair players={players} />}
      eyebrow={home.lastTable}
      title={names}
      line={result === null ? starts : `${result}\n${starts}`}
      players={players}
      button={home.playAgain}
      spoken={`${home.playAgain}: ${names}. ${common.starts(starter)}`}
      onPress={onPlay}
    />
  )
}

const resultOf = (
  standings: NonNullable<Entry['standings']>,
  calling: SeatNames,
  words: Phrases['home'],
): string => {
  const [first, second] = standings
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => calling(seat))
  return words.result(winners, first?.group ?? 0, standings.length === 2 ? (second?.group ?? null) : null)
}

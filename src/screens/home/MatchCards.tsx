/** The card at the top of Home: the match under way, the last table, or a first match. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { type Player, nextFirst } from '@/match'
import { families } from '@/theme/type'
import { space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { PlayerTokens, MatchThumbnail } from '@/features/matchView/MatchParts'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { TokenPair } from './TokenCluster'
import type { Entry, LastTable } from '@/saves'
import { percentOf } from '@/stage/speech'
import { diceMark } from '@/features/matchView/sealNames'
import { useSettings } from '@/services'
import { seatNames, type SeatNames } from '@/features/matchView/sentences'
import type { Seat } from '@/engine'
import type { Phrases } from '@/i18n/dictionaries'

const boardWidth = 97

type CardProps = {
  /** The picture; hidden from screen readers. */
  readonly lead: ReactNode
  readonly eyebrow: string
  readonly title: string
  readonly line: string
  /** Omitted if the picture already shows them. */
  readonly players?: readonly Player[]
  readonly button: string
  readonly spoken: string
  readonly onPress: () => void
}

const Card = ({ lead, eyebrow, title, line, players, button, spoken, onPress }: CardProps) => {
  const { textScale } = useTheme()
  return (
    <SheetFrame style={styles.card}>
      <View style={styles.top}>
        {lead}
        <View style={[styles.words, { flexBasis: 110 * textScale }]}>
          <Text type="eyebrow" tone="ink2" numberOfLines={2}>
            {eyebrow}
          </Text>
          <Text type="h2" heading={2} numberOfLines={3}>
            {title}
          </Text>
          <Text type="label" tone="ink2" style={styles.regular}>
            {line}
          </Text>
          {players && <PlayerTokens players={players} />}
        </View>
      </View>
      <Button kind="gold" large label={button} aria-label={spoken} onPress={onPress} />
    </SheetFrame>
  )
}

type FirstCardProps = { readonly players: readonly [Player, Player]; readonly onPlay: () => void }

export const FirstCard = ({ players, onPlay }: FirstCardProps) => {
  const { home } = usePhrases()
  const { name } = players[1]
  const title = home.youAnd(name)
  return (
    <Card
      lead={<TokenPair players={players} />}
      eyebrow={home.firstMatch}
      title={title}
      line={home.firstMatchNote}
      button={home.play(name)}
      spoken={`${home.play(name)}: ${home.firstMatchNote}`}
      onPress={onPlay}
    />
  )
}

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

type LastTableCardProps = {
  readonly table: LastTable
  readonly played: Entry | null
  readonly onPlay: () => void
}

export const LastTableCard = ({ table, played, onPlay }: LastTableCardProps) => {
  const { home, common } = usePhrases()
  const { players, rules } = table
  const seatName = seatNames(players)
  const names = players
    .map(({ name }, seat) => (seatName(seat as Seat) === null ? common.you : name))
    .join(', ')
  const starter = seatName(nextFirst({ info: { rules } }))
  const result = played?.standings ? resultOf(played.standings, seatName, home) : null
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
  seatName: SeatNames,
  words: Phrases['home'],
): string => {
  const [first, second] = standings
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seatName(seat))
  return words.result(winners, first?.group ?? 0, standings.length === 2 ? (second?.group ?? null) : null)
}

const styles = StyleSheet.create({
  card: { padding: space.l - 1, gap: space.m },
  top: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  // No `flexShrink`: on phones the only child that shrinks is squeezed instead of wrapped.
  words: { flexGrow: 1, maxWidth: '100%', gap: space.xs },
  regular: { fontFamily: families.text400 },
})

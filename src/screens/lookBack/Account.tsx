/** Explains a player's chance line by line, from the first roll to the result; the figures add up. Tabs select the player. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { seatsOf, standings, type Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { accountOf, type Review } from '@/match/review'
import { gameOf, playersOf, type Match } from '@/match'
import { families } from '@/theme/type'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Chip, RadioGroup } from '@/ui/kit/Choice'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Segmented } from '@/ui/kit/Segmented'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'
import { seatNames, signed } from '@/features/matchView/sentences'

/** The seats to choose from: the winners and all people. */
const seatsOffered = (match: Match): readonly Seat[] => {
  const players = playersOf(match)
  const won = standings(gameOf(match)).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []))
  const people = seatsOf(gameOf(match)).filter((seat) => players[seat].pilot.who === 'person')
  return [...new Set([...won, ...people])]
}

export function Account({ review }: { readonly review: Review }) {
  const phrases = usePhrases()
  const { lookBack, common } = phrases
  const asked = seatsOffered(review.match)
  const [seat, setSeat] = useState(itemAt(asked, 0))
  const account = accountOf(review, seat)
  const players = playersOf(review.match)
  const seatName = seatNames(players)
  const isHuge = useWindow().text === 'huge'
  if (!account) return null
  const options = asked.map((value) => ({ value, label: seatName(value) ?? common.you }))
  const { start, luck, choices, closer, end } = account
  const isShared = end > 0 && end < 100
  const title = lookBack.account(seatName(seat))
  const everybody = seatsOf(gameOf(review.match))
  return (
    <View style={styles.account}>
      <Text type="h2" heading={2}>
        {title}
      </Text>
      <Text type="note">{lookBack.accountNote(seatName(seat), start, end)}</Text>
      {asked.length > 1 &&
        (isHuge ? (
          <RadioGroup label={title}>
            {options.map(({ value, label }) => (
              <Chip
                key={value}
                role="radio"
                lead={null}
                label={label}
                chosen={value === seat}
                onPress={() => setSeat(value)}
              />
            ))}
          </RadioGroup>
        ) : (
          <Segmented label={title} value={seat} onChange={setSeat} options={options} />
        ))}
      <View>
        <Line title={lookBack.beforeTheFirst} figure={String(start)} />
        {([luck, choices] as const).map((points, at) =>
          everybody.map((each) => (
            <Line
              key={`${at} ${each}`}
              look={players[each]}
              title={(at === 0 ? lookBack.luckOf : lookBack.choicesOf)(seatName(each))}
              figure={signed(points[each])}
            />
          )),
        )}
        {closer !== 0 && <Line title={lookBack.closer} figure={signed(closer)} />}
        <Line
          sum
          title={isShared ? lookBack.shared : end === 100 ? lookBack.won : lookBack.lost}
          figure={String(end)}
        />
      </View>
    </View>
  )
}

type LineProps = {
  readonly title: string
  readonly figure: string
  readonly look?: ReturnType<typeof playersOf>[number]
  readonly sum?: boolean
}

function Line({ title, figure, look, sum = false }: LineProps) {
  const { colours } = useTheme()
  const isHuge = useWindow().text === 'huge'
  const edge = sum
    ? { borderTopWidth: 1.4, borderTopColor: colours.line }
    : { borderTopWidth: 1, borderTopColor: colours.hair }
  return (
    <View {...readAsOne(`${title}: ${figure}`)} style={[isHuge ? styles.stacked : styles.line, edge]}>
      {!isHuge && <View style={styles.disc}>{look && <PlayerToken {...look} size={28} />}</View>}
      <Text type="body" aria-hidden style={[!isHuge && styles.title, sum && styles.strong]}>
        {title}
      </Text>
      <Text type={sum ? 'h2' : 'button'} aria-hidden>
        {figure}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  account: { gap: 6, marginBottom: 10 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 44 },
  stacked: { paddingVertical: 6 },
  disc: { width: 28 },
  title: { flex: 1, minWidth: 0 },
  strong: { fontFamily: families.text600 },
})

/** Explains a player's match in points: the sum, and behind one row whose dice and whose choices made it. Tabs select the player. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { seatsOf, standings, type Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { accountOf, type Account as MatchAccount, type Review } from '@/match/review'
import { gameOf, playersOf, type Match, type Player } from '@/match'
import { families } from '@/theme/type'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Chip, RadioGroup } from '@/ui/kit/Choice'
import { Icon } from '@/ui/kit/Icon'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Segmented } from '@/ui/kit/Segmented'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'
import { seatNames, signed } from '../matchView/sentences'
import { AccountSum } from './AccountSum'

/** The seats to choose from: the one asked for, the winners and all people. */
const seatsOffered = (match: Match, asked: Seat | null): readonly Seat[] => {
  const players = playersOf(match)
  const won = standings(gameOf(match)).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []))
  const people = seatsOf(gameOf(match)).filter((seat) => players[seat].pilot.who === 'person')
  return [...new Set([...won, ...people, ...(asked === null ? [] : [asked])])]
}

type AccountProps = {
  readonly review: Review
  /** Shown first; null for the winner. */
  readonly asked: Seat | null
}

export function Account({ review, asked }: AccountProps) {
  const { lookBack, common } = usePhrases()
  const offered = seatsOffered(review.match, asked)
  const [seat, setSeat] = useState(asked ?? itemAt(offered, 0))
  const account = accountOf(review, seat)
  const seatName = seatNames(playersOf(review.match))
  const isHuge = useWindow().text === 'huge'
  if (!account) return null
  const options = offered.map((value) => ({ value, label: seatName(value) ?? common.you }))
  const title = lookBack.account(seatName(seat))
  return (
    <View style={styles.account}>
      <Text type="h2" heading={2}>
        {title}
      </Text>
      <Text type="note">{lookBack.accountNote(seatName(seat), account.start, account.end)}</Text>
      {offered.length > 1 &&
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
      <AccountSum account={account} seatName={seatName} />
      <Whose account={account} players={playersOf(review.match)} />
    </View>
  )
}

/** The dice and choices of each player, closed at first. */
function Whose({
  account,
  players,
}: {
  readonly account: MatchAccount
  readonly players: readonly Player[]
}) {
  const { lookBack, common } = usePhrases()
  const { colours } = useTheme()
  const isHuge = useWindow().text === 'huge'
  const [open, setOpen] = useState(false)
  const seatName = seatNames(players)
  return (
    <View>
      <PressableOpacity
        role="button"
        aria-expanded={open}
        aria-label={lookBack.whose}
        onPress={() => setOpen(!open)}
        style={styles.head}
      >
        <Text type="bodyStrong" style={styles.name}>
          {lookBack.whose}
        </Text>
        <View style={open && styles.turned}>
          <Icon name="chevronDown" size={20} tone="ink2" />
        </View>
      </PressableOpacity>
      {open && (
        <>
          {!isHuge && (
            <View style={styles.figures} aria-hidden>
              {[lookBack.dice, lookBack.decisions].map((head) => (
                <Text key={head} type="caption" style={styles.figure}>
                  {head}
                </Text>
              ))}
            </View>
          )}
          {players.map((look, seat) => (
            <Line
              key={seat}
              look={look}
              name={seatName(seat as Seat) ?? common.you}
              {...itemAt(account.by, seat)}
              edge={{ borderTopWidth: 1, borderTopColor: seat === 0 ? colours.line : colours.hair }}
            />
          ))}
          <Line
            name={lookBack.together}
            {...account}
            strong
            edge={{ borderTopWidth: 1.4, borderTopColor: colours.line }}
          />
          <Text type="note">{lookBack.backAndForth}</Text>
        </>
      )}
    </View>
  )
}

type LineProps = {
  readonly name: string
  readonly look?: Player
  readonly dice: number
  readonly choices: number
  readonly strong?: boolean
  readonly edge: { readonly borderTopWidth: number; readonly borderTopColor: string }
}

function Line({ name, look, dice, choices, strong = false, edge }: LineProps) {
  const { lookBack } = usePhrases()
  const isHuge = useWindow().text === 'huge'
  const figures = [
    [lookBack.dice, dice],
    [lookBack.decisions, choices],
  ] as const
  return (
    <View
      {...readAsOne(lookBack.changesSpoken(name, dice, choices))}
      style={[isHuge ? styles.stacked : styles.line, edge]}
    >
      {!isHuge && <View style={styles.disc}>{look && <PlayerToken {...look} size={28} />}</View>}
      <Text type="body" aria-hidden style={[!isHuge && styles.name, strong && styles.strong]}>
        {name}
      </Text>
      {figures.map(([head, figure]) =>
        isHuge ? (
          <Text key={head} type="body" aria-hidden>
            {`${head} ${signed(figure)}`}
          </Text>
        ) : (
          <Text key={head} type="button" aria-hidden style={styles.figure}>
            {signed(figure)}
          </Text>
        ),
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  account: { gap: 6, marginBottom: 10 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 48 },
  turned: { transform: [{ rotate: '180deg' }] },
  line: { flexDirection: 'row', alignItems: 'center', gap: 12, minHeight: 44 },
  stacked: { paddingVertical: 6 },
  disc: { width: 28 },
  name: { flex: 1, minWidth: 0 },
  figures: { flexDirection: 'row', justifyContent: 'flex-end', gap: 12, paddingBottom: 2 },
  figure: { minWidth: 64, textAlign: 'right' },
  strong: { fontFamily: families.text600 },
})

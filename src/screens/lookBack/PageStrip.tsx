/** The players and their chances on the page shown. The mover's card is highlighted. */
import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { claimedCount, claimTarget, groupSize, seatsOf, type Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { gameOf, playersOf } from '@/match'
import type { ShownChance } from '@/match/review'
import { border, radius } from '@/theme/measures'
import { families } from '@/theme/type'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { Icon } from '@/ui/kit/Icon'
import { Dice } from '@/ui/game/dice/Dice'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Text } from '@/ui/kit/Text'
import { readAsOne } from '@/ui/kit/accessibility'
import { chanceInWords } from '@/features/review/chartSentences'
import { seatNames, signed } from '@/features/matchView/sentences'
import { chancesOf, rowSpoken } from './pageSentences'
import type { LookBack } from './useLookBack'
import type { PageText } from './usePageText'

type PageStripProps = Pick<LookBack, 'review' | 'page'> & {
  readonly text: PageText
  /** Shows the dice of the page and their luck beside the players. */
  readonly diceBesidePlayers: boolean
}

/** With names, with percent signs, or with figures only. */
const forms = ['named', 'percent', 'bare'] as const
type Form = (typeof forms)[number]

export function PageStrip({ review, page, text, diceBesidePlayers }: PageStripProps) {
  const phrases = usePhrases()
  const { textScale } = useTheme()
  const { text: textSize, isDesktop } = useWindow()
  const [luck] = text.rows
  const line = diceBesidePlayers && page !== null && luck !== undefined
  const isHuge = textSize === 'huge'
  // With huge text the strip scrolls, so its height is not limited.
  const column = isDesktop || isHuge
  const players = playersOf(review.match)
  const chances = chancesOf(review, page)
  const cards = (form: Form) => (
    <View
      role="list"
      collapsable={false}
      aria-label={phrases.play.playersName}
      style={column ? styles.column : styles.strip}
    >
      {seatsOf(gameOf(review.match)).map((seat) => (
        <Card
          key={seat}
          {...{ review, page, seat, form, column, line }}
          chance={chances?.[seat]}
          low={isHuge || line}
        />
      ))}
    </View>
  )
  if (column) return cards('named')
  const fitting = line || players.length > 3 ? forms.slice(1) : forms
  const strip = (
    <FirstThatFits
      forms={fitting.length}
      words={[line, players.map(({ name }) => name), chances?.map(widthOf)]}
      height={(line ? 40 : 50) * Math.max(1, textScale * 0.9)}
      style={line && styles.grow}
    >
      {(form) => cards(itemAt(fitting, form))}
    </FirstThatFits>
  )
  if (!line) return strip
  return (
    <View style={styles.withDice}>
      {strip}
      <Dice dice={page.dice} size={28} label={phrases.play.diceSpoken(page.dice)} />
      <View {...readAsOne(rowSpoken(luck, phrases))} style={styles.luck}>
        <Text type="h3" aria-hidden>
          {luck.figure === null ? '' : signed(luck.figure)}
        </Text>
      </View>
    </View>
  )
}

/** Figures with equally many characters have the same width, so they need no new measuring. */
const widthOf = (chance: ShownChance): number => (chance === 'lessThan1' ? 2 : String(chance).length)

type CardProps = Pick<LookBack, 'review' | 'page'> & {
  readonly seat: Seat
  readonly chance: ShownChance | undefined
  readonly form: Form
  /** In a list with a row for each player. */
  readonly column: boolean
  /** In one low line, with something beside it. */
  readonly line: boolean
  readonly low: boolean
}

function Card({ review, page, seat, chance, form, column, line, low }: CardProps) {
  const phrases = usePhrases()
  const { lookBack, common } = phrases
  const { colours, scheme } = useTheme()
  const players = playersOf(review.match)
  const game = page?.before ?? gameOf(review.match)
  const isMover = seat === page?.seat
  const name = seatNames(players)(seat) ?? common.you
  const [group, claims] = [groupSize(game.cells, seat), claimedCount(game.cells, seat)]
  const target = claimTarget[game.rules.seats]
  const isNamed = form === 'named'
  const spoken = [
    lookBack.spoken.card({ name, group, claims, target }),
    ...(isMover ? [lookBack.spoken.onTurn] : []),
    ...(chance === undefined ? [] : [lookBack.spoken.toWin(chanceInWords(chance, phrases))]),
  ].join(', ')
  const figure = chance === undefined ? '' : chance === 'lessThan1' ? '<1' : String(chance)
  const active = isMover && {
    backgroundColor: colours.sheet,
    borderColor: colours.line,
    ...(column ? { borderLeftColor: colours.gold } : { borderBottomColor: colours.gold }),
  }
  return (
    <View
      role="listitem"
      accessible
      aria-label={spoken}
      style={[
        styles.card,
        column ? styles.row : { minWidth: isNamed ? `${Math.floor(96 / players.length) - 1}%` : 0 },
        !isNamed && styles.crowded,
        line && styles.low,
        active,
      ]}
    >
      <PlayerToken {...players[seat]} size={line || form === 'bare' ? 22 : isNamed ? 28 : 26} />
      {isNamed && (
        <View style={styles.words} aria-hidden>
          <Text
            type={column ? 'label' : 'caption'}
            tone={isMover ? 'ink' : 'ink2'}
            numberOfLines={1}
            style={isMover && styles.activeName}
          >
            {name}
          </Text>
          {!low && (
            <View style={styles.counts}>
              <Icon name="group" size={14} tone="ink2" />
              <Text type="caption">{group}</Text>
              <View
                style={[
                  styles.claim,
                  { backgroundColor: scheme === 'lantern' ? colours.gold : colours.plate },
                ]}
              />
              <Text type="caption">{claims}</Text>
            </View>
          )}
        </View>
      )}
      <View style={styles.chance} aria-hidden>
        <Text type={isNamed ? 'button' : 'h3'}>
          {isNamed && figure !== '' && figure !== '<1' ? common.percent(Number(figure)) : figure}
        </Text>
        {form === 'percent' && figure !== '' && (
          <Text type="caption" tone="ink">
            %
          </Text>
        )}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  withDice: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  luck: { minWidth: 26, minHeight: 20, alignItems: 'flex-end' },
  strip: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' },
  column: { gap: 6 },
  grow: { flexGrow: 1, flexShrink: 1 },
  card: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 50,
    paddingHorizontal: 8,
    borderWidth: border.button,
    borderColor: 'transparent',
    borderBottomWidth: 4,
    borderRadius: radius.card + 1,
  },
  crowded: { gap: 5, paddingHorizontal: 3 },
  low: { minHeight: 40, flexGrow: 0, gap: 5, paddingHorizontal: 5 },
  row: {
    borderBottomWidth: border.button,
    borderLeftWidth: 4,
    minHeight: 58,
    gap: 12,
    paddingHorizontal: 12,
  },
  words: { flexGrow: 1, flexShrink: 1, minWidth: 56 },
  activeName: { fontFamily: families.text700 },
  counts: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  claim: { width: 11, height: 11, borderRadius: 2.6, marginLeft: 8 },
  chance: { flexDirection: 'row', alignItems: 'baseline', marginLeft: 'auto' },
})

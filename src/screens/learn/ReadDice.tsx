/** The dice on the table, with how they are read for one space; or the dice of a roll-off; or where dice will lie. */
import { StyleSheet, View } from 'react-native'
import type { Die as DieValue, Placement } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { RollOff } from '@/match'
import { space } from '@/theme/measures'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { Dice, type DiceProps } from '@/ui/game/dice/Dice'
import { Die } from '@/ui/game/dice/Die'
import { FirstThatFits } from '@/ui/kit/FirstThatFits'
import { Text } from '@/ui/kit/Text'
import { Unbroken } from '@/ui/kit/Unbroken'
import { nameOf } from './players'
import { diceCaptions } from '@/features/matchView/diceCaptions'

/** Smaller where the board below needs the room. */
const useEdge = (): number => (useWindow().tiny ? 32 : 44)

/** Three equal columns, so that dice neither move when they land nor when they are read anew. With or without words, all are as high. */
const useColumn = (): number => {
  const { width, wide, lying, insets, textScale } = useWindow()
  const third = (width - insets.left - insets.right - 2 * space.screenMargin) / 3
  return Math.min(84 * textScale, wide || lying ? 104 : third)
}

type ReadDiceProps = Pick<DiceProps, 'dice' | 'rolling'> & {
  /** Null: no space is being read. */
  readonly placement: Placement | null
}

export const ReadDice = ({ dice, placement, rolling = null }: ReadDiceProps) => {
  const phrases = usePhrases()
  const width = useColumn()
  const edge = useEdge()
  const captions = placement && diceCaptions(dice, placement, phrases)
  const spoken = [phrases.play.diceSpoken(dice), ...(captions ?? [])].join('; ')
  if (rolling !== null)
    return (
      <View style={styles.column}>
        <Dice dice={dice} size={edge} gap={width - edge} rolling={rolling} label={spoken} />
        <Text type="label" aria-hidden>
          {' '}
        </Text>
      </View>
    )
  return (
    <View accessible role="img" aria-label={spoken}>
      <FirstThatFits forms={2} words={[captions]}>
        {(form) => (
          <>
            {captions && form === 0 && (
              <Unbroken
                columns={captions.map((words) => ({ words, type: 'label', least: width }))}
                room={3 * width}
              />
            )}
            <View style={styles.row}>
              {dice.map((die, at) => (
                <Column
                  key={at}
                  width={width}
                  die={die}
                  caption={form === 0 ? (captions?.[at] ?? ' ') : null}
                />
              ))}
            </View>
            {/* Words that would run into each other stand in one sentence under the dice. */}
            {captions && form === 1 && (
              <Text type="label" tone="ink2" centred aria-hidden style={styles.under}>
                {captions.join(', ')}
              </Text>
            )}
          </>
        )}
      </FirstThatFits>
    </View>
  )
}

type ColumnProps = {
  readonly width: number
  readonly die: DieValue | null
  readonly gold?: boolean
  readonly caption: string | null
}

const Column = ({ width, die, gold = false, caption }: ColumnProps) => {
  const edge = useEdge()
  return (
    <View aria-hidden style={[styles.column, { width }]}>
      {die === null ? <Place edge={edge} /> : <Die value={die} size={edge} gold={gold} />}
      {caption !== null && (
        <Text type="label" tone="ink2" centred>
          {caption}
        </Text>
      )}
    </View>
  )
}

const Place = ({ edge }: { readonly edge: number }) => {
  const { colours } = useTheme()
  return <View style={[styles.place, { width: edge, height: edge, borderColor: colours.hair }]} />
}

/** R4: the latest die of each who rolls for the start; gold for who begins. */
export const RollOffDice = ({
  rollOff: off,
}: {
  readonly rollOff: { readonly all: RollOff; readonly rolled: number }
}) => {
  const phrases = usePhrases()
  const width = useColumn()
  const rounds = off.all.rounds.slice(0, off.rolled)
  const isDecided = rounds.length === off.all.rounds.length
  const latest = off.all.rounds[0]!.map(({ seat }) => ({
    seat,
    name: nameOf(seat, phrases),
    die:
      rounds
        .flat()
        .filter((each) => each.seat === seat)
        .at(-1)?.die ?? null,
  }))
  const spoken = latest.map(({ name, die }) => (die === null ? name : `${name} ${die}`)).join(', ')
  return (
    <View accessible role="img" aria-label={spoken} style={styles.row}>
      {latest.map(({ seat, name, die }) => (
        <Column
          key={seat}
          width={width}
          die={die}
          gold={isDecided && off.all.first === seat}
          caption={name}
        />
      ))}
    </View>
  )
}

/** Where the dice will lie. */
export const NoDice = () => {
  const width = useColumn()
  return (
    <View aria-hidden style={styles.row}>
      {[0, 1, 2].map((at) => (
        <Column key={at} width={width} die={null} caption=" " />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center' },
  column: { alignItems: 'center', gap: space.xs },
  under: { marginTop: space.xs },
  place: { borderWidth: 1.5, borderStyle: 'dashed', borderRadius: 9 },
})

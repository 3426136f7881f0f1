/** The dice above a practice board: as read for one space, from a roll-off, or as placeholders. */
import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
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
import { diceCaptions } from '@/features/matchView/diceCaptions'
import { nameOf } from './players'

/** Smaller on tiny phones, where the board needs the height. */
const useEdge = (): number => (useWindow().isTiny ? 32 : 44)

/** Three equal columns, so that the dice stay in place when they land or are read for another space. */
const useColumnWidth = (): number => {
  const { width, layout, insets, textScale } = useWindow()
  const third = (width - insets.left - insets.right - 2 * space.screenMargin) / 3
  return Math.min(84 * textScale, layout === 'portrait' ? third : 104)
}

type ReadDiceProps = Pick<DiceProps, 'dice' | 'rolling'> & {
  /** The placement for which the captions read the dice. */
  readonly placement: Placement | null
}

export const ReadDice = ({ dice, placement, rolling = null }: ReadDiceProps) => {
  const phrases = usePhrases()
  const width = useColumnWidth()
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
            <Columns
              columns={dice.map((die, at) => ({ die, caption: form === 0 ? (captions?.[at] ?? ' ') : null }))}
            />
            {/* If the captions do not fit side by side, one sentence replaces them. */}
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

type Column = {
  /** Null for a placeholder. */
  readonly die: DieValue | null
  readonly caption: string | null
  readonly gold?: boolean
}

const Columns = ({ columns }: { readonly columns: readonly Column[] }) => {
  const { colours } = useTheme()
  const edge = useEdge()
  const width = useColumnWidth()
  return (
    <View aria-hidden style={styles.row}>
      {columns.map(({ die, caption, gold = false }, at) => (
        <View key={at} style={[styles.column, { width }]}>
          {die === null ? (
            <View style={[styles.placeholder, { width: edge, height: edge, borderColor: colours.hair }]} />
          ) : (
            <Die value={die} size={edge} gold={gold} />
          )}
          {caption !== null && (
            <Text type="label" tone="ink2" centred>
              {caption}
            </Text>
          )}
        </View>
      ))}
    </View>
  )
}

type RollOffDiceProps = { readonly rollOff: { readonly all: RollOff; readonly rolled: number } }

/** The latest die of each player in the roll-off (R4); gold for the player who starts. */
export const RollOffDice = ({ rollOff: { all, rolled } }: RollOffDiceProps) => {
  const phrases = usePhrases()
  const throws = all.rounds.slice(0, rolled).flat()
  const isDecided = rolled === all.rounds.length
  const columns = itemAt(all.rounds, 0).map(({ seat }) => ({
    die: throws.findLast((each) => each.seat === seat)?.die ?? null,
    caption: nameOf(seat, phrases),
    gold: isDecided && all.first === seat,
  }))
  const spoken = columns.map(({ caption, die }) => (die === null ? caption : `${caption} ${die}`)).join(', ')
  return (
    <View accessible role="img" aria-label={spoken}>
      <Columns columns={columns} />
    </View>
  )
}

export const NoDice = () => (
  <Columns columns={Array.from({ length: 3 }, () => ({ die: null, caption: ' ' }))} />
)

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center' },
  column: { alignItems: 'center', gap: space.xs },
  under: { marginTop: space.xs },
  placeholder: { borderWidth: 1.5, borderStyle: 'dashed', borderRadius: 9 },
})

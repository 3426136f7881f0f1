/** The dice on the table, with how they are read for one space; or the dice of a roll-off. */
import { StyleSheet, View } from 'react-native'
import type { Placement } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { space, useTheme } from '@/theme/index'
import { Dice, Die, Text, type DiceProps } from '@/ui/index'
import { nameOf } from './company'
import { captionsFor } from './reading'
import type { Trial } from './trial'

const edge = 44

export type ReadDiceProps = Pick<DiceProps, 'dice' | 'rolling'> & {
  /** Null: no space is being read. */
  readonly placement: Placement | null
}

export const ReadDice = ({ dice, placement, rolling = null }: ReadDiceProps) => {
  const phrases = usePhrases()
  const captions = placement && captionsFor(dice, placement, phrases)
  return (
    <View style={styles.row}>
      <Dice
        dice={dice}
        size={edge}
        rolling={rolling}
        label={[phrases.play.diceSpoken(dice), ...(captions ?? [])].join('; ')}
        {...(captions && { captions })}
      />
    </View>
  )
}

/** R4: the latest die of each who rolls for the start; gold for who is highest alone. */
export const RollOffDice = ({ rollOff: off }: { readonly rollOff: NonNullable<Trial['rollOff']> }) => {
  const phrases = usePhrases()
  const { colours } = useTheme()
  const rounds = off.all.rounds.slice(0, off.rolled)
  const isDecided = rounds.length === off.all.rounds.length
  return (
    <View style={styles.row}>
      {off.all.rounds[0]!.map(({ seat }) => {
        const rolled = rounds.filter((round) => round.some((each) => each.seat === seat)).at(-1)
        const die = rolled?.find((each) => each.seat === seat)?.die
        const name = nameOf(seat, phrases)
        return (
          <View
            key={seat}
            role="img"
            aria-label={die === undefined ? name : `${name} ${die}`}
            style={styles.die}
          >
            {die === undefined ? (
              <View style={[styles.none, { borderColor: colours.hair }]} />
            ) : (
              <Die value={die} size={edge} gold={isDecided && off.all.first === seat} />
            )}
            <Text type="label" tone="ink2" centred aria-hidden>
              {name}
            </Text>
          </View>
        )
      })}
    </View>
  )
}

/** Where the dice will lie. */
export const NoDice = () => {
  const { colours } = useTheme()
  return (
    <View aria-hidden style={[styles.row, styles.apart]}>
      {[0, 1, 2].map((at) => (
        <View key={at} style={[styles.none, { borderColor: colours.hair }]} />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', gap: space.m, minHeight: edge + 3 + 22 },
  apart: { gap: space.s },
  die: { minWidth: 72, alignItems: 'center', gap: space.xxs },
  none: { width: edge, height: edge + 3, borderWidth: 1.5, borderStyle: 'dashed', borderRadius: 9 },
})

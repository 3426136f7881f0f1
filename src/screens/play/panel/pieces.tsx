/** The components that a panel can show, each in the form that the layout asks for. */
import { use, type ComponentProps } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Die } from '@/engine'
import { border, size, space } from '@/theme/measures'
import { duration } from '@/theme/motion'
import { families, smallerOf } from '@/theme/type'
import { useTheme } from '@/theme/ThemeProvider'
import { MissChips } from '@/features/matchView/MissChips'
import { BustGauge } from '@/ui/game/BustGauge'
import { Die as DieShown } from '@/ui/game/dice/Die'
import { DiceSlots } from '@/ui/game/dice/DicePad'
import { IfYouStop } from '@/ui/game/IfYouStop'
import { ClaimedMark } from '@/ui/game/marks/Plate'
import { SealStamp } from '@/ui/game/marks/SealStamp'
import { PlayerToken, type PlayerLook } from '@/ui/game/players/PlayerToken'
import { TurnOrder } from '@/ui/game/players/TurnOrder'
import { TurnRecaps } from '@/ui/game/players/TurnRecaps'
import { SupplyRow } from '@/ui/game/SupplyRow'
import { Button } from '@/ui/kit/Button'
import { Icon } from '@/ui/kit/Icon'
import { Keyframed } from '@/ui/kit/Keyframed'
import { appear } from '@/ui/kit/keyframes'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { Choices, isKept, type Keep } from './Actions'
import { Pad, PanelMotion, Slots, TableDice } from './TableDice'
import type { Formed } from './shape'

type HeadingProps = Formed<{
  readonly title: string
  readonly line?: string
  /** The line to use in a column. */
  readonly columnLine?: string
  /** When the line is dropped; by default in the short form. */
  readonly lineKeep?: Keep
  /** The heading asks the player for something: large in a column. */
  readonly asks?: boolean
  readonly centred?: boolean
  /** Reserves its room, but is neither visible nor read out yet. */
  readonly waits?: boolean
}>

function Heading({
  title,
  line,
  columnLine = line,
  lineKeep = 0,
  asks,
  centred,
  waits = false,
  form,
}: HeadingProps) {
  const { textScale } = useTheme()
  const isLarge = asks === true && form.kind === 'column'
  const isCentred = centred === true && (form.kind === 'drawer' || (asks === true && form.kind === 'card'))
  const type = isLarge ? 'h1' : isCentred ? 'h2' : smallerOf('h3', 'h2', textScale)
  const shown = form.kind === 'column' ? columnLine : isKept(lineKeep, form) ? line : undefined
  return (
    <View aria-hidden={waits} style={[styles.heading, waits && styles.waits]}>
      <Text type={type} heading={2} centred={isCentred}>
        {title}
      </Text>
      {shown !== undefined && (
        <Text type={isLarge ? 'body' : 'label'} tone="ink2" centred={isCentred} style={styles.headingLine}>
          {shown}
        </Text>
      )}
    </View>
  )
}

const Note = ({ text }: Formed<{ readonly text: string }>) => (
  <Text type="note" centred>
    {text}
  </Text>
)

type StarterProps = Formed<{
  readonly dice: readonly [Die, Die]
  readonly title: string
  readonly line: string
}>

/** The two dice that decided who starts, with their text. */
const Starter = ({ dice, title, line, form }: StarterProps) => (
  <View style={styles.starter}>
    {!form.low && (
      <View aria-hidden style={styles.starterDice}>
        <DieShown value={dice[0]} size={40} gold />
        <DieShown value={dice[1]} size={40} />
      </View>
    )}
    <Heading title={title} line={line} lineKeep="always" form={form} />
  </View>
)

type SealProps = Formed<{
  readonly hash: string
  readonly says: string
  readonly name: string
  readonly brief: string
  readonly onPress: () => void
}>

/** The seal of this match's dice; a press opens the page about them. */
const Seal = ({ hash, says, name, brief, onPress, form }: SealProps) => {
  const { colours } = useTheme()
  const isBrief = form.step > 1 || form.low
  return (
    <PressableOpacity
      role="button"
      meaning={says}
      aria-label={isBrief ? brief : `${says}: ${name}`}
      onPress={onPress}
      style={[styles.seal, { borderColor: colours.hair }]}
    >
      {!isBrief && <SealStamp hash={hash} size={40} />}
      <View style={styles.grow}>
        {!isBrief && <Text type="bodyStrong">{`${says} `}</Text>}
        <Text type="note">{isBrief ? brief : name}</Text>
      </View>
      <Icon name="chevronRight" size={20} tone="ink2" />
    </PressableOpacity>
  )
}

type FactProps = Formed<{
  readonly sign: 'group' | 'claims' | 'settled'
  readonly look: PlayerLook
  readonly what: string
  readonly why: string
}>

const Fact = ({ sign, look, what, why, form }: FactProps) => (
  <View style={styles.row}>
    <View style={styles.sign}>
      {sign === 'group' && <Icon name="group" size={24} />}
      {sign === 'claims' && <ClaimedMark size={26} {...look} />}
      {sign === 'settled' && <PlayerToken size={24} {...look} />}
    </View>
    <View style={styles.grow}>
      <Text type="label">{what}</Text>
      {form.step === 0 && <Text type="note">{why}</Text>}
    </View>
  </View>
)

type SupplyProps = {
  readonly label: string
  readonly out: readonly Die[]
  readonly spoken: string
  /** What this turn has placed; shown only in a column. */
  readonly soFar: string | null
}

/** The remaining squatters. */
const Supply = ({ label, out, spoken, soFar, form }: Formed<SupplyProps>) => (
  <>
    {form.kind === 'column' && soFar !== null && (
      <Text type="label" tone="ink2">
        {soFar}
      </Text>
    )}
    <SupplyRow label={label} out={out} stacked={form.kind !== 'drawer'} aria-label={spoken} />
  </>
)

type HintProps = Formed<{
  readonly label: string
  readonly said: { readonly title: string; readonly why: string } | null
  readonly canAsk: boolean
  readonly onPress: () => void
  readonly supply: SupplyProps
}>

/** The hint button beside the supply. In a drawer, the hint replaces the supply. */
function Hint({ label, said, canAsk, onPress, supply, form }: HintProps) {
  const { textScale } = useTheme()
  const squatters = form.step === 0 && <Supply {...supply} form={form} />
  const beside = said ? (
    <>
      <Text type="bodyStrong">{said.title}</Text>
      <Text type="note">{said.why}</Text>
    </>
  ) : (
    form.kind === 'drawer' && squatters
  )
  const row = (
    <View style={[styles.row, squatters && { minHeight: 58 * textScale }]}>
      <Button
        small
        kind={said ? 'ink' : 'plain'}
        label={label}
        disabled={!canAsk}
        onPress={onPress}
        style={styles.hintButton}
      />
      {beside && <View style={styles.grow}>{beside}</View>}
    </View>
  )
  if (form.kind === 'drawer') return row
  return (
    <View style={styles.column}>
      {row}
      {squatters}
    </View>
  )
}

type GaugeProps = Formed<Pick<ComponentProps<typeof BustGauge>, 'label' | 'chance' | 'figure' | 'beats'>>

function Gauge({ label, chance, figure, beats }: GaugeProps) {
  const { performing } = use(PanelMotion)
  const beatsAfter = performing?.event.type === 'placed' ? performing.lasts : 0
  return <BustGauge {...{ label, chance, figure, beatsAfter }} {...(beats !== undefined && { beats })} />
}

type LineProps = Formed<{
  readonly label: string
  readonly figure?: string
  readonly slots?: { readonly label: string; readonly entered: readonly Die[] }
}>

/** A fact in one line, for panels with little room. */
const Line = ({ label, figure, slots }: LineProps) => (
  <View style={[styles.row, !slots && styles.apart]}>
    {slots && <DiceSlots dice={slots.entered} size={16} label={slots.label} />}
    <Text type="label" tone={slots ? 'ink' : 'ink2'}>
      {label}
    </Text>
    {figure !== undefined && <Text type="bodyStrong">{figure}</Text>}
  </View>
)

type UndoProps = Formed<{ readonly label: string; readonly onPress: () => void }>

const Undo = ({ label, onPress, form }: UndoProps) => (
  <Button small icon="undo" label={form.step < 2 ? label : ''} aria-label={label} onPress={onPress} />
)

type MissesProps = Formed<Pick<ComponentProps<typeof MissChips>, 'misses' | 'naming'>>

const Misses = ({ misses, naming, form }: MissesProps) => {
  const { reducedMotion } = useTheme()
  // Animated, because the dice may already have been shown for a moment.
  return (
    <Keyframed frames={reducedMotion ? null : appear} lasts={duration.base}>
      <MissChips misses={misses} naming={naming} low={form.step > 0} named={form.step < 2} />
    </Keyframed>
  )
}

type Shown<Props, Own extends string> = Formed<Omit<Props, Own>>

export const pieces = {
  heading: Heading,
  note: Note,
  starter: Starter,
  seal: Seal,
  fact: Fact,
  supply: Supply,
  hint: Hint,
  gauge: Gauge,
  line: Line,
  undo: Undo,
  misses: Misses,
  dice: TableDice,
  slots: Slots,
  pad: Pad,
  choices: Choices,
  recaps: ({ form: _, ...rest }: Formed<ComponentProps<typeof TurnRecaps>>) => <TurnRecaps {...rest} />,
  turnOrder: ({ form, ...rest }: Shown<ComponentProps<typeof TurnOrder>, 'brief'>) => (
    <TurnOrder {...rest} brief={form.step > 0} />
  ),
  ifYouStop: ({ form, ...rest }: Shown<ComponentProps<typeof IfYouStop>, 'stacked'>) => (
    <IfYouStop {...rest} stacked={form.kind !== 'drawer'} />
  ),
} as const

const styles = StyleSheet.create({
  heading: { flexShrink: 1, minWidth: 0 },
  headingLine: { fontFamily: families.text400 },
  waits: { opacity: 0 },
  starter: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  starterDice: { flexDirection: 'row', gap: space.s },
  seal: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: size.minTouch,
    paddingVertical: space.xs + 2,
    borderTopWidth: border.hair,
    borderBottomWidth: border.hair,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  apart: { justifyContent: 'space-between' },
  sign: { width: 28, alignItems: 'center' },
  hintButton: { minWidth: 70 },
  column: { gap: 10 },
  grow: { flex: 1, minWidth: 0 },
})

/** The components that a panel can show. Each takes the form that the layout has chosen. */
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
import { isKept, type Keep } from './Actions'
import { Choices } from './Choices'
import { usePanelForm } from './form'
import { Pad, PanelMotion, Slots, TableDice } from './TableDice'

type HeadingProps = {
  readonly title: string
  readonly line?: string
  /** The line to use in a column. */
  readonly columnLine?: string
  /** When the line is dropped; by default in the short form. */
  readonly lineKeep?: Keep
  /** Two dice before the text: those that decided who starts. */
  readonly dice?: readonly [Die, Die]
  /** The heading asks the player for something: large in a column. */
  readonly asks?: boolean
  readonly centred?: boolean
  /** Reserves its room, but is neither visible nor read out yet. */
  readonly waits?: boolean
}

function Heading(props: HeadingProps) {
  const { title, line, columnLine = line, lineKeep = 0, dice, asks, centred, waits = false } = props
  const { textScale } = useTheme()
  const { kind, step, low } = usePanelForm()
  const isLarge = asks === true && kind === 'column'
  const isCentred = centred === true && (kind === 'drawer' || (asks === true && kind === 'card'))
  const type = isLarge ? 'h1' : isCentred ? 'h2' : smallerOf('h3', 'h2', textScale)
  const shown = kind === 'column' ? columnLine : isKept(lineKeep, step) ? line : undefined
  const words = (
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
  if (!dice) return words
  return (
    <View style={styles.row}>
      {!low && (
        <View aria-hidden style={styles.dice}>
          <DieShown value={dice[0]} size={40} gold />
          <DieShown value={dice[1]} size={40} />
        </View>
      )}
      {words}
    </View>
  )
}

const Note = ({ text }: { readonly text: string }) => (
  <Text type="note" centred>
    {text}
  </Text>
)

type SealProps = {
  readonly hash: string
  readonly says: string
  readonly name: string
  readonly brief: string
  readonly onPress: () => void
}

/** The seal of this match's dice; a press opens the page about them. */
function Seal({ hash, says, name, brief, onPress }: SealProps) {
  const { colours } = useTheme()
  const { step, low } = usePanelForm()
  const isBrief = step > 1 || low
  return (
    <PressableOpacity
      role="button"
      meaning={says}
      aria-label={isBrief ? brief : `${says}: ${name}`}
      onPress={onPress}
      style={[styles.row, styles.seal, { borderColor: colours.hair }]}
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

type FactProps = {
  readonly sign: 'group' | 'claims' | 'settled'
  readonly look: PlayerLook
  readonly what: string
  readonly why: string
}

const Fact = ({ sign, look, what, why }: FactProps) => (
  <View style={styles.row}>
    <View style={styles.sign}>
      {sign === 'group' && <Icon name="group" size={24} />}
      {sign === 'claims' && <ClaimedMark size={26} {...look} />}
      {sign === 'settled' && <PlayerToken size={24} {...look} />}
    </View>
    <View style={styles.grow}>
      <Text type="label">{what}</Text>
      {usePanelForm().step === 0 && <Text type="note">{why}</Text>}
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
function Supply({ label, out, spoken, soFar }: SupplyProps) {
  const { kind } = usePanelForm()
  return (
    <>
      {kind === 'column' && soFar !== null && (
        <Text type="label" tone="ink2">
          {soFar}
        </Text>
      )}
      <SupplyRow label={label} out={out} stacked={kind !== 'drawer'} aria-label={spoken} />
    </>
  )
}

type HintProps = {
  readonly label: string
  readonly said: { readonly title: string; readonly why: string } | null
  readonly canAsk: boolean
  readonly onPress: () => void
  readonly supply: SupplyProps
}

/** The hint button beside the supply. In a drawer, the hint replaces the supply. */
function Hint({ label, said, canAsk, onPress, supply }: HintProps) {
  const { textScale } = useTheme()
  const { kind, step } = usePanelForm()
  const squatters = step === 0 && <Supply {...supply} />
  const isDrawer = kind === 'drawer'
  return (
    <View style={styles.column}>
      <View style={[styles.row, squatters && { minHeight: 58 * textScale }]}>
        <Button
          small
          kind={said ? 'ink' : 'plain'}
          label={label}
          disabled={!canAsk}
          onPress={onPress}
          style={styles.hintButton}
        />
        {said && (
          <View style={styles.grow}>
            <Text type="bodyStrong">{said.title}</Text>
            <Text type="note">{said.why}</Text>
          </View>
        )}
        {!said && isDrawer && squatters && <View style={styles.grow}>{squatters}</View>}
      </View>
      {!isDrawer && squatters}
    </View>
  )
}

function Gauge(props: Omit<ComponentProps<typeof BustGauge>, 'beatsAfter'>) {
  const { performing } = use(PanelMotion)
  return <BustGauge {...props} beatsAfter={performing?.event.type === 'placed' ? performing.lasts : 0} />
}

type LineProps = {
  readonly label: string
  readonly figure?: string
  readonly slots?: { readonly label: string; readonly entered: readonly Die[] }
}

/** A fact in one line, for panels with little room. */
const Line = ({ label, figure, slots }: LineProps) => (
  <View style={[styles.row, !slots && styles.spread]}>
    {slots && <DiceSlots dice={slots.entered} size={16} label={slots.label} />}
    <Text type="label" tone={slots ? 'ink' : 'ink2'}>
      {label}
    </Text>
    {figure !== undefined && <Text type="bodyStrong">{figure}</Text>}
  </View>
)

const Undo = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <Button
    small
    icon="undo"
    label={usePanelForm().step < 2 ? label : ''}
    aria-label={label}
    onPress={onPress}
  />
)

/** Animated, because the dice may already have been shown for a moment. */
function Misses(props: Pick<ComponentProps<typeof MissChips>, 'misses' | 'naming'>) {
  const { reducedMotion } = useTheme()
  const { step } = usePanelForm()
  return (
    <Keyframed frames={reducedMotion ? null : appear} lasts={duration.base}>
      <MissChips {...props} low={step > 0} named={step < 2} />
    </Keyframed>
  )
}

const ComingTurns = (props: Omit<ComponentProps<typeof TurnOrder>, 'brief'>) => (
  <TurnOrder {...props} brief={usePanelForm().step > 0} />
)

const StopPreview = (props: Omit<ComponentProps<typeof IfYouStop>, 'stacked'>) => (
  <IfYouStop {...props} stacked={usePanelForm().kind !== 'drawer'} />
)

export const pieces = {
  heading: Heading,
  note: Note,
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
  recaps: TurnRecaps,
  turnOrder: ComingTurns,
  ifYouStop: StopPreview,
} as const

const styles = StyleSheet.create({
  heading: { flexShrink: 1, minWidth: 0 },
  headingLine: { fontFamily: families.text400 },
  waits: { opacity: 0 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  spread: { justifyContent: 'space-between' },
  dice: { flexDirection: 'row', gap: space.s },
  seal: {
    minHeight: size.minTouch,
    paddingVertical: space.xs + 2,
    borderTopWidth: border.hair,
    borderBottomWidth: border.hair,
  },
  sign: { width: 28, alignItems: 'center' },
  hintButton: { minWidth: 70 },
  column: { gap: 10 },
  grow: { flex: 1, minWidth: 0 },
})

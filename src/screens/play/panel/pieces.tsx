/** The components that a panel can show. Each takes the form that the layout has chosen. */
import { use, type ComponentProps, type ComponentType } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Die } from '@/engine'
import { space } from '@/theme/measures'
import { duration } from '@/theme/motion'
import { families, smallerOf } from '@/theme/type'
import { useTheme } from '@/theme/ThemeProvider'
import { MissChips } from '@/features/matchView/MissChips'
import { BustGauge } from '@/ui/game/BustGauge'
import { Die as DieShown } from '@/ui/game/dice/Die'
import { DiceSlots } from '@/ui/game/dice/DicePad'
import { IfYouStop } from '@/ui/game/IfYouStop'
import { SealRow } from '@/ui/game/marks/SealRow'
import { PlayerFigure } from '@/ui/game/players/PlayerFigure'
import { TurnOrder } from '@/ui/game/players/TurnOrder'
import { TurnRecaps } from '@/ui/game/players/TurnRecaps'
import { SupplyRow } from '@/ui/game/SupplyRow'
import { Button } from '@/ui/kit/Button'
import { Keyframed } from '@/ui/kit/Keyframed'
import { appear } from '@/ui/kit/keyframes'
import { Text } from '@/ui/kit/Text'
import { isKept, type Keep } from './Actions'
import { Choices } from './Choices'
import { usePanelForm, type PanelForm } from './form'
import { Pad, PanelMotion, TableDice } from './TableDice'

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
  /** Appears when the dice have glided to their place beside it. */
  readonly follows?: boolean
}

function Heading(props: HeadingProps) {
  const {
    title,
    line,
    columnLine = line,
    lineKeep = 0,
    dice,
    asks,
    centred,
    waits = false,
    follows = false,
  } = props
  const { textScale, reducedMotion } = useTheme()
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
  if (follows)
    return (
      <Keyframed
        frames={reducedMotion ? null : appear}
        delay={duration.base}
        lasts={duration.fast}
        style={styles.heading}
      >
        {words}
      </Keyframed>
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
  readonly advice: { readonly title: string; readonly why: string } | null
  readonly canAsk: boolean
  readonly onPress: () => void
  readonly supply: SupplyProps
}

/** The hint button beside the supply. In a drawer, the hint replaces the supply. */
function Hint({ label, advice, canAsk, onPress, supply }: HintProps) {
  const { textScale } = useTheme()
  const { kind, step } = usePanelForm()
  const squatters = step === 0 && <Supply {...supply} />
  const isDrawer = kind === 'drawer'
  return (
    <View style={styles.column}>
      <View style={[styles.row, squatters && { minHeight: 58 * textScale }]}>
        <Button
          small
          kind={advice ? 'ink' : 'plain'}
          label={label}
          disabled={!canAsk}
          onPress={onPress}
          style={styles.hintButton}
        />
        {advice && (
          <View style={styles.grow}>
            <Text type="bodyStrong">{advice.title}</Text>
            <Text type="note">{advice.why}</Text>
          </View>
        )}
        {!advice && isDrawer && squatters && <View style={styles.grow}>{squatters}</View>}
      </View>
      {!isDrawer && squatters}
    </View>
  )
}

function Gauge(props: Omit<ComponentProps<typeof BustGauge>, 'beatsAfter' | 'small'>) {
  const { performing } = use(PanelMotion)
  const { step, low } = usePanelForm()
  return (
    <BustGauge
      {...props}
      small={step > 0 || low}
      beatsAfter={performing?.event.type === 'placed' ? performing.lasts : 0}
    />
  )
}

type LineProps = {
  readonly label: string
  readonly figure?: string
  readonly slots?: { readonly label: string; readonly dice: readonly Die[] }
}

/** A fact in one line, for panels with little room. */
const Line = ({ label, figure, slots }: LineProps) => (
  <View style={[styles.row, !slots && styles.spread]}>
    {slots && <DiceSlots dice={slots.dice} size={16} label={slots.label} />}
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

/** Appears after the heading, when the dice have glided to their place. */
function Misses(props: Pick<ComponentProps<typeof MissChips>, 'misses' | 'naming'>) {
  const { reducedMotion } = useTheme()
  const { step } = usePanelForm()
  return (
    <Keyframed frames={reducedMotion ? null : appear} delay={duration.base} lasts={duration.base}>
      <MissChips {...props} low={step > 0} named={step < 2} />
    </Keyframed>
  )
}

/** A component with props that follow from the form of the panel. */
const fitted = <Props extends object, FromForm extends Partial<Props>>(
  Component: ComponentType<Props>,
  fit: (form: PanelForm) => FromForm,
) =>
  function Fitted(props: Omit<Props, keyof FromForm>) {
    return <Component {...(props as Props)} {...fit(usePanelForm())} />
  }

export const pieces = {
  heading: Heading,
  note: Note,
  seal: fitted(SealRow, ({ step, low }) => ({ brief: step > 1 || low })),
  fact: fitted(PlayerFigure, ({ step }) => ({ brief: step > 0 })),
  supply: Supply,
  hint: Hint,
  gauge: Gauge,
  line: Line,
  undo: Undo,
  misses: Misses,
  dice: TableDice,
  slots: fitted(DiceSlots, ({ kind }) =>
    kind === 'column' ? { size: 70, spread: true } : { size: 50, spread: false },
  ),
  pad: Pad,
  choices: Choices,
  recaps: TurnRecaps,
  turnOrder: fitted(TurnOrder, ({ step }) => ({ brief: step > 0 })),
  ifYouStop: fitted(IfYouStop, ({ kind }) => ({ stacked: kind !== 'drawer' })),
} as const

const styles = StyleSheet.create({
  heading: { flexShrink: 1, minWidth: 0 },
  headingLine: { fontFamily: families.text400 },
  waits: { opacity: 0 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  spread: { justifyContent: 'space-between' },
  dice: { flexDirection: 'row', gap: space.s },
  hintButton: { minWidth: 70 },
  column: { gap: 10 },
  grow: { flex: 1, minWidth: 0 },
})

/**
 * Lays out a panel in the first form that fits: all parts in full, then in their short forms, then without those that may be
 * dropped. In the last form the parts scroll. The actions below them are always shown.
 */
import type { ComponentType } from 'react'
import { Platform, ScrollView, StyleSheet, View, type ViewStyle } from 'react-native'
import { space } from '@/theme/measures'
import { FirstThatFits, type FitMemory } from '@/ui/kit/FirstThatFits'
import { Unbroken } from '@/ui/kit/Unbroken'
import { ActionButton, Actions, isKept, type Action } from './Actions'
import { PanelFormContext, usePanelForm, usePanelShape, type PanelForm } from './form'
import { pieces } from './pieces'
import type { Part, PanelView, PieceOf } from './view'

type PanelLayoutProps = {
  readonly view: PanelView
  readonly memory: FitMemory
  /** Dice are in flight. A scroll view would clip them, so its overflow is visible meanwhile. */
  readonly inFlight: boolean
}

export function PanelLayout({ view, memory, inFlight }: PanelLayoutProps) {
  const shape = usePanelShape()
  const isColumn = shape.kind === 'column'
  const { place, actions } = view
  const parts = view.parts.filter(({ only }) => only === undefined || (only === 'column') === isColumn)
  const steps = stepsOf(parts, actions)
  const isPair = !shape.stacks && actions.length === 2 && actions.some(({ sub }) => sub)
  const fits = {
    words: [place, shape, parts.map((part) => sizedBy(part, shape.kind)), actions],
    memory,
    style: styles.page,
  }
  return (
    <FirstThatFits {...fits} forms={isPair ? 2 : 1} contentStyle={styles.within}>
      {(stacking) => (
        <>
          {isPair && stacking === 0 && (
            <Unbroken
              columns={actions.map(({ label }) => ({
                words: label,
                type: 'button',
                least: '46%',
                around: 27,
              }))}
              gap={10}
            />
          )}
          <FirstThatFits {...fits} forms={steps}>
            {(step) => {
              const left = parts.filter(({ keep }) => isKept(keep, step))
              const seen = left.filter(({ insteadOf }) => !left.some(({ is }) => is === insteadOf))
              const form: PanelForm = {
                ...shape,
                stacks: shape.stacks || stacking === 1,
                step,
                isLast: step === steps - 1,
                shown: new Set(seen.map(({ is }) => is)),
              }
              return (
                <PanelFormContext value={form}>
                  <Body parts={seen} actions={actions} inFlight={inFlight} />
                </PanelFormContext>
              )
            }}
          </FirstThatFits>
        </>
      )}
    </FirstThatFits>
  )
}

/**
 * What of a part can change its size. Nothing else may start the search for a form again, such as a hint that can be asked for now or
 * dice that land: in the last form that replaces every element, and the focus is lost.
 */
const sizedBy = (part: Part, kind: PanelForm['kind']): unknown => {
  const { is, keep } = part
  if (part.is === 'hint') return [is, keep, part.advice]
  if (part.is === 'dice') return [is, keep, part.panel]
  if (part.is === 'choices') return [is, keep, kind !== 'drawer' && part.choices.length]
  if (part.is === 'gauge') return [is, keep, part.label]
  if (part.is === 'heading' && part.asks) return [is, keep, part.title]
  return part
}

/** Step n drops the parts whose `keep` is lower than n. The last step drops no more parts, but scrolls. */
const stepsOf = (parts: readonly Part[], actions: readonly Action[]): number => {
  const keeps = [...parts, ...actions.flatMap(({ sub }) => sub ?? [])].map(({ keep }) => keep)
  return Math.max(1, ...keeps.map((keep) => (keep === 'always' ? 0 : keep))) + 3
}

type BodyProps = Pick<PanelView, 'parts' | 'actions'> & Pick<PanelLayoutProps, 'inFlight'>

/** The parts, and below them what stays in place: in a column a foot, else the actions with their parts. */
function Body({ parts, actions, inFlight }: BodyProps) {
  const form = usePanelForm()
  const isColumn = form.kind === 'column'
  const rows = rowsOf(parts, form)
  const isBelow = ([{ is }]: PartRow) => (isColumn ? feet : withActions).includes(is)
  const show = (row: PartRow) => <Row key={keyOf(row[0])} row={row} actions={actions} />
  const above = rows.filter((row) => !isBelow(row)).map(show)
  const below = rows.filter(isBelow)
  const upper = isColumn ? (
    <View style={styles.together}>
      {above}
      {actions.length > 0 && <Actions actions={actions} />}
    </View>
  ) : (
    above
  )
  const lower = isColumn ? (
    <View style={styles.foot}>{below.map(show)}</View>
  ) : (
    <Bottom row={below[0]} actions={actions.filter(({ beside }) => beside === undefined)} />
  )
  const contents = isColumn ? styles.column : styles.contents
  if (!form.isLast)
    return (
      <View style={contents}>
        {upper}
        {lower}
      </View>
    )
  return (
    <>
      <ScrollView
        nestedScrollEnabled
        style={[styles.page, styles.inkAbove, inFlight && open]}
        contentContainerStyle={[contents, styles.letterRoom]}
      >
        {upper}
        {/* The empty view makes the gap between parts and actions equal to the gap between parts. */}
        {isColumn ? lower : <View />}
      </ScrollView>
      {!isColumn && lower}
    </>
  )
}

/** Parts that stand with the actions, except in a column. */
const withActions: readonly Part['is'][] = ['pad', 'choices']
/** Parts that stand at the foot of a column. */
const feet: readonly Part['is'][] = ['supply', 'hint', 'turnOrder']

const keyOf = (part: Part): string => (part.is === 'fact' ? `fact ${part.sign}` : part.is)

/** A part and those beside it. */
type PartRow = readonly [Part, ...Part[]]

/**
 * Groups each part with those that stand beside it. In the last form of a drawer, the hint button shares its row with the next
 * part. A shown hint may fill the panel, so Undo stands beside it.
 */
const rowsOf = (parts: readonly Part[], { shown, kind, isLast }: PanelForm): readonly PartRow[] => {
  const hint = parts.find((part): part is Part & PieceOf<'hint'> => part.is === 'hint')
  const isTight = hint !== undefined && isLast && kind === 'drawer'
  const homeOf = ({ is, beside }: Part) => {
    const home = beside?.find((other) => shown.has(other) && (other !== 'pad' || kind !== 'column'))
    return is === 'undo' && home !== 'pad' && isTight && hint.advice ? 'hint' : home
  }
  const rows = parts
    .filter((part) => homeOf(part) === undefined)
    .map((head): PartRow => [head, ...parts.filter((part) => homeOf(part) === head.is)])
  const [first, second, ...rest] = rows
  return isTight && !hint.advice && first && second ? [[...first, ...second], ...rest] : rows
}

type RowProps = { readonly row: PartRow; readonly actions: readonly Action[] }

function Row({ row, actions }: RowProps) {
  const { kind } = usePanelForm()
  const [head, next, ...more] = row
  if (head.is === 'dice' || head.is === 'slots') return <TableRow row={row} actions={actions} />
  if (!next) return <Piece {...head} />
  if (head.is === 'hint')
    return (
      <View style={[styles.row, head.advice && styles.top]}>
        <View style={head.advice && styles.grow}>
          <Piece {...head} />
        </View>
        <View style={!head.advice && styles.grow}>
          <Row row={[next, ...more]} actions={actions} />
        </View>
      </View>
    )
  return (
    <View style={[styles.row, kind !== 'drawer' && styles.wraps]}>
      <View style={head.is === 'gauge' ? styles.grow : styles.shrink}>
        <Piece {...head} />
      </View>
      <View style={styles.right}>
        <Piece {...next} />
      </View>
    </View>
  )
}

/** Dice, or the slots for them, with their heading. */
function TableRow({ row: [head, heading], actions }: RowProps) {
  const { kind, step } = usePanelForm()
  const action = actions.find(({ beside }) => beside === head.is)
  const button = action && <ActionButton action={action} bare />
  const dice = <Piece {...head} />
  const words = heading && <Piece {...heading} />
  const asks = heading?.is !== 'heading' || heading.asks
  if (kind === 'column' && asks)
    return (
      <>
        {words}
        {dice}
      </>
    )
  const chooses = head.is === 'dice' && head.panel === 'choose'
  const tall = chooses && heading && styles.tall
  if (kind !== 'drawer')
    return (
      <View style={[styles.stacked, tall]}>
        <View style={styles.table}>
          <View style={styles.grow}>{dice}</View>
          {button}
        </View>
        {words}
      </View>
    )
  const middle = chooses && step === 0 && styles.middle
  return (
    <View style={[styles.table, chooses && styles.top, tall]}>
      <View style={middle}>{dice}</View>
      {words && <View style={[head.is === 'slots' ? styles.grow : styles.shrink, middle]}>{words}</View>}
      {button}
    </View>
  )
}

type BottomProps = { readonly row: PartRow | undefined; readonly actions: readonly Action[] }

/** The actions below the parts; always shown. */
function Bottom({ row, actions }: BottomProps) {
  const [part, undo] = row ?? []
  const form = usePanelForm()
  // With little height the player chooses on the board.
  if (part?.is === 'choices') return form.low ? null : <Piece {...part} />
  const [action] = actions
  if (!part)
    return action ? (
      <Actions actions={actions} />
    ) : (
      // Two empty views keep the parts in the upper half.
      <>
        <View />
        <View />
      </>
    )
  const pad = <Piece {...part} />
  if (!action) return pad
  const isBeside = !form.pad.row && form.kind === 'drawer'
  return (
    <View style={isBeside ? styles.beside : [styles.stackedClose, form.isPadAbove && styles.reversed]}>
      <View style={[styles.beside, isBeside && styles.grow]}>
        <ActionButton action={action} wide={form.pad.row && !form.low} style={styles.grow} />
        {undo && <Piece {...undo} />}
      </View>
      <View key="pad" style={isBeside && styles.padWidth}>
        {pad}
      </View>
    </View>
  )
}

const Piece = (part: Part) => {
  const Shown = pieces[part.is] as ComponentType<Part>
  return <Shown {...part} />
}

/** The browser's scroll view sets both axes, which React Native's types do not know. */
const open =
  Platform.OS === 'web'
    ? ({ overflowX: 'visible', overflowY: 'visible' } as ViewStyle)
    : ({ overflow: 'visible' } as const)

const styles = StyleSheet.create({
  page: { flex: 1 },
  within: { flexShrink: 1, flexBasis: 0 },
  // Letters of headings and large figures reach beyond their line, and a scroll view cuts at its edge.
  inkAbove: { marginTop: -space.xs },
  letterRoom: { paddingTop: space.xs, paddingBottom: space.s },
  contents: { flexGrow: 1, justifyContent: 'space-between', gap: 4 },
  column: { flexGrow: 1, justifyContent: 'space-between', gap: 18 },
  together: { gap: 18 },
  foot: { gap: 14 },
  grow: { flex: 1, minWidth: 0 },
  shrink: { flexShrink: 1, minWidth: 0 },
  right: { marginLeft: 'auto' },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  // In a narrow column Undo wraps below, rather than squeezing long words.
  wraps: { flexWrap: 'wrap', rowGap: space.xs },
  table: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  top: { alignItems: 'flex-start' },
  tall: { minHeight: 72 },
  // Centres the dice on two lines of text, even if the text takes more.
  middle: { minHeight: 72, justifyContent: 'center' },
  stacked: { gap: 10 },
  stackedClose: { gap: 8 },
  reversed: { flexDirection: 'column-reverse' },
  beside: { flexDirection: 'row', gap: 10 },
  // A fixed width, so that no text beside the pad makes its keys narrower than a thumb.
  padWidth: { width: '48%', flexShrink: 0 },
})

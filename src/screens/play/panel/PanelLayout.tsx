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
import { pieces } from './pieces'
import { usePanelShape, type Formed, type PanelForm, type PanelShape } from './shape'
import type { Part, PanelView, PieceOf } from './view'

type PanelLayoutProps = {
  readonly view: PanelView
  readonly memory: FitMemory
  /** Dice are in flight. A scroll view would clip them, so its overflow is visible meanwhile. */
  readonly inFlight: boolean
}

export function PanelLayout({ view, memory, inFlight }: PanelLayoutProps) {
  const shape = usePanelShape()
  const parts = view.parts.filter(
    ({ only }) => only === undefined || (only === 'column') === (shape.kind === 'column'),
  )
  const actions = view.actions
  const steps = stepsOf(parts, actions)
  const pair = !shape.stacks && actions.length === 2 && actions.some(({ sub }) => sub)
  const words = [view.place, shape, parts.map((part) => sizedBy(part, shape)), actions]
  return (
    <FirstThatFits
      forms={pair ? 2 : 1}
      words={words}
      memory={memory}
      style={styles.page}
      contentStyle={styles.within}
    >
      {(form) => (
        <>
          {pair && form === 0 && (
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
          <FirstThatFits forms={steps} words={words} memory={memory} style={styles.page}>
            {(at) => (
              <Body
                parts={parts}
                actions={actions}
                shape={{ ...shape, stacks: shape.stacks || form === 1 }}
                step={at}
                isLast={at === steps - 1}
                inFlight={inFlight}
              />
            )}
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
const sizedBy = (part: Part, { kind }: PanelShape): unknown => {
  const { is, keep } = part
  if (part.is === 'hint') return [is, keep, part.said]
  if (part.is === 'dice') return [is, keep, part.panel]
  if (part.is === 'choices') return [is, keep, kind !== 'drawer' && part.choices.length]
  if (part.is === 'heading' && part.asks) return [is, keep, part.title]
  return part
}

/** Step n drops the parts whose `keep` is lower than n. The last step drops no more parts, but scrolls. */
const stepsOf = (parts: readonly Part[], actions: readonly Action[]): number => {
  const keeps = [...parts, ...actions.flatMap(({ sub }) => sub ?? [])].map(({ keep }) => keep)
  return Math.max(1, ...keeps.map((keep) => (keep === 'always' ? 0 : keep))) + 3
}

type BodyProps = Pick<PanelView, 'parts' | 'actions'> &
  Pick<PanelLayoutProps, 'inFlight'> & {
    readonly shape: PanelShape
    readonly step: number
    readonly isLast: boolean
  }

function Body({ parts, actions, shape, step, isLast, inFlight }: BodyProps) {
  const left = parts.filter(({ keep }) => isKept(keep, { step }))
  const has = (kind: string) => left.some(({ is }) => is === kind)
  const seen = left.filter(({ insteadOf }) => insteadOf === undefined || !has(insteadOf))
  const form: PanelForm = { ...shape, step, isLast, shown: new Set(seen.map(({ is }) => is)) }
  const isColumn = form.kind === 'column'
  const pinned = isColumn ? [] : seen.filter(isPinned)
  const rows = rowsOf(
    seen.filter((part) => !pinned.includes(part) && !(part.is === 'undo' && joinsPad(form))),
    form,
  )
  const below = isColumn ? actions : actions.filter(({ beside }) => beside === undefined)
  const show = (row: PartRow) => <Row key={keyOf(row[0])} row={row} actions={actions} form={form} />
  if (isColumn) {
    const all = (
      <>
        <View style={styles.together}>
          {rows.filter(([head]) => !isFoot(head)).map(show)}
          {below.length > 0 && <Actions actions={below} form={form} />}
        </View>
        <View style={styles.foot}>{rows.filter(([head]) => isFoot(head)).map(show)}</View>
      </>
    )
    if (!isLast) return <View style={styles.column}>{all}</View>
    return (
      <ScrollView
        style={[styles.inkAbove, inFlight && open]}
        contentContainerStyle={[styles.column, styles.inkRoom]}
      >
        {all}
      </ScrollView>
    )
  }
  const bottom = <Bottom pinned={pinned} actions={below} undo={seen.find(isUndo)} form={form} />
  if (!isLast)
    return (
      <View style={styles.contents}>
        {rows.map(show)}
        {bottom}
      </View>
    )
  return (
    <>
      <ScrollView
        style={[styles.page, styles.inkAbove, inFlight && open]}
        contentContainerStyle={[styles.contents, styles.inkRoom]}
      >
        {rows.map(show)}
        {/* The gap between parts and actions equals the gap between parts. */}
        <View />
      </ScrollView>
      {bottom}
    </>
  )
}

/** Parts that stand with the actions, except in a column. */
const isPinned = ({ is }: Part): boolean => is === 'pad' || is === 'choices'
/** Parts that stand at the foot of a column. */
const isFoot = ({ is }: Part): boolean => is === 'supply' || is === 'hint' || is === 'turnOrder'
const isUndo = (part: Part) => part.is === 'undo'
/** Undo stands beside Stop if the parts that it otherwise stands beside are not shown. */
const joinsPad = ({ shown }: PanelForm): boolean =>
  shown.has('undo') && shown.has('pad') && !shown.has('ifYouStop') && !shown.has('gauge')

const keyOf = (part: Part): string => (part.is === 'fact' ? `fact ${part.sign}` : part.is)

/**
 * Groups each part with those that stand beside it. In the last form of a drawer, the hint button shares its row with the next
 * part. A shown hint may fill the panel, so Undo stands beside it.
 */
const rowsOf = (parts: readonly Part[], { shown, kind, isLast }: PanelForm): readonly PartRow[] => {
  const coach = parts.find(({ is }) => is === 'hint') as PieceOf<'hint'> | undefined
  const isTight = coach !== undefined && isLast && kind === 'drawer'
  const homeOf = ({ is, beside }: Part) =>
    is === 'undo' && isTight && coach.said ? 'hint' : beside?.find((other) => shown.has(other))
  const rows = parts
    .filter((part) => homeOf(part) === undefined)
    .map((head): PartRow => [head, ...parts.filter((part) => homeOf(part) === head.is)])
  const [first, second, ...rest] = rows
  return isTight && !coach.said && first && second ? [[...first, ...second], ...rest] : rows
}

/** A part and those beside it. */
type PartRow = readonly [Part, ...Part[]]

type RowProps = {
  readonly row: PartRow
  readonly actions: readonly Action[]
  readonly form: PanelForm
}

function Row({ row, actions, form }: RowProps) {
  const [head, next, ...more] = row
  if (head.is === 'dice' || head.is === 'slots') return <TableRow row={row} actions={actions} form={form} />
  if (!next) return <Piece part={head} form={form} />
  if (head.is === 'hint')
    return (
      <View style={[styles.weighing, head.said && styles.top]}>
        <View style={head.said && styles.grow}>
          <Piece part={head} form={form} />
        </View>
        <View style={!head.said && styles.grow}>
          <Row row={[next, ...more]} actions={actions} form={form} />
        </View>
      </View>
    )
  return (
    <View style={[styles.weighing, form.kind !== 'drawer' && styles.wraps]}>
      <View style={head.is === 'gauge' ? styles.grow : styles.shrink}>
        <Piece part={head} form={form} />
      </View>
      {[next, ...more].map((part) => (
        <View key={keyOf(part)} style={styles.right}>
          <Piece part={part} form={form} />
        </View>
      ))}
    </View>
  )
}

/** Dice, or the slots for them, with their text. */
function TableRow({ row: [head, heading], actions, form }: RowProps) {
  const dice = <Piece part={head} form={form} />
  const words = heading && <Piece part={heading} form={form} />
  const sign = actions.find(({ beside }) => beside === head.is)
  const button = sign && <ActionButton action={sign} form={form} bare />
  const asks = heading?.is === 'heading' && heading.asks === true
  if (form.kind === 'column' && (asks || !heading))
    return (
      <>
        {words}
        {dice}
      </>
    )
  const chooses = head.is === 'dice' && head.panel === 'choose'
  if (form.kind !== 'drawer')
    return (
      <View style={[styles.stacked, chooses && heading && styles.tall]}>
        {button ? (
          <View style={styles.table}>
            <View style={styles.grow}>{dice}</View>
            {button}
          </View>
        ) : (
          dice
        )}
        {words}
      </View>
    )
  const middle = chooses && form.step === 0 && styles.middle
  return (
    <View style={[styles.table, chooses && styles.top, chooses && heading && styles.tall]}>
      <View style={middle}>{dice}</View>
      {words && <View style={[head.is === 'slots' ? styles.grow : styles.shrink, middle]}>{words}</View>}
      {button}
    </View>
  )
}

type BottomProps = {
  readonly pinned: readonly Part[]
  readonly actions: readonly Action[]
  readonly undo: Part | undefined
  readonly form: PanelForm
}

/** The actions below the parts; always shown. */
function Bottom({ pinned: [part], actions, undo, form }: BottomProps) {
  // With little height the player chooses on the board.
  if (part?.is === 'choices') return form.low ? null : <Piece part={part} form={form} />
  const [action] = actions
  if (!part)
    return action ? (
      <Actions actions={actions} form={form} />
    ) : (
      // Two empty views keep the parts in the upper half.
      <>
        <View />
        <View />
      </>
    )
  const pad = <Piece part={part} form={form} />
  if (!action) return pad
  const beside = !form.pad.row && form.kind === 'drawer'
  return (
    <View style={beside ? styles.beside : [styles.stackedClose, form.pad.above && styles.reversed]}>
      <View style={[styles.beside, beside && styles.grow]}>
        <ActionButton action={action} form={form} wide={form.pad.row && !form.low} style={styles.grow} />
        {undo && joinsPad(form) && <Piece part={undo} form={form} />}
      </View>
      <View key="pad" style={beside && styles.padWidth}>
        {pad}
      </View>
    </View>
  )
}

type PieceProps = { readonly part: Part; readonly form: PanelForm }

const Piece = ({ part, form }: PieceProps) => {
  const Shown = pieces[part.is] as ComponentType<Formed<object>>
  return <Shown {...part} form={form} />
}

/** The browser's scroll view sets both axes, which React Native's types do not know. */
const open =
  Platform.OS === 'web'
    ? ({ overflowX: 'visible', overflowY: 'visible' } as ViewStyle)
    : ({ overflow: 'visible' } as const)

const styles = StyleSheet.create({
  page: { flex: 1 },
  within: { flexShrink: 1, flexBasis: 0 },
  // Letters of a heading are higher than its line height, and a scroll view cuts at its edge.
  inkAbove: { marginTop: -space.xs },
  inkRoom: { paddingTop: space.xs },
  contents: { flexGrow: 1, justifyContent: 'space-between', gap: 4 },
  column: { flexGrow: 1, justifyContent: 'space-between', gap: 18 },
  together: { gap: 18 },
  foot: { gap: 14 },
  grow: { flex: 1, minWidth: 0 },
  shrink: { flexShrink: 1, minWidth: 0 },
  right: { marginLeft: 'auto' },
  weighing: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
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

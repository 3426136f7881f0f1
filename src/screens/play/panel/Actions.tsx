import { useEffect, useRef, useState, type ComponentRef } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'
import type { Die, PlacementKind, Space } from '@/engine'
import { space as air } from '@/theme/measures'
import { DicePair } from '@/ui/game/dice/DicePair'
import { OptionChip } from '@/ui/game/OptionChip'
import type { PlayerLook } from '@/ui/game/players/PlayerToken'
import { Button } from '@/ui/kit/Button'
import type { IconName } from '@/ui/kit/Icon'
import { moveFocus } from '../../shell/moveFocus'
import type { Formed, PanelForm } from './shape'

/** The order in which parts are dropped if not everything fits: lowest first. 0 is dropped when the others turn short. */
export type Keep = 0 | 1 | 2 | 3 | 'always'

export const isKept = (keep: Keep, { step }: Pick<PanelForm, 'step'>): boolean =>
  keep === 'always' || keep >= step

export type Action = {
  readonly id: string
  readonly label: string
  readonly kind: 'gold' | 'ink' | 'plain'
  /** Read out instead of the label. */
  readonly spoken?: string
  /** The consequence. `without`: the text to use if that part is not shown. */
  readonly sub?: {
    readonly text: string
    readonly keep: Keep
    readonly without?: readonly [part: string, text: string]
  }
  readonly icon?: IconName
  /** Where there is little room, a `hero` has the usual height, and `large` and `brief` buttons are small. */
  readonly size?: 'hero' | 'large' | 'brief' | 'small'
  /** As narrow as its label; where there is little room, as its icon. */
  readonly narrow?: boolean
  /** Shown as a small icon button in the row of that part; in a column it is an ordinary action. */
  readonly beside?: string
  /** Takes the focus if it is present on the first render. */
  readonly focused?: boolean
  readonly onPress: () => void
}

type ActionsProps = {
  readonly actions: readonly Action[]
  readonly form: PanelForm
  /** Shows the buttons without letting them be pressed. */
  readonly disabled?: boolean
}

/** Two choices with consequences share the width or are stacked; other actions wrap. */
export const Actions = ({ actions, form, disabled = false }: ActionsProps) => {
  const [first] = actions
  if (first && actions.length === 1) return <ActionButton action={first} {...{ form, disabled }} />
  const weighed = actions.some(({ sub }) => sub !== undefined)
  const stacked = form.stacks && actions.some((action) => subOf(action, form) !== undefined)
  return (
    <View style={stacked ? styles.stacked : [styles.beside, !weighed && styles.wraps]}>
      {actions.map((action) => (
        <ActionButton
          key={action.id}
          {...{ action, form, disabled }}
          wide={stacked && form.kind === 'drawer'}
          style={!stacked && (weighed && form.step < 2 ? styles.half : widthOf(action, actions, form))}
        />
      ))}
    </View>
  )
}

const widthOf = (action: Action, actions: readonly Action[], { step }: PanelForm) => {
  if (action.narrow) return step === 0 && styles.narrow
  return actions.some(({ narrow }) => narrow) ? styles.rest : styles.asItNeeds
}

type ActionButtonProps = {
  readonly action: Action
  readonly form: PanelForm
  readonly disabled?: boolean
  /** Puts the label left and the consequence right. */
  readonly wide?: boolean
  /** Shows the icon only. */
  readonly bare?: boolean
  readonly style?: StyleProp<ViewStyle>
}

export function ActionButton({
  action,
  form,
  disabled = false,
  wide = false,
  bare,
  style,
}: ActionButtonProps) {
  const { kind, label, spoken, icon, size, narrow = false, focused = false, onPress } = action
  const view = useRef<ComponentRef<typeof View>>(null)
  const [leads] = useState(focused)
  useEffect(() => (leads ? moveFocus(view.current) : undefined), [leads])
  const isBrief = form.step > 0 && (size === 'large' || size === 'brief')
  const isBare = bare ?? (narrow && isBrief)
  const isSmall = form.low || size === 'small' || isBrief
  const isHero = size === 'hero'
  return (
    <Button
      ref={view}
      kind={kind}
      hero={isHero && form.step === 0 && !form.low}
      large={size === 'large' && !isSmall}
      small={isSmall}
      wide={wide}
      label={isBare ? '' : label}
      {...((spoken !== undefined || isBare) && { 'aria-label': spoken ?? label })}
      {...(icon && (isBare || (form.stacks && !narrow)) && { icon })}
      leading={isHero && !form.low ? <DicePair {...(form.kind !== 'drawer' && { size: 26 })} /> : undefined}
      sub={isBare ? undefined : subOf(action, form)}
      disabled={disabled}
      onPress={onPress}
      style={style}
    />
  )
}

const subOf = ({ sub }: Action, form: PanelForm): string | undefined => {
  if (sub === undefined || !isKept(sub.keep, form)) return undefined
  return sub.without && !form.shown.has(sub.without[0]) ? sub.without[1] : sub.text
}

type Choice = {
  readonly space: Space
  readonly kind: PlacementKind
  readonly third: Die
  /** The opponent whose marker goes back to its owner if the turn is stopped with this choice (R14). */
  readonly takes: PlayerLook | null
  readonly label: string
  /** `name` and `does` are for rows: where the space is, and what the placement does. */
  readonly name: string
  readonly does: string
  readonly spoken: string
  readonly chosen: boolean
  readonly hinted: boolean
}

type ChoicesProps = Formed<{
  readonly label: string
  readonly choices: readonly Choice[]
  /** The buttons from before the roll, shown pale until the dice are at rest. */
  readonly before: readonly Action[]
  /** The first choice takes the focus. */
  readonly open: boolean
  readonly onPress: (space: Space) => void
  /** The choice that the pointer or the keyboard is at, or null. */
  readonly onPoint: (space: Space | null) => void
  /** The choice under a finger, or null. */
  readonly onTouch: (space: Space | null) => void
}>

/** A chip for each space; in a column, a row with words. */
export function Choices(props: ChoicesProps) {
  const { label, choices, before, open, onPress, onPoint, onTouch, form } = props
  const first = useRef<ComponentRef<typeof View>>(null)
  useEffect(() => (open ? moveFocus(first.current) : undefined), [open])
  const isColumn = form.kind === 'column'
  // Up to four chips stand in two columns, five and six in three, except on a card.
  const width = choices.length > 4 && form.kind === 'drawer' ? styles.inThree : styles.inTwo
  return (
    <View role="group" collapsable={false} aria-label={label} style={isColumn ? styles.rows : styles.chips}>
      {before.length > 0 && (
        // Absolute, so that the layout below is the same before and after the roll.
        <View aria-hidden style={[styles.before, isColumn ? styles.top : styles.bottom]}>
          <Actions actions={before} form={{ ...form, step: 0, shown: new Set(['ifYouStop']) }} disabled />
        </View>
      )}
      {choices.map(({ space, kind, third, takes, name, does, spoken, chosen, hinted, ...chip }, index) => (
        <OptionChip
          key={space}
          ref={index === 0 ? first : undefined}
          kind={kind}
          third={third}
          takes={takes ?? undefined}
          label={isColumn ? name : chip.label}
          aria-label={spoken}
          chosen={chosen}
          marked={hinted}
          onPress={() => onPress(space)}
          onHover={(over) => onPoint(over ? space : null)}
          onTouch={(down) => onTouch(down ? space : null)}
          style={isColumn ? undefined : width}
          {...(isColumn && { sub: does, shortcut: String(index + 1) })}
        />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: 10 },
  wraps: { flexWrap: 'wrap', rowGap: 6 },
  stacked: { gap: 8 },
  half: { flex: 1 },
  asItNeeds: { flexGrow: 1, flexShrink: 1, minWidth: '46%' },
  narrow: { flexBasis: '38%', flexShrink: 1 },
  rest: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  before: { position: 'absolute', left: 0, right: 0, pointerEvents: 'none' },
  top: { top: 0 },
  bottom: { bottom: 0 },
  // Reserves two rows of chips, so that the dice have the same position for any number of chips.
  chips: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'flex-end',
    minHeight: 2 * 52 + air.s,
    gap: air.s,
  },
  rows: { gap: 10 },
  // They grow, so that the last row has no gap.
  inTwo: { flexBasis: '40%', flexGrow: 1 },
  inThree: { flexBasis: '30%', flexGrow: 1 },
})

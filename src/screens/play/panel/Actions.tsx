import { useState } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'
import type { Danger } from '@/theme/danger'
import { ButtonCracks } from '@/ui/game/ButtonCracks'
import { DicePair } from '@/ui/game/dice/DicePair'
import { border } from '@/theme/measures'
import { Button } from '@/ui/kit/Button'
import type { IconName } from '@/ui/kit/Icon'
import { useFocusWhen } from '../../shell/moveFocus'
import { usePanelForm, type PanelForm } from './form'

/** The order in which parts are dropped if not everything fits: lowest first. 0 is dropped when the others turn short. */
export type Keep = 0 | 1 | 2 | 3 | 'always'

export const isKept = (keep: Keep, step: number): boolean => keep === 'always' || keep >= step

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
  /** How risky it is: the button stands higher, and cracks. */
  readonly danger?: Danger
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
  /** Shows the buttons without letting them be pressed. */
  readonly disabled?: boolean
}

/** Two choices with consequences share the width or are stacked; other actions wrap. */
export function Actions({ actions, disabled = false }: ActionsProps) {
  const form = usePanelForm()
  const stacked =
    actions.length === 1 || (form.stacks && actions.some((action) => subOf(action, form) !== undefined))
  const haveSubs = actions.some(({ sub }) => sub !== undefined)
  const widthOf = ({ narrow }: Action) => {
    if (haveSubs) return styles.half
    if (narrow) return form.step === 0 && styles.narrow
    return actions.some((other) => other.narrow) ? styles.rest : styles.asItNeeds
  }
  return (
    <View style={stacked ? styles.stacked : [styles.beside, !haveSubs && styles.wraps]}>
      {actions.map((action) => (
        <ActionButton
          key={action.id}
          action={action}
          disabled={disabled}
          wide={stacked && haveSubs && form.kind === 'drawer'}
          style={!stacked && widthOf(action)}
        />
      ))}
    </View>
  )
}

type ActionButtonProps = {
  readonly action: Action
  readonly disabled?: boolean
  /** Puts the label left and the consequence right. */
  readonly wide?: boolean
  /** Shows the icon only. */
  readonly bare?: boolean
  readonly style?: StyleProp<ViewStyle>
}

export function ActionButton({ action, disabled = false, wide = false, bare, style }: ActionButtonProps) {
  const { kind, label, spoken, icon, danger, size, narrow = false, focused = false, onPress } = action
  const form = usePanelForm()
  const [takesFocus] = useState(focused)
  const view = useFocusWhen(takesFocus)
  const isBrief = form.step > 0 && (size === 'large' || size === 'brief')
  const isBare = bare ?? (narrow && isBrief)
  const isSmall = form.low || size === 'small' || isBrief
  const isHero = size === 'hero' && !form.low
  return (
    <Button
      ref={view}
      kind={kind}
      hero={isHero && form.step === 0}
      large={size === 'large' && !isSmall}
      small={isSmall}
      wide={wide}
      label={isBare ? '' : label}
      {...((spoken !== undefined || isBare) && { 'aria-label': spoken ?? label })}
      {...(icon && (isBare || (form.stacks && !narrow)) && { icon })}
      leading={isHero && <DicePair {...(form.kind !== 'drawer' && { size: 26 })} />}
      sub={isBare ? undefined : subOf(action, form)}
      {...(danger && { raised: danger.foot - border.buttonFoot })}
      drawing={danger && danger.buttonCracks > 0 && <ButtonCracks count={danger.buttonCracks} />}
      disabled={disabled}
      onPress={onPress}
      style={style}
    />
  )
}

const subOf = ({ sub }: Action, { step, shown }: PanelForm): string | undefined => {
  if (sub === undefined || !isKept(sub.keep, step)) return undefined
  return sub.without && !shown.has(sub.without[0]) ? sub.without[1] : sub.text
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: 10 },
  wraps: { flexWrap: 'wrap', rowGap: 6 },
  stacked: { gap: 8 },
  half: { flex: 1 },
  asItNeeds: { flexGrow: 1, flexShrink: 1, minWidth: '46%' },
  narrow: { flexBasis: '38%', flexShrink: 1 },
  rest: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
})

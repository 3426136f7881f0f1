import type { ComponentProps } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Space } from '@/engine'
import { space as air } from '@/theme/measures'
import { OptionChip } from '@/ui/game/OptionChip'
import { useFocusWhen } from '../../shell/moveFocus'
import { Actions, type Action } from './Actions'
import { PanelFormContext, usePanelForm } from './form'

type Choice = Pick<
  ComponentProps<typeof OptionChip>,
  'kind' | 'third' | 'takes' | 'label' | 'chosen' | 'marked'
> & {
  readonly space: Space
  /** For rows: where the space is, and what the placement does. */
  readonly row: { readonly label: string; readonly sub: string }
  readonly spoken: string
}

type ChoicesProps = {
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
}

/** A chip for each space; in a column, a row with words. */
export function Choices({ label, choices, before, open, onPress, onPoint, onTouch }: ChoicesProps) {
  const form = usePanelForm()
  const first = useFocusWhen(open)
  const isColumn = form.kind === 'column'
  // Up to four chips stand in two columns, five and six in three, except on a card.
  const width = choices.length > 4 && form.kind === 'drawer' ? styles.inThree : styles.inTwo
  return (
    <View role="group" collapsable={false} aria-label={label} style={isColumn ? styles.rows : styles.chips}>
      {before.length > 0 && (
        // Absolute, so that the layout below is the same before and after the roll.
        <View aria-hidden style={[styles.before, isColumn ? styles.top : styles.bottom]}>
          <PanelFormContext value={{ ...form, step: 0, shown: new Set(['ifYouStop']) }}>
            <Actions actions={before} disabled />
          </PanelFormContext>
        </View>
      )}
      {choices.map(({ space, row, spoken, ...chip }, index) => (
        <OptionChip
          key={space}
          ref={index === 0 ? first : undefined}
          {...chip}
          {...(isColumn ? { ...row, shortcut: String(index + 1) } : { style: width })}
          aria-label={spoken}
          onPress={() => onPress(space)}
          onHover={(over) => onPoint(over ? space : null)}
          onTouch={(down) => onTouch(down ? space : null)}
        />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
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

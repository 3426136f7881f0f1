/** The dice in the panel, thrown or at rest, and the slots and pad for entering own dice. */
import { createContext, use, type ComponentProps, type ComponentRef, type RefObject } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Die } from '@/engine'
import type { Performing } from '@/stage/stage'
import { Dice } from '@/ui/game/dice/Dice'
import { DicePad } from '@/ui/game/dice/DicePad'
import { Gliding, type Place } from '@/ui/kit/Gliding'
import { Icon } from '@/ui/kit/Icon'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { usePanelForm, type PanelForm } from './form'

export type PanelMotion = {
  readonly performing: Performing | null
  /** The board that the dice are thrown across. */
  readonly board: RefObject<ComponentRef<typeof View> | null>
  /** The last position of the dice in this turn: a bust shows them at another place. */
  readonly diceLay: RefObject<Place | null>
}

/** Motion is not part of a view, because it does not change what fits in the panel. */
export const PanelMotion = createContext<PanelMotion>({
  performing: null,
  board: { current: null },
  diceLay: { current: null },
})

type TableDiceProps = {
  readonly panel: 'choose' | 'bust' | 'bot'
  readonly dice: ComponentProps<typeof Dice>['dice']
  readonly label: string
  /** Below each die in a column. */
  readonly captions?: ComponentProps<typeof Dice>['captions'] | null
  /** For dice that were tapped in: a press corrects them. `onPress` is null while they cannot be pressed. */
  readonly change?: { readonly label: string; readonly onPress: (() => void) | null }
}

const sizeOf = (panel: TableDiceProps['panel'], { kind, dieSize, step, isLast }: PanelForm): number => {
  if (panel === 'choose') return isLast ? 38 : dieSize
  if (panel === 'bot') return step === 0 ? 48 : 40
  return kind === 'column' ? dieSize : step === 0 ? 48 : step === 1 ? 36 : 32
}

export function TableDice({ panel, dice, label, captions, change }: TableDiceProps) {
  const form = usePanelForm()
  const { performing, board, diceLay } = use(PanelMotion)
  const thrown = performing?.timeline.throw
  const busting = panel === 'choose' && performing?.event.type === 'busted'
  const tipsAt = (busting && performing.timeline.bust?.tipAt) || null
  const shown = (
    <Dice
      dice={dice}
      size={sizeOf(panel, form)}
      label={label}
      rolling={thrown && panel !== 'bust' ? { nonce: performing.id, ...thrown } : null}
      pops={performing?.event.type === 'rolled' && performing.manner.byHand === true}
      board={board}
      tipsAt={tipsAt}
      shaken={busting && tipsAt === null}
      {...(captions && form.kind === 'column' && { captions })}
    />
  )
  return (
    <Gliding placeRef={diceLay} stays={panel !== 'bust'}>
      {change ? (
        <PressableOpacity
          role="button"
          aria-label={change.label}
          disabled={change.onPress === null}
          onPress={() => change.onPress?.()}
          style={styles.change}
        >
          <View aria-hidden>{shown}</View>
          <Icon name="pencil" size={18} tone="ink2" />
        </PressableOpacity>
      ) : (
        shown
      )}
    </Gliding>
  )
}

type PadProps = {
  readonly label: string
  /** The keyboard shortcuts, if there is a keyboard. */
  readonly keys: string
  readonly full: boolean
  readonly onPress: (die: Die) => void
}

/** The six keys that enter dice; in a column with the keyboard shortcuts. */
export const Pad = ({ label, keys, full, onPress }: PadProps) => {
  const { kind, pad } = usePanelForm()
  return (
    <>
      <DicePad {...pad} label={label} disabled={full} onPress={onPress} />
      {kind === 'column' && (
        <Text type="caption" centred>
          {keys}
        </Text>
      )}
    </>
  )
}

const styles = StyleSheet.create({ change: { alignItems: 'center' } })

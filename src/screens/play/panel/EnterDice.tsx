/** Dice of one's own as both panels lay them: the three that are entered, the six keys that enter them, and what the keyboard does. */
import type { Die } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import type { Session } from '@/sitting/session'
import { DicePad, DiceSlots } from '@/ui/game/dice/DicePad'
import { Text } from '@/ui/kit/Text'
import type { PadForm } from './pad'

type Entered = { readonly entered: readonly Die[] }

type PadProps = Entered & { readonly form: PadForm; readonly session: Session }

export const Pad = ({ form: { row, keyHeight, gap, reach }, entered, session }: PadProps) => {
  const { ownDice } = usePhrases()
  return (
    <DicePad
      label={ownDice.pad}
      {...{ row, keyHeight, gap, reach }}
      disabled={entered.length === 3}
      onPress={session.tapIn}
    />
  )
}

export const Slots = ({ entered }: Entered) => {
  const { ownDice } = usePhrases()
  const isDesktop = useWindow().layout === 'desktop'
  return (
    <DiceSlots dice={entered} size={isDesktop ? 70 : 50} spread={isDesktop} label={ownDice.slots(entered)} />
  )
}

/** Under the pad of a desktop. */
export const PadKeys = () => {
  const { ownDice } = usePhrases()
  return (
    <Text type="caption" centred>
      {ownDice.keys}
    </Text>
  )
}

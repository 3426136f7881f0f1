/** Dice that were tapped in: they are a button for as long as they can be put right. Others are as they are. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Dice } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { canTakeRollBack, type Match } from '@/match'
import { Icon } from '@/ui/kit/Icon'
import { PressableOpacity } from '@/ui/kit/Pressable'

type ChangeableProps = {
  readonly match: Match
  readonly dice: Dice
  /** Null while they cannot be pressed. */
  readonly onPress: (() => void) | null
  readonly children: ReactNode
}

export const Changeable = ({ match, dice, onPress, children }: ChangeableProps) => {
  const { ownDice } = usePhrases()
  if (!canTakeRollBack(match)) return children
  return (
    <PressableOpacity
      role="button"
      aria-label={ownDice.changeSpoken(dice)}
      disabled={onPress === null}
      onPress={() => onPress?.()}
      style={styles.dice}
    >
      <View aria-hidden>{children}</View>
      <Icon name="pencil" size={18} tone="ink2" />
    </PressableOpacity>
  )
}

const styles = StyleSheet.create({ dice: { alignItems: 'center' } })

/** All bots, to ask one of them to the table. */
import { StyleSheet } from 'react-native'
import { usePhrases } from '@/i18n/index'
import type { Level } from '@/names'
import { space } from '@/theme/index'
import { BottomSheet, Text } from '@/ui/index'
import { Characters } from '../app/Characters'

type BotSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onChoose: (level: Level) => void
}

export const BotSheet = ({ open, onClose, onChoose }: BotSheetProps) => {
  const { newGame } = usePhrases()
  return (
    <BottomSheet open={open} label={newGame.anotherBot} onClose={onClose}>
      <Text type="h2" heading={2} style={styles.title}>
        {newGame.anotherBot}
      </Text>
      <Characters label={newGame.anotherBot} chosen={null} onChoose={onChoose} />
    </BottomSheet>
  )
}

const styles = StyleSheet.create({ title: { marginBottom: space.s } })

/** Where no match is under way: the table of the last one, ready to be laid again. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import { useStore } from 'zustand'
import { latestTable } from '@/saves/index'
import { space } from '@/theme/index'
import { Button, SheetFrame, Text } from '@/ui/index'
import { useServices } from '../app/services'
import { Tokens } from '../app/Tokens'

export const NewTableCard = ({ onNewGame }: { readonly onNewGame: () => void }) => {
  const { home, common } = usePhrases()
  const last = useStore(useServices().saves.remembered, ({ lastTable }) => latestTable(lastTable))
  return (
    <SheetFrame style={styles.card}>
      <View style={styles.words}>
        <Text type="eyebrow" tone="ink2">
          {home.tableEyebrow}
        </Text>
        <Text type="h2" heading={2}>
          {last ? common.list(last.players.map(({ name }) => name)) : home.tableOpen}
        </Text>
        {last && <Tokens players={last.players} />}
      </View>
      <Button kind="gold" large label={common.newGame} onPress={onNewGame} />
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  card: { padding: space.l - 1, gap: space.m },
  words: { gap: space.s },
})

/** What an import would add, what is here already, and what cannot be read. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import type { ImportPreview } from '@/saves/index'
import { families, space } from '@/theme/index'
import { Text } from '@/ui/index'
import { BoardOf } from '../shell/BoardOf'
import { headlineOf } from './headline'

export const ImportPreviewList = ({ preview }: { readonly preview: ImportPreview }) => {
  const phrases = usePhrases()
  const { saved, problems, common } = phrases
  const { additions, known, problems: broken } = preview
  return (
    <View style={styles.list}>
      <Text type="bodyStrong">
        {additions.length > 0
          ? saved.wouldAdd(additions.length)
          : known.length + broken.length === 0
            ? saved.notGames
            : saved.wouldAddNothing}
      </Text>
      {additions.map(({ entry, as }) => {
        const { title, line } = headlineOf(entry, phrases)
        return (
          <View key={entry.id} style={styles.row}>
            <BoardOf entry={entry} size={52} />
            <View style={styles.words}>
              <Text type="bodyStrong">{entry.title === '' ? title : entry.title}</Text>
              <Text type="label" tone="ink2" style={styles.regular}>
                {`${common.list(entry.players.map(({ name }) => name))}. ${line}`}
              </Text>
              {as === 'copy' && (
                <Text type="label" tone="ink2">
                  {saved.asSecond}
                </Text>
              )}
            </View>
          </View>
        )
      })}
      {known.length > 0 && <Text type="label">{saved.already(known.length)}</Text>}
      {broken.map(({ number, title, fault, brokenAtMove }) => (
        <Text key={number} type="label" tone="bad">
          {problems.leftOut(
            title === '' ? problems.numbered(number) : title,
            problems.causes[fault.code],
            brokenAtMove,
          )}
        </Text>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  list: { gap: space.s, paddingBottom: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: 0 },
  regular: { fontFamily: families.text400 },
})

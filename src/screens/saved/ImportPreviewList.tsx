/** What an import would add, what is here already, and what cannot be read. */
import { StyleSheet, View } from 'react-native'
import { usePhrases, type Phrases } from '@/i18n/index'
import type { ImportPreview, ImportProblem } from '@/saves/index'
import { families, space } from '@/theme/index'
import { Text } from '@/ui/index'
import { BoardOf } from '../app/BoardOf'
import { headlineOf } from './headline'

/** What is no match at all is not one that is left out. */
const leftOut = ({ problems }: ImportPreview): readonly ImportProblem[] =>
  problems.filter(({ fault }) => fault.code !== 'not-a-match')

/** The one sentence that sums it up. */
export const outcomeOf = (preview: ImportPreview, saved: Phrases['saved']): string => {
  const { additions, known } = preview
  if (additions.length > 0) return saved.wouldAdd(additions.length)
  return known.length + leftOut(preview).length === 0 ? saved.notGames : saved.wouldAddNothing
}

export const ImportPreviewList = ({ preview }: { readonly preview: ImportPreview }) => {
  const phrases = usePhrases()
  const { saved, problems, common } = phrases
  const { additions, known } = preview
  const broken = leftOut(preview)
  const isAlone = preview.problems.length + additions.length + known.length === 1
  const advice = adviceFor(broken, saved)
  return (
    <View style={styles.list}>
      <Text type="bodyStrong">{outcomeOf(preview, saved)}</Text>
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
            title || (isAlone ? problems.unknownMatch : problems.numbered(number)),
            problems.causes[fault.code],
            brokenAtMove,
          )}
        </Text>
      ))}
      {advice !== null && <Text type="label">{advice}</Text>}
    </View>
  )
}

/** What a text lacks that was not copied whole. */
const lacking: readonly ImportProblem['fault']['code'][] = [
  'cut-off',
  'bad-tag',
  'missing-tag',
  'unreadable',
  'not-json',
]

const adviceFor = (broken: readonly ImportProblem[], saved: Phrases['saved']): string | null => {
  if (broken.some(({ fault }) => fault.code === 'other-format')) return saved.updateFirst
  return broken.some(({ fault }) => lacking.includes(fault.code)) ? saved.copyAll : null
}

const styles = StyleSheet.create({
  list: { gap: space.s, paddingBottom: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: 0 },
  regular: { fontFamily: families.text400 },
})

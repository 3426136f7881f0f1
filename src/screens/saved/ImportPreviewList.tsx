/** Lists what an import would add, what is already saved, and what cannot be read. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { moveCount } from '@/match'
import type { ImportPreview, ImportProblem } from '@/saves'
import { space } from '@/theme/measures'
import { Button } from '@/ui/kit/Button'
import { Text } from '@/ui/kit/Text'
import { MatchThumbnail, DiceMark } from '@/features/matchView/MatchParts'
import { headlineOf } from './entryText'

/** Broken matches. Ignores texts that are not matches at all. */
const leftOut = ({ problems }: ImportPreview): readonly ImportProblem[] =>
  problems.filter(({ fault }) => fault.code !== 'not-a-match')

export const outcomeOf = (preview: ImportPreview, saved: Phrases['saved']): string => {
  const { additions, known, kept, unread } = preview
  if (additions.length > 0) return saved.wouldAdd(additions.length)
  return known.length + kept.length + leftOut(preview).length + unread === 0
    ? saved.notGames
    : saved.wouldAddNothing
}

const mostShown = 20

type ImportPreviewListProps = {
  readonly preview: ImportPreview
  /** The broken matches whose readable part the player wants to add. */
  readonly parts: readonly ImportProblem[]
  readonly onPart: (problem: ImportProblem) => void
}

export const ImportPreviewList = ({ preview, parts, onPart }: ImportPreviewListProps) => {
  const phrases = usePhrases()
  const { saved, common } = phrases
  const { additions, known, kept, unread } = preview
  const broken = leftOut(preview)
  const deleted = additions.filter(({ entry }) => entry.deleted !== null)
  const notWhole = unread + (broken.length > 1 || unread > 0 ? broken.length : 0)
  const isAlone = preview.problems.length + additions.length + known.length === 1
  const advice = adviceFor(broken, saved)
  return (
    <View style={styles.list}>
      <Text type="bodyStrong">{outcomeOf(preview, saved)}</Text>
      {notWhole > 0 && (
        <Text type="label" tone="bad">
          {saved.notWhole(notWhole)}
        </Text>
      )}
      {additions.slice(0, mostShown).map(({ entry, as }) => {
        const { title, line } = headlineOf(entry, phrases)
        return (
          <View key={entry.id} style={styles.row}>
            <MatchThumbnail entry={entry} size={52} />
            <View style={styles.words}>
              <Text type="bodyStrong">{entry.title === '' ? title : entry.title}</Text>
              <Text type="note">{`${common.list(entry.players.map(({ name }) => name))}. ${line}`}</Text>
              <DiceMark dice={entry.dice} />
              {as !== 'new' && (
                <Text type="label" tone="ink2">
                  {as === 'copy' ? saved.asSecond : saved.asLonger}
                </Text>
              )}
            </View>
          </View>
        )
      })}
      {additions.length > mostShown && (
        <Text type="label">{saved.andMore(additions.length - mostShown)}</Text>
      )}
      {deleted.length > 0 && <Text type="label">{saved.alsoDeleted(deleted.length)}</Text>}
      {kept.length > 0 && <Text type="label">{saved.alsoKept(kept.length)}</Text>}
      {known.length > 0 && <Text type="label">{saved.already(known.length)}</Text>}
      {broken.map((problem) => (
        <BrokenMatch
          key={problem.number}
          problem={problem}
          isAlone={isAlone}
          isWanted={parts.includes(problem)}
          onPart={() => onPart(problem)}
        />
      ))}
      {advice !== null && <Text type="label">{advice}</Text>}
    </View>
  )
}

type BrokenMatchProps = {
  readonly problem: ImportProblem
  readonly isAlone: boolean
  readonly isWanted: boolean
  readonly onPart: () => void
}

/** The fault with its line number, and a button to add the readable part. */
const BrokenMatch = ({ problem, isAlone, isWanted, onPart }: BrokenMatchProps) => {
  const { saved, problems } = usePhrases()
  const { number, title, fault, line, says, brokenAtMove, partial } = problem
  const name = title || (isAlone ? problems.unknownMatch : problems.numbered(number))
  const cause = isOfUnknownFormat(fault) ? problems.unknownFormat : problems.causes[fault.code]
  const where = line !== null && says !== null ? saved.inLine(line, says) : null
  const detail = fault.code === 'missing-tag' ? saved.lacks(fault.tag) : where
  return (
    <View style={styles.broken}>
      <Text type="label" tone="bad">
        {problems.leftOut(name, cause, brokenAtMove)}
      </Text>
      {detail !== null && <Text type="note">{detail}</Text>}
      {partial !== null && !isWanted && (
        <Button
          small
          label={saved.addPart(moveCount(partial))}
          aria-label={`${saved.addPart(moveCount(partial))}: ${name}`}
          onPress={onPart}
          style={styles.part}
        />
      )}
    </View>
  )
}

const isOfUnknownFormat = (fault: ImportProblem['fault']): boolean =>
  (fault.code === 'wrong-field' && fault.field === 'format') ||
  (fault.code === 'bad-tag' && fault.tag === 'Format')

/** Faults that mean the text was not copied completely. */
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
  broken: { gap: space.xs },
  part: { alignSelf: 'flex-start' },
})

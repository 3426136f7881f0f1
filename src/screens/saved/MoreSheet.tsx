/** What can be done with one match: rename, duplicate, share, delete. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { tidyName, titleLimit } from '@/match'
import type { Entry } from '@/saves'
import { space } from '@/theme/measures'
import { BottomSheet } from '@/ui/kit/BottomSheet'
import { Button } from '@/ui/kit/Button'
import { Field } from '@/ui/kit/Field'
import { Icon, type IconName } from '@/ui/kit/Icon'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { Text } from '@/ui/kit/Text'
import { headlineOf } from './headline'

type MoreSheetProps = {
  readonly entry: Entry | null
  readonly onClose: () => void
  readonly onLookBack: () => void
  readonly onRename: (title: string) => unknown
  readonly onDuplicate: () => unknown
  readonly onShare: () => void
  readonly onDelete: () => unknown
}

export const MoreSheet = ({ entry, onClose, ...actions }: MoreSheetProps) => {
  const phrases = usePhrases()
  /** Which match is being given a name. */
  const [renamed, setRenamed] = useState<string | null>(null)
  const renaming = entry !== null && entry.id === renamed
  const close = () => {
    setRenamed(null)
    onClose()
  }
  const heading = entry === null ? '' : entry.title || headlineOf(entry, phrases).title
  return (
    <BottomSheet open={entry !== null} label={heading} titled onClose={close} hasField={renaming}>
      {entry && (
        // A key, so that the next match starts from its own name.
        <Contents
          key={entry.id}
          entry={entry}
          renaming={renaming}
          toRename={() => setRenamed(entry.id)}
          onClose={close}
          {...actions}
        />
      )}
    </BottomSheet>
  )
}

type ContentsProps = MoreSheetProps & {
  readonly entry: Entry
  readonly renaming: boolean
  readonly toRename: () => void
}

const Contents = ({
  entry,
  renaming,
  toRename,
  onClose,
  onLookBack,
  onRename,
  onDuplicate,
  onShare,
  onDelete,
}: ContentsProps) => {
  const { saved, common, lookBack } = usePhrases()
  const [title, setTitle] = useState(entry.title)
  const closing = (act: () => unknown) => () => {
    const done = act()
    onClose()
    return done
  }
  const rename = closing(() => onRename(tidyName(title)))
  if (renaming)
    return (
      <View style={styles.rename}>
        <Field
          label={saved.nameOfMatch}
          value={title}
          placeholder={common.list(entry.players.map(({ name }) => name))}
          maxLength={titleLimit}
          autoFocus
          returnKeyType="done"
          onChange={setTitle}
          onSubmitEditing={rename}
        />
        <Button kind="gold" label={common.done} onPress={rename} />
      </View>
    )
  return (
    <View>
      <Action icon="chart" label={lookBack.title} onPress={closing(onLookBack)} />
      <Action icon="pencil" label={saved.actions.rename} onPress={toRename} />
      <Action icon="copy" label={saved.actions.duplicate} onPress={closing(onDuplicate)} />
      <Action icon="share" label={saved.actions.share} onPress={closing(onShare)} />
      <Action icon="trash" label={saved.actions.delete} onPress={closing(onDelete)} />
    </View>
  )
}

type ActionProps = { readonly icon: IconName; readonly label: string; readonly onPress: () => unknown }

export const Action = ({ icon, label, onPress }: ActionProps) => (
  <PressableOpacity role="button" aria-label={label} onPress={onPress} style={styles.action}>
    <Icon name={icon} />
    <Text type="bodyStrong" style={styles.label}>
      {label}
    </Text>
  </PressableOpacity>
)

const styles = StyleSheet.create({
  rename: { gap: space.m },
  action: { flexDirection: 'row', alignItems: 'center', gap: space.l, minHeight: 52 },
  label: { flexShrink: 1 },
})

/** Gets a text from the player: pasted, from a file, or typed. */
import type { ComponentRef, Ref } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { Field } from '@/ui/kit/Field'
import { Text } from '@/ui/kit/Text'
import { pasteText, pickFile } from './pickFile'

type TextSourceProps = {
  /** Tells the player why a text is needed. */
  readonly intro: string
  /** Label of the text field. */
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  /** Called with a text that was pasted or read from a file. */
  readonly onBrought: (text: string) => unknown
  /** Called with the reason when pasting or reading fails. */
  readonly onNote: (note: string) => void
  /** Shows only a low field, to leave room for the result. */
  readonly folded: boolean
  /** Ref to the first button, for moving the focus. */
  readonly first: Ref<ComponentRef<typeof View>>
}

/** Longer texts are kept but not shown in the field: a browser takes minutes to lay them out. */
const longestShown = 20_000

/** Backups are for programs: nobody wants to read them. */
const isBackup = (text: string): boolean => /^\uFEFF?\s*\{/.test(text)

export const TextSource = (props: TextSourceProps) => {
  const { intro, label, text, onText, onBrought, onNote, folded, first } = props
  const { saved, problems } = usePhrases()
  const isLying = useWindow().shape === 'lying'
  const paste = async () => {
    // Rejects if the browser or the player refuses access to the clipboard.
    const pasted = await pasteText().catch(() => null)
    if (pasted === null) onNote(saved.pasteRefused)
    else if (pasted === '') onNote(saved.pastedNothing)
    else onBrought(pasted)
  }
  const choose = async () => {
    const picked = await pickFile()
    if (picked.ok) onBrought(picked.text)
    else if (picked.reason === 'unreadable') onNote(problems.failed)
  }
  const ways = (
    <View style={styles.ways}>
      <Button
        ref={first}
        small
        icon="copy"
        label={saved.paste}
        onPress={() => void paste()}
        style={styles.way}
      />
      <Button small icon="file" label={saved.chooseFile} onPress={() => void choose()} style={styles.way} />
    </View>
  )
  return (
    <>
      {!folded && (
        <>
          <Text tone="ink2">{intro}</Text>
          {!isLying && ways}
        </>
      )}
      {text.length > longestShown || isBackup(text) ? (
        <View style={styles.long}>
          <Text type="label" tone="ink2" style={styles.size}>
            {saved.longText(Math.ceil(text.length / 1000))}
          </Text>
          <Button small label={saved.otherText} onPress={() => onText('')} />
        </View>
      ) : (
        <Field
          label={label}
          value={text}
          multiline
          autoCapitalize="none"
          autoCorrect={false}
          spellCheck={false}
          onChange={onText}
          style={[styles.text, (folded || isLying) && styles.low]}
        />
      )}
      {!folded && isLying && ways}
    </>
  )
}

const styles = StyleSheet.create({
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, marginVertical: space.m },
  way: { flexGrow: 1 },
  text: { height: 110, textAlignVertical: 'top', marginBottom: space.m },
  low: { height: 56 },
  size: { flexShrink: 1 },
  long: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    marginBottom: space.m,
  },
})

/** Asks for a text: pasted, from a file, or typed. */
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
  /** Why a text is asked for. */
  readonly intro: string
  /** Of the field. */
  readonly label: string
  readonly text: string
  /** Called while the player types. */
  readonly onText: (text: string) => void
  /** Called with a whole text that was pasted or read from a file. */
  readonly onBrought: (text: string) => unknown
  /** Called with the reason where no text came. */
  readonly onNote: (note: string) => void
  /** Shows the field only, and low: the result needs the room. */
  readonly folded: boolean
  /** The first button, to move the focus to. */
  readonly first: Ref<ComponentRef<typeof View>>
}

/** Longer texts are kept but not shown in a field: a browser takes minutes to lay them out. */
const longestShown = 20_000

export const TextSource = (props: TextSourceProps) => {
  const { intro, label, text, onText, onBrought, onNote, folded, first } = props
  const { saved, problems } = usePhrases()
  const { lying } = useWindow()
  const paste = async () => {
    // The browser or the player may refuse access to the clipboard.
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
          {!lying && ways}
        </>
      )}
      {text.length > longestShown ? (
        <View style={styles.long}>
          <Text type="bodyStrong">{saved.longText(Math.ceil(text.length / 1000))}</Text>
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
          style={[styles.text, (folded || lying) && styles.low]}
        />
      )}
      {!folded && lying && ways}
    </>
  )
}

const styles = StyleSheet.create({
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, marginVertical: space.m },
  way: { flexGrow: 1 },
  text: { height: 110, textAlignVertical: 'top', marginBottom: space.m },
  low: { height: 56 },
  long: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    marginBottom: space.m,
  },
})

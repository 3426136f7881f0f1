/** Where a text can come from: the clipboard, a file, or the keys. Knows nothing of what is in it. */
import type { ComponentRef, Ref } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { Field } from '@/ui/kit/Field'
import { Text } from '@/ui/kit/Text'
import { pasteText } from './clipboard'
import { pickFile } from './pickFile'

type TextSourceProps = {
  /** What a text is asked for, and how the field is called. */
  readonly intro: string
  readonly label: string
  readonly text: string
  /** It is being typed. */
  readonly onText: (text: string) => void
  /** It has come as a whole. */
  readonly onBrought: (text: string) => unknown
  /** Why none has come. */
  readonly onNote: (note: string) => void
  /** Once there is something to look at, it gets the room. */
  readonly folded: boolean
  /** The first way, to lead to. */
  readonly first: Ref<ComponentRef<typeof View>>
}

/** More letters than this are kept, but not laid out in a field: a browser takes minutes over it. */
const longestShown = 20_000

export const TextSource = (props: TextSourceProps) => {
  const { intro, label, text, onText, onBrought, onNote, folded, first } = props
  const { saved, problems } = usePhrases()
  const { lying } = useWindow()
  const paste = async () => {
    // A browser may keep the clipboard from the page, and so may whoever sits before it.
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

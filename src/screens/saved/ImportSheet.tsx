/** Adds matches from a text: paste or choose it, see what it would add, then add it. Nothing is written before that. */
import * as Clipboard from 'expo-clipboard'
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import type { ImportPreview } from '@/saves/index'
import { space, useWindow } from '@/theme/index'
import { BottomSheet, Button, Field, Live, Text } from '@/ui/index'
import { useServices } from '../app/services'
import { ImportPreviewList, outcomeOf } from './ImportPreviewList'
import { pickText } from './picking'

type ImportSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onAdded: (count: number) => void
}

export const ImportSheet = ({ open, onClose, onAdded }: ImportSheetProps) => {
  const { saved, problems, common } = usePhrases()
  const { saves } = useServices()
  const { insets, lying } = useWindow()
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [note, setNote] = useState<string | null>(null)

  const close = () => {
    setText('')
    setPreview(null)
    setNote(null)
    onClose()
  }
  const check = async (given: string) => {
    setText(given)
    setNote(null)
    setPreview(await saves.checkImport(given))
  }
  const paste = async () => {
    // A browser may keep the clipboard from the page, and so may whoever sits before it.
    const pasted = await Clipboard.getStringAsync().catch(() => null)
    if (pasted === null) setNote(saved.pasteRefused)
    else if (pasted === '') setNote(saved.pastedNothing)
    else await check(pasted)
  }
  const choose = async () => {
    const picked = await pickText()
    if (picked.ok) await check(picked.text)
    else if (picked.reason === 'unreadable') setNote(problems.failed)
  }
  const add = async () => {
    if (!preview) return
    const ids = await saves.commitImport(preview)
    onAdded(ids.length)
    close()
  }
  const additions = preview?.additions.length ?? 0
  const ways = (
    <View style={styles.ways}>
      <Button small icon="copy" label={saved.paste} onPress={() => void paste()} style={styles.way} />
      <Button small icon="file" label={saved.chooseFile} onPress={() => void choose()} style={styles.way} />
    </View>
  )

  return (
    <BottomSheet
      open={open}
      label={saved.importGames}
      closeLabel={common.close}
      onClose={close}
      bottomInset={insets.bottom}
      hangsFrom={insets.top}
      foot={
        preview && additions > 0 ? (
          <Button kind="gold" label={saved.add(additions)} onPress={() => void add()} />
        ) : (
          <Button
            kind="gold"
            label={saved.look}
            disabled={text.trim() === ''}
            onPress={() => void check(text)}
          />
        )
      }
    >
      <Text type="h2" heading={2} style={styles.heading}>
        {saved.importGames}
      </Text>
      {/* Once there is something to look at, it gets the room. */}
      {preview === null && (
        <>
          <Text tone="ink2">{saved.importNote}</Text>
          {!lying && ways}
        </>
      )}
      <Field
        label={saved.importText}
        value={text}
        multiline
        autoCapitalize="none"
        autoCorrect={false}
        spellCheck={false}
        onChange={(typed) => {
          setText(typed)
          setPreview(null)
        }}
        style={[styles.text, preview && styles.checked]}
      />
      {preview === null && lying && ways}
      <Live says={note ?? (preview && outcomeOf(preview, saved))}>
        {note !== null && <Text type="label">{note}</Text>}
        {preview && <ImportPreviewList preview={preview} />}
      </Live>
    </BottomSheet>
  )
}

const styles = StyleSheet.create({
  heading: { marginTop: space.xs, marginBottom: space.s },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, marginVertical: space.m },
  way: { flexGrow: 1 },
  text: { height: 110, textAlignVertical: 'top', marginBottom: space.m },
  checked: { height: 56 },
})

/**
 * Adds matches from a text: paste or choose it, see what it would add, then add it. Nothing is written before that.
 * One sheet with what it was opened from: iOS can refuse a sheet that comes in the moment another goes.
 */
import * as Clipboard from 'expo-clipboard'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/index'
import type { ImportPreview, ImportProblem } from '@/saves/index'
import { space, useWindow } from '@/theme/index'
import { BottomSheet, Button, Field, Live, Text } from '@/ui/index'
import { leadTo } from '../app/leadTo'
import { useServices } from '../app/services'
import { ImportPreviewList, outcomeOf } from './ImportPreviewList'
import { pickText } from './picking'

type ImportSheetProps = {
  /** The choice that leads here, or the import itself. */
  readonly page: 'tools' | 'import' | null
  readonly tools: ReactNode
  readonly onClose: () => void
  readonly onAdded: (count: number) => void
}

/** More letters than this are kept, but not laid out in a field: a browser takes minutes over it. */
const longestShown = 20_000

export const ImportSheet = ({ page, tools, onClose, onAdded }: ImportSheetProps) => {
  const { saved, problems, common } = usePhrases()
  const { saves } = useServices()
  const { insets, lying } = useWindow()
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [parts, setParts] = useState<readonly ImportProblem[]>([])
  const [note, setNote] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  /** The latest text: what an earlier one comes to nobody asks any more. */
  const latest = useRef('')
  const first = useRef<View>(null)
  const imports = page === 'import'
  useEffect(() => {
    return imports ? leadTo(first.current) : undefined
  }, [imports])

  const take = (given: string) => {
    latest.current = given
    setText(given)
    setPreview(null)
    setParts([])
  }
  const close = () => {
    take('')
    setNote(null)
    onClose()
  }
  const check = async (given: string) => {
    take(given)
    setNote(null)
    setIsBusy(true)
    // An engine may have no room for what somebody chooses.
    const checked = await saves.checkImport(given).catch(() => null)
    setIsBusy(false)
    if (latest.current !== given) return
    if (checked) setPreview(checked)
    else setNote(problems.failed)
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
    if (!preview || isBusy) return
    setIsBusy(true)
    const ids = await saves.commitImport(preview, parts)
    setIsBusy(false)
    onAdded(ids.length + preview.kept.length)
    close()
  }
  const additions = preview ? preview.additions.length + preview.kept.length + parts.length : 0
  const isLong = text.length > longestShown
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
    <BottomSheet
      open={page !== null}
      label={imports ? saved.importGames : saved.tools}
      closeLabel={common.close}
      onClose={close}
      page={imports ? 'import' : 'tools'}
      bottomInset={insets.bottom}
      {...(imports && { hangsFrom: insets.top })}
      foot={
        !imports ? undefined : preview && additions > 0 ? (
          <Button kind="gold" label={saved.add(additions)} disabled={isBusy} onPress={add} />
        ) : (
          <Button
            kind="gold"
            label={saved.look}
            disabled={isBusy || text.trim() === ''}
            onPress={() => void check(text)}
          />
        )
      }
    >
      {!imports ? (
        tools
      ) : (
        <>
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
          {isLong ? (
            <View style={styles.long}>
              <Text type="bodyStrong">{saved.longText(Math.ceil(text.length / 1000))}</Text>
              <Button small label={saved.otherText} onPress={() => take('')} />
            </View>
          ) : (
            <Field
              label={saved.importText}
              value={text}
              multiline
              autoCapitalize="none"
              autoCorrect={false}
              spellCheck={false}
              onChange={take}
              style={[styles.text, (preview !== null || lying) && styles.low]}
            />
          )}
          {preview === null && lying && ways}
          <Live says={note ?? (preview && outcomeOf(preview, saved))}>
            {note !== null && <Text type="label">{note}</Text>}
            {preview && (
              <ImportPreviewList
                preview={preview}
                parts={parts}
                onPart={(problem) => setParts((before) => [...before, problem])}
              />
            )}
          </Live>
        </>
      )}
    </BottomSheet>
  )
}

const styles = StyleSheet.create({
  heading: { marginTop: space.xs, marginBottom: space.s },
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

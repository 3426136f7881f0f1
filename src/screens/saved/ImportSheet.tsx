/**
 * Imports matches from a text: paste or choose it, look at what it would add, then add it.
 * Shares one sheet with the menu it is opened from: iOS may refuse a sheet that opens while another closes.
 */
import { useEffect, useRef, useState, type ComponentRef, type ReactNode } from 'react'
import { type View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { ImportPreview, ImportProblem } from '@/saves'
import { BottomSheet } from '@/ui/kit/BottomSheet'
import { Button } from '@/ui/kit/Button'
import { LiveRegion } from '@/ui/kit/accessibility'
import { Text } from '@/ui/kit/Text'
import { useMoveFocus } from '../shell/moveFocus'
import { useServices } from '@/services'
import { TextSource } from '@/features/transfer/TextSource'
import { ImportPreviewList, outcomeOf } from './ImportPreviewList'

type ImportSheetProps = {
  /** `tools` shows the menu from which the import is opened. */
  readonly page: 'tools' | 'import' | null
  readonly tools: ReactNode
  readonly onClose: () => void
  readonly onAdded: (count: number) => void
}

export const ImportSheet = ({ page, tools, onClose, onAdded }: ImportSheetProps) => {
  const { saved, problems } = usePhrases()
  const { saves } = useServices()
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [parts, setParts] = useState<readonly ImportProblem[]>([])
  const [note, setNote] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  /** The latest text. Results for earlier texts are ignored. */
  const latest = useRef('')
  const first = useRef<ComponentRef<typeof View>>(null)
  const imports = page === 'import'
  const moveFocus = useMoveFocus()
  useEffect(() => {
    return imports ? moveFocus(first.current) : undefined
  }, [imports, moveFocus])

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
    // Rejects if the text is too large for memory.
    const checked = await saves.checkImport(given).catch(() => null)
    setIsBusy(false)
    if (latest.current !== given) return
    if (checked) setPreview(checked)
    else setNote(problems.failed)
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
  return (
    <BottomSheet
      open={page !== null}
      label={imports ? saved.importGames : saved.tools}
      titled={imports}
      onClose={close}
      page={imports ? 'import' : 'tools'}
      hasField={imports}
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
          <TextSource
            intro={saved.importNote}
            label={saved.importText}
            text={text}
            onText={take}
            onBrought={check}
            onNote={setNote}
            folded={preview !== null}
            first={first}
          />
          <LiveRegion says={note ?? (preview && outcomeOf(preview, saved))}>
            {note !== null && <Text type="label">{note}</Text>}
            {preview && (
              <ImportPreviewList
                preview={preview}
                parts={parts}
                onPart={(problem) => setParts((before) => [...before, problem])}
              />
            )}
          </LiveRegion>
        </>
      )}
    </BottomSheet>
  )
}

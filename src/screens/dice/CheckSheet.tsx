/** Checks a pasted match: whether its dice are the sealed ones, and if not, where they differ. Saves nothing of it. */
import { useEffect, useRef, useState, type ComponentRef } from 'react'
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { checkDice, checkText, openedWith, type Match } from '@/match'
import { space } from '@/theme/measures'
import { BottomSheet } from '@/ui/kit/BottomSheet'
import { Button } from '@/ui/kit/Button'
import { LiveRegion } from '@/ui/kit/accessibility'
import { SealStamp } from '@/ui/game/marks/SealStamp'
import { Text } from '@/ui/kit/Text'
import { useMoveFocus } from '../shell/moveFocus'
import { sealName } from '@/features/matchView/sealNames'
import { useServices } from '@/services'
import { TextSource } from '@/features/transfer/TextSource'
import { answerOf, type Answer } from './checks'
import { Outcomes } from './Outcomes'

type CheckSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** The match on the page. The checked text may open seals of this match that are still closed here. */
  readonly match?: Match
  readonly onOpened?: (match: Match) => void
}

export const CheckSheet = ({ open, onClose, match, onOpened }: CheckSheetProps) => {
  const phrases = usePhrases()
  const { seal } = phrases
  const { saves, now } = useServices()
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const first = useRef<ComponentRef<typeof View>>(null)
  const moveFocus = useMoveFocus()
  useEffect(() => {
    return open ? moveFocus(first.current) : undefined
  }, [open, moveFocus])

  const take = (given: string) => {
    setText(given)
    setAnswer(null)
  }
  const close = () => {
    take('')
    onClose()
  }
  const check = (given: string) => {
    setText(given)
    const checked = checkText(given, { id: 'checked', started: now() })
    const opened = checked.ok && match && checkDice(match).isOver ? openedWith(match, checked.match) : null
    const isOpened = opened !== null && checkDice(opened).wrong === null
    setAnswer(answerOf(checked, opened && checkDice(opened), phrases))
    if (!isOpened) return
    saves.save(opened)
    onOpened?.(opened)
  }
  return (
    <BottomSheet
      open={open}
      label={seal.check}
      titled
      onClose={close}
      hasField
      foot={
        <Button kind="gold" label={seal.check} disabled={text.trim() === ''} onPress={() => check(text)} />
      }
    >
      <TextSource
        intro={seal.checkNote}
        label={seal.checkText}
        text={text}
        onText={take}
        onBrought={check}
        onNote={(says) => setAnswer({ says, hash: null, outcomes: [], notes: [] })}
        folded={answer !== null}
        first={first}
      />
      <LiveRegion says={answer && [answer.says, ...answer.notes].join(' ')} style={styles.answer}>
        {answer && (
          <>
            <View style={styles.verdict}>
              {answer.hash !== null && <SealStamp hash={answer.hash} size={56} />}
              <View style={styles.words}>
                <Text type="bodyStrong">{answer.says}</Text>
                {answer.hash !== null && (
                  <>
                    <Text type="label">{sealName(answer.hash, phrases)}</Text>
                    <Text type="caption">{seal.compare}</Text>
                  </>
                )}
              </View>
            </View>
            <Outcomes outcomes={answer.outcomes} />
            {answer.notes.map((note) => (
              <Text key={note} type="label" tone="ink2">
                {note}
              </Text>
            ))}
          </>
        )}
      </LiveRegion>
    </BottomSheet>
  )
}

const styles = StyleSheet.create({
  answer: { gap: space.m, paddingBottom: space.s },
  verdict: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: 0 },
})

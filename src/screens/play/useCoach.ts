/** Hints: on request, what the baron would do now. A hint lasts until the next move. */
import { useEffect, useRef, useState } from 'react'
import type { Game, Space } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { canHint, hinting, type Hint } from '@/match/review'
import { gameOf, pilotOf } from '@/match'
import { hintSentences } from '@/features/review/adviceSentences'
import { useClock, useSay } from '@/services'
import { inSlices } from '@/stage/inSlices'
import { useNetworks } from '@/features/review/useNetworks'
import { seatNamesAt } from '@/features/matchView/sentences'
import { useLatest } from '@/ui/kit/useLatest'
import type { Session, Shown } from '@/sitting/session'

export type Coach = {
  readonly hint: Hint | 'thinking' | null
  /** The space that the hint suggests; null if it suggests none. */
  readonly space: Space | null
  /** The hint in words. */
  readonly advice: { readonly title: string; readonly why: string } | null
  readonly canAsk: boolean
  /** Asking again hides the hint. */
  readonly ask: () => void
}

/** Null if no hints are offered: only a person whose turn it is can get one. */
export function useCoach(session: Session, { scene, match }: Shown): Coach | null {
  const phrases = usePhrases()
  const clock = useClock()
  const say = useSay()
  const [asked, setAsked] = useState<{ readonly game: Game; readonly hint: Coach['hint'] } | null>(null)
  const callOff = useRef<() => void>(() => undefined)
  useEffect(() => () => callOff.current(), [])
  const isOffered = match.info.coach && pilotOf(match, scene.seat).who === 'person'
  const there = useNetworks(isOffered)
  const game = gameOf(match)
  const chooses = scene.is === 'choose' || scene.is === 'decide'
  const canAsk = isOffered && there && chooses && canHint(game)
  const hint = canAsk && asked?.game === game ? asked.hint : null
  const advice =
    hint === null
      ? null
      : hint === 'thinking'
        ? { title: phrases.coach.thinking, why: '' }
        : hintSentences(game, hint, phrases, seatNamesAt(match, scene.seat))
  const latest = useLatest(advice)
  useEffect(() => {
    const words = latest()
    if (hint !== null && hint !== 'thinking' && words) say(`${words.title}. ${words.why}`)
  }, [hint, latest, say])
  if (!isOffered) return null

  const ask = (): void => {
    if (!canAsk) return
    callOff.current()
    if (hint !== null) return setAsked(null)
    session.finish()
    session.takeHint()
    setAsked({ game, hint: 'thinking' })
    const thinking = hinting(game)
    let found: Hint | null = null
    callOff.current = inSlices(
      clock,
      () => {
        const { done, value } = thinking.next()
        if (done) found = value
        return !done
      },
      () => {
        if (found !== null) setAsked({ game, hint: found })
      },
    )
  }
  const space = hint !== null && hint !== 'thinking' && hint.on === 'space' ? hint.space : null
  return { hint, space, advice, canAsk, ask }
}

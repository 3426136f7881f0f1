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
  /** The space that the hint suggests; null if it suggests none. */
  readonly space: Space | null
  /** The chances of winning after a stop and after another roll; null if the hint is not about that. */
  readonly chances: Extract<Hint, { readonly on: 'then' }>['chances'] | null
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
  /** `hint` is null while it is being worked out. */
  const [asked, setAsked] = useState<{ readonly game: Game; readonly hint: Hint | null } | null>(null)
  const callOff = useRef<() => void>(() => undefined)
  useEffect(() => () => callOff.current(), [])
  const isOffered = match.info.coach && pilotOf(match, scene.seat).who === 'person'
  const there = useNetworks(isOffered)
  const game = gameOf(match)
  const chooses = scene.is === 'choose' || scene.is === 'decide'
  const canAsk = isOffered && there && chooses && canHint(game)
  const isAsked = canAsk && asked?.game === game
  const hint = isAsked ? asked.hint : null
  const thinking = isAsked ? { title: phrases.coach.thinking, why: '' } : null
  const advice = hint ? hintSentences(game, hint, phrases, seatNamesAt(match, scene.seat)) : thinking
  const latest = useLatest(advice)
  useEffect(() => {
    const words = latest()
    if (hint !== null && words) say(`${words.title}. ${words.why}`)
  }, [hint, latest, say])
  if (!isOffered) return null

  const ask = (): void => {
    if (!canAsk) return
    callOff.current()
    if (isAsked) return setAsked(null)
    session.finish()
    session.takeHint()
    setAsked({ game, hint: null })
    const search = hinting(game)
    let found: Hint | null = null
    callOff.current = inSlices(
      clock,
      () => {
        const { done, value } = search.next()
        if (done) found = value
        return !done
      },
      () => {
        if (found !== null) setAsked({ game, hint: found })
      },
    )
  }
  const space = hint?.on === 'space' ? hint.space : null
  const chances = hint?.on === 'then' ? hint.chances : null
  return { space, chances, advice, canAsk, ask }
}

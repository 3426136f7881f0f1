/** The coach beside the table: asked, it says what the baron would do, and it falls silent with the next move. */
import { useEffect, useRef, useState } from 'react'
import type { Game, Space } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { canHint, hinting, type Hint } from '@/match/review'
import { gameOf, pilotOf } from '@/match'
import { say } from '@/stage/announcer'
import { hintSentences } from '@/features/review/adviceSentences'
import { inSlices } from '@/stage/inSlices'
import { useNetworks } from '@/features/review/useNetworks'
import { seatNamesAt } from '@/features/matchView/sentences'
import type { Play, Shown } from './usePlay'

export type Coach = {
  readonly hint: Hint | 'thinking' | null
  readonly canAsk: boolean
  /** Asked twice, it falls silent again. */
  readonly ask: () => void
}

/** Where the coach would place; null while it says nothing of it. */
export const hintedSpace = (coach: Coach | null): Space | null => {
  const hint = coach?.hint
  return hint && hint !== 'thinking' && hint.on === 'space' ? hint.space : null
}

/** Null where no hints are offered: for none but a person on turn. */
export function useCoach({ table, stage }: Play, { scene, match }: Shown): Coach | null {
  const phrases = usePhrases()
  const [asked, setAsked] = useState<{ readonly game: Game; readonly hint: Coach['hint'] } | null>(null)
  const callOff = useRef<() => void>(() => undefined)
  useEffect(() => () => callOff.current(), [])
  const isOffered = match.info.coach && pilotOf(match, scene.seat).who === 'person'
  const there = useNetworks(isOffered)
  if (!isOffered) return null

  const game = gameOf(match)
  const chooses = scene.is === 'choose' || scene.is === 'decide'
  const canAsk = there && chooses && canHint(game)
  const hint = canAsk && asked?.game === game ? asked.hint : null
  const ask = (): void => {
    if (!canAsk) return
    callOff.current()
    if (hint !== null) return setAsked(null)
    stage.finish()
    table.takeHint()
    setAsked({ game, hint: 'thinking' })
    const thinking = hinting(game)
    let found: Hint | null = null
    callOff.current = inSlices(
      () => {
        const { done, value } = thinking.next()
        if (done) found = value
        return !done
      },
      () => {
        if (found === null) return
        setAsked({ game, hint: found })
        const { title, why } = hintSentences(game, found, phrases, seatNamesAt(match, scene.seat))
        say(`${title}. ${why}`)
      },
    )
  }
  return { hint, canAsk, ask }
}

/** Puts table, stage and session together for one visit to a match, and takes them apart when one leaves. */
import { useEffect, useState } from 'react'
import { AppState } from 'react-native'
import { useStore } from 'zustand'
import { columnOf, rowOf, type Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { createTable, gameOf, pilotOf, playersOf, waitsForNetworks, type Match, type Table } from '@/match'
import { createPrompter } from '@/stage/prompter'
import { say } from '@/stage/announcer'
import { useAwake } from '@/stage/awake'
import type { Performing, Stage } from '@/stage/stage'
import { dropIfUnplayed, rememberTable } from '@/features/table/newMatches'
import { useRoutes } from '@/routes'
import { sealedFromHere } from '@/features/matchView/sealNames'
import { useClock, useServices, useSettings } from '@/services'
import { useLatest } from '@/ui/kit/useLatest'
import { useNetworks } from '@/features/review/useNetworks'
import { useStage } from '../shell/useStage'
import { useTouch } from '../shell/useTouch'
import { createSession, type Session } from '@/sitting/session'
import type { Scene } from '@/sitting/scene'
import { sceneOf } from '@/sitting/sceneOf'
import type { Sitting } from '@/sitting/sitting'
import type { Telling } from '@/sitting/telling'
import { seatNames, seatNamesAt, placementLabel, refusalSentence } from '@/features/matchView/sentences'
import { startOf } from './start'

export type Play = { readonly table: Table; readonly stage: Stage; readonly session: Session }

export function usePlay(match: Match): Play {
  const services = useServices()
  const { saves, clock, now } = services
  const settings = useSettings()
  const phrases = usePhrases()
  const wish = useLatest({ settings, phrases })
  const touch = useTouch()
  const [start] = useState(() => startOf(match, phrases))
  const [table] = useState(() =>
    createTable({
      match,
      save: (next) => {
        saves.save(next)
        rememberTable(services, next)
      },
      stored: () => saves.isStored(match.info.id),
      now,
    }),
  )
  const present = (): Match => table.getState().match
  const stage = useStage({
    cast: {
      nameOf: (seat) => seatNames(playersOf(present()))(seat),
      isBot: (seat) => pilotOf(present(), seat).who === 'bot',
      // The page that passes the phone, or the result.
      isCovered: () => {
        const game = gameOf(present())
        return (
          game.phase === 'over' ||
          (wish().settings.passScreen && pilotOf(present(), game.turn).who === 'person')
        )
      },
      bots: () =>
        playersOf(present()).filter((_, seat) => pilotOf(present(), seat as Seat).who === 'bot').length,
    },
  })
  const [session] = useState(() =>
    createSession({
      table,
      stage,
      touch,
      wishes: () => wish().settings,
      now: clock.now,
      say: (what) => say(toldAs(what, wish().phrases, present())),
    }),
  )
  const play: Play = { table, stage, session }
  const { id } = match.info
  useEffect(() => () => dropIfUnplayed(services, id), [services, id])
  useEffect(() => {
    if (start) say(`${start.title}. ${start.line}`)
  }, [start])
  useBots(play, start !== null)
  useAwake(settings.keepAwake)
  return play
}

/** What the session tells, as a sentence. */
const toldAs = (what: Telling, phrases: Phrases, match: Match): string => {
  const { announce, board, ownDice } = phrases
  if ('undone' in what) return announce.takenBack
  if ('entered' in what) return ownDice.entered(what.entered)
  if ('sealed' in what) return sealedFromHere(what.sealed, phrases)
  if ('throwsOwn' in what) return ownDice.throwFirst
  if ('refused' in what) return refusalSentence(what.refused, phrases, seatNamesAt(match, gameOf(match).turn))
  const { space } = what.preview
  const position = board.position(columnOf(space), rowOf(space))
  return announce.preview(`${position}: ${placementLabel(what.preview, phrases)}`)
}

/** How long it is read who starts, before a bot does. */
const startLasts = 2000

/** Lets the bots act while the app and this match are in front. */
function useBots({ table, stage, session }: Play, isToldWhoStarts: boolean): void {
  const routes = useRoutes()
  const clock = useClock()
  const waits = useStore(table, ({ match }) => waitsForNetworks(match))
  const there = useNetworks(waits)
  useEffect(() => {
    let isRead = !isToldWhoStarts
    let inFront = AppState.currentState !== 'background'
    const prompter = createPrompter({
      stage,
      clock,
      isCalled: () =>
        inFront && routes.isFocused() && (isRead || session.getState().skipping) && session.callsBot(),
      act: session.playBot,
    })
    const unsubscribe = [
      table.subscribe(prompter.look),
      session.subscribe(prompter.look),
      routes.addListener('focus', prompter.look),
    ]
    const subscription = AppState.addEventListener('change', (state) => {
      inFront = state === 'active'
      prompter.look()
    })
    prompter.look()
    const callOff = clock.after(startLasts, () => {
      isRead = true
      prompter.look()
    })
    return () => {
      callOff()
      prompter.stop()
      subscription.remove()
      for (const stop of unsubscribe) stop()
    }
  }, [table, stage, session, routes, clock, isToldWhoStarts, there])
}

export type Shown = {
  readonly scene: Scene
  readonly match: Match
  readonly performing: Performing | null
  /** What has just been performed. */
  readonly latest: Performing | null
  readonly sitting: Sitting
}

/** What is to be drawn now; drawn anew only when one of its parts changes. */
export function useShown({ table, stage, session }: Play): Shown {
  const match = useStore(table, (state) => state.match)
  const performing = useStore(stage, (state) => state.performing)
  const step = useStore(stage, (state) => state.step)
  const latest = useStore(stage, (state) => state.latest)
  const sitting = useStore(session)
  const { passScreen } = useSettings()
  const { asked, seen, entered } = sitting
  const scene = sceneOf({ match, performing, step, seen, passScreen, asked, entered })
  return { scene, match, performing, latest, sitting }
}

/** Opens a session for one visit to a match, and closes it when the page unmounts. */
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { AppState } from 'react-native'
import { columnOf, rowOf } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { gameOf, playersOf, throwsOwn, waitsForNetworks, type Match } from '@/match'
import { withPassedBust } from '@/saves'
import { createSession, type Session, type Shown } from '@/sitting/session'
import type { Announcement } from '@/sitting/scene'
import { dropIfUnplayed, rememberTable } from '@/features/table/newMatches'
import { sealedFromHere } from '@/features/matchView/sealNames'
import { seatNames, seatNamesAt, placementLabel, refusalSentence } from '@/features/matchView/sentences'
import { useNetworks } from '@/features/review/useNetworks'
import { useRoutes } from '@/routes'
import { useServices, useSettings } from '@/services'
import { createTypingGuard } from '@/ui/kit/gestures'
import { useLatest } from '@/ui/kit/useLatest'
import { useOpenStage, useTouch } from '../shell/useStage'
import { startOf } from './matchFacts'

export function useSession(match: Match): Session {
  const services = useServices()
  const { saves, clock, now } = services
  const { say } = services.announcer
  const { keepAwake } = useSettings()
  const phrases = usePhrases()
  const latestPhrases = useLatest(phrases)
  const touch = useTouch()
  const openStage = useOpenStage()
  const { id } = match.info
  const [session] = useState(() =>
    createSession({
      match,
      clock,
      now,
      save: (next) => {
        saves.save(next)
        rememberTable(services, next)
      },
      stored: () => saves.isStored(id),
      openStage: (performers) =>
        openStage({
          ...performers,
          nameOf: (seat) => seatNames(playersOf(performers.match()))(seat),
        }),
      touch,
      typing: createTypingGuard(clock.now),
      say: (what, present) => say(announcementSentence(what, latestPhrases(), present)),
      settings: saves.settings.getState,
      passedOn: saves.remembered.getState().passedBusts.find((bust) => bust.match === id)?.turns ?? 0,
      passOn: (present) => {
        const passed = { match: id, turns: gameOf(present).turnsPlayed }
        if (throwsOwn(present))
          saves.remember('passedBusts', withPassedBust(saves.remembered.getState().passedBusts, passed))
      },
    }),
  )
  const [start] = useState(() => startOf(match, phrases))
  useEffect(() => () => session.finishAll(), [session])
  useEffect(() => () => dropIfUnplayed(services, id), [services, id])
  useEffect(() => {
    if (start) say(`${start.title}. ${start.line}`)
  }, [start, say])
  useBots(session)
  useAwake(keepAwake)
  return session
}

/** What the page shows now. Rerenders only if part of it changes. */
export const useShown = (session: Session): Shown => {
  // Subscribes to the settings, because `show` depends on them.
  useSettings()
  return session.show(useSyncExternalStore(session.subscribe, session.snapshot))
}

const announcementSentence = (what: Announcement, phrases: Phrases, match: Match): string => {
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

/** Lets the bots play while the app and this match are in the foreground. */
function useBots(session: Session): void {
  const routes = useRoutes()
  const waits = waitsForNetworks(useSyncExternalStore(session.subscribe, session.snapshot).match)
  const loaded = useNetworks(waits)
  useEffect(() => {
    let isActive = AppState.currentState !== 'background'
    const bots = session.runBots(() => isActive && routes.isFocused())
    const unsubscribe = routes.addListener('focus', bots.check)
    const subscription = AppState.addEventListener('change', (state) => {
      isActive = state === 'active'
      bots.check()
    })
    return () => {
      bots.stop()
      unsubscribe()
      subscription.remove()
    }
  }, [session, routes, loaded])
}

const keepAwakeTag = 'match'

/** Keeps the display on. Failures on devices that refuse are ignored. */
function useAwake(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined
    activateKeepAwakeAsync(keepAwakeTag).catch(() => undefined)
    return () => {
      deactivateKeepAwake(keepAwakeTag).catch(() => undefined)
    }
  }, [on])
}

/** Puts table, stage and session together for one visit to a match, and takes them apart when one leaves. */
import { useEffect, useMemo, useState } from 'react'
import { AppState } from 'react-native'
import { useStore } from 'zustand'
import { columnOf, rowOf, type Seat } from '@/engine/index'
import { usePhrases } from '@/i18n/index'
import { createTable, diceFor, pilotOf, playersOf, type Match, type Table } from '@/match/index'
import {
  createPrompter,
  createStage,
  loadSounds,
  playSound,
  realClock,
  say,
  touch,
  useAwake,
  type Performing,
  type Stage,
} from '@/stage/index'
import { useTheme } from '@/theme/index'
import { useRoutes } from '../routes'
import { useServices, useSettings } from '../services'
import { useLatest } from '../shell/useLatest'
import type { Scene } from './scene'
import { sceneOf } from './sceneOf'
import { createSession, type Session, type SessionOptions, type Sitting } from './session'
import { namingFor, placementLabel, sentenceOf } from './words'

export type Play = { readonly table: Table; readonly stage: Stage; readonly session: Session }

export function usePlay(match: Match): Play {
  const { saves, now, newSeed } = useServices()
  const settings = useSettings()
  const phrases = usePhrases()
  const { reducedMotion } = useTheme()
  const wish = useLatest({ settings, phrases, reducedMotion })

  const [play] = useState((): Play => {
    const table = createTable({
      match,
      save: saves.save,
      now,
      // A match that came without a seed goes on with dice of a new one each time.
      throwDice: () => diceFor(newSeed(), 0, 0),
    })
    const present = (): Match => table.getState().match
    const nameOf = (seat: Seat): string => playersOf(present())[seat]!.name
    const isBot = (seat: Seat): boolean => pilotOf(present(), seat).who === 'bot'
    const felt: SessionOptions['touch'] = (moment) => {
      if (wish().settings.haptics) touch(moment)
    }
    const stage = createStage({
      clock: realClock,
      touch: felt,
      sound: (name) => {
        if (wish().settings.sound) playSound(name)
      },
      say,
      wishes: () => ({
        dicePace: wish().settings.dicePace,
        botPace: wish().settings.botPace,
        bustChance: wish().settings.bustChance,
        reducedMotion: wish().reducedMotion,
        words: wish().phrases.announce,
        nameOf,
        isBot,
      }),
    })
    const session = createSession({
      table,
      stage,
      touch: felt,
      wishes: () => wish().settings,
      say: (what) => {
        const words = wish().phrases
        if ('undone' in what) say(words.announce.takenBack)
        else if ('refused' in what) say(sentenceOf(what.refused, words, namingFor(present())))
        else {
          const { space } = what.preview
          const position = words.board.position(columnOf(space), rowOf(space))
          say(words.announce.preview(`${position}: ${placementLabel(what.preview, words)}`))
        }
      },
    })
    return { table, stage, session }
  })

  useBots(play)
  useAwake(settings.keepAwake)
  useEffect(() => {
    if (settings.sound) loadSounds()
  }, [settings.sound])
  useEffect(() => () => play.stage.finishAll(), [play])
  return play
}

/** Lets the bots act while the app and this match are in front. */
function useBots({ table, stage, session }: Play): void {
  const routes = useRoutes()
  useEffect(() => {
    let inFront = AppState.currentState !== 'background'
    const prompter = createPrompter({
      stage,
      clock: realClock,
      isCalled: () => inFront && routes.isFocused() && session.callsBot(),
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
    return () => {
      prompter.stop()
      subscription.remove()
      for (const stop of unsubscribe) stop()
    }
  }, [table, stage, session, routes])
}

export type Shown = {
  readonly scene: Scene
  readonly match: Match
  readonly performing: Performing | null
  readonly sitting: Sitting
}

/** What is to be drawn now; drawn anew only when one of its parts changes. */
export function useShown({ table, stage, session }: Play): Shown {
  const match = useStore(table, (state) => state.match)
  const performing = useStore(stage, (state) => state.performing)
  const sitting = useStore(session)
  const { passScreen } = useSettings()
  return useMemo(
    (): Shown => ({
      scene: sceneOf({ match, performing, seen: sitting.seen, passScreen, recapOf: sitting.recapOf }),
      match,
      performing,
      sitting,
    }),
    [match, performing, sitting, passScreen],
  )
}

/** A stage for one visit to a place: it takes its time, sounds and speaks as the settings say, and is left with nothing on it. */
import { useEffect, useState } from 'react'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { createStage, type Stage, type StageWishes } from '@/stage/stage'
import { loadSounds, playSound } from '@/stage/sounds'
import { say } from '@/stage/announcer'
import { useTheme } from '@/theme/ThemeProvider'
import { useClock, useSettings } from '@/services'
import { useLatest } from '@/ui/kit/useLatest'
import { useTouch } from './useTouch'

/** Who acts on this stage. */
type Cast = Pick<StageWishes, 'nameOf' | 'isBot' | 'isCovered'> & {
  readonly bots: () => number
}

/** More bots than these would keep one waiting. */
const fewBots = 2

type StageOptions = {
  readonly cast: Cast
  /** The lesson tells it in its own sentences. */
  readonly saysBustChance?: boolean
}

export function useStage({ cast, saysBustChance = true }: StageOptions): Stage {
  const settings = useSettings()
  const phrases = usePhrases()
  const { reducedMotion } = useTheme()
  const touch = useTouch()
  const clock = useClock()
  const wish = useLatest({ settings, phrases, reducedMotion, cast })
  const [stage] = useState(() =>
    createStage({
      clock,
      touch,
      sound: (name, rate) => {
        if (wish().settings.sound) playSound(name, rate)
      },
      say,
      wishes: () => {
        const { settings: chosen, phrases: words, reducedMotion: reduced, cast: actors } = wish()
        return {
          dicePace: chosen.dicePace,
          botPace:
            chosen.botPace === 'auto' ? (actors.bots() <= fewBots ? 'relaxed' : 'brisk') : chosen.botPace,
          bustChance: saysBustChance && chosen.bustChance,
          reducedMotion: reduced,
          words: words.announce,
          ...actors,
        }
      },
    }),
  )
  useEffect(() => {
    if (settings.sound) loadSounds()
  }, [settings.sound])
  useEffect(() => () => stage.finishAll(), [stage])
  return stage
}

/** Creates stages whose speed, sound and announcements follow the settings. */
import { useEffect, useState } from 'react'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { createStage, type Stage, type StageSettings } from '@/stage/stage'
import { touch } from '@/stage/haptics'
import type { HapticMoment } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { useServices, useSettings } from '@/services'
import { useLatest } from '@/ui/kit/useLatest'

/** The seats that act on a stage. */
type Performers = Pick<StageSettings, 'nameOf' | 'isBot' | 'isCovered'> & {
  readonly bots: () => number
}

/** With more bots than this, each bot takes less time. */
const fewBots = 2

type Options = {
  /** False in the lesson, which states the bust chance in its own sentences. */
  readonly saysBustChance?: boolean
}

export function useOpenStage({ saysBustChance = true }: Options = {}): (performers: Performers) => Stage {
  const { saves, clock, announcer, sounds } = useServices()
  const { sound } = useSettings()
  const { announce } = usePhrases()
  const { reducedMotion } = useTheme()
  const touchIfOn = useTouch()
  const latest = useLatest({ words: announce, reducedMotion })
  useEffect(() => {
    if (sound) sounds.load()
  }, [sound, sounds])
  return ({ bots, ...performers }) =>
    createStage({
      clock,
      touch: touchIfOn,
      sound: (name, rate) => {
        if (saves.settings.getState().sound) sounds.play(name, rate)
      },
      say: announcer.say,
      settings: () => {
        const { dicePace, botPace, bustChance } = saves.settings.getState()
        return {
          ...latest(),
          ...performers,
          dicePace,
          botPace: botPace === 'auto' ? (bots() <= fewBots ? 'relaxed' : 'brisk') : botPace,
          bustChance: saysBustChance && bustChance,
        }
      },
    })
}

/** A stage for one page; everything still in motion is finished when the page unmounts. */
export function useStage(performers: Performers, options: Options): Stage {
  const openStage = useOpenStage(options)
  const [stage] = useState(() => openStage(performers))
  useEffect(() => () => stage.finishAll(), [stage])
  return stage
}

/** Haptics, if the settings allow them. The function's identity is stable. */
export function useTouch(): (moment: HapticMoment) => void {
  const settings = useLatest(useSettings())
  return (moment) => {
    if (settings().haptics) touch(moment)
  }
}

/** Stages that take their time, sound and speak as the settings say. */
import { useEffect, useState } from 'react'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { createStage, type Stage, type StageWishes } from '@/stage/stage'
import { loadSounds, playSound } from '@/stage/sounds'
import { say } from '@/stage/announcer'
import { touch } from '@/stage/haptics'
import type { HapticMoment } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { useServices, useSettings } from '@/services'
import { useLatest } from '@/ui/kit/useLatest'

/** Who acts on a stage. */
type Performers = Pick<StageWishes, 'nameOf' | 'isBot' | 'isCovered'> & {
  readonly bots: () => number
}

/** With more bots than these, each takes less time. */
const fewBots = 2

type Options = {
  /** The lesson says it in sentences of its own. */
  readonly saysBustChance?: boolean
}

export function useOpenStage({ saysBustChance = true }: Options = {}): (performers: Performers) => Stage {
  const { saves, clock } = useServices()
  const { sound } = useSettings()
  const { announce } = usePhrases()
  const { reducedMotion } = useTheme()
  const touchIfOn = useTouch()
  const latest = useLatest({ words: announce, reducedMotion })
  useEffect(() => {
    if (sound) loadSounds()
  }, [sound])
  return ({ bots, ...performers }) =>
    createStage({
      clock,
      touch: touchIfOn,
      sound: (name, rate) => {
        if (saves.settings.getState().sound) playSound(name, rate)
      },
      say,
      wishes: () => {
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

/** A stage for as long as the page stands. */
export function useStage(performers: Performers, options: Options): Stage {
  const openStage = useOpenStage(options)
  const [stage] = useState(() => openStage(performers))
  useEffect(() => () => stage.finishAll(), [stage])
  return stage
}

/** Haptics, if the settings allow them. Always the same function. */
export function useTouch(): (moment: HapticMoment) => void {
  const settings = useLatest(useSettings())
  return (moment) => {
    if (settings().haptics) touch(moment)
  }
}

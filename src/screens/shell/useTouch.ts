/** What the hand feels, as long as the settings want it felt. */
import { touch } from '@/stage/haptics'
import type { HapticMoment } from '@/theme/motion'
import { useSettings } from '@/services'
import { useLatest } from '@/ui/kit/useLatest'

/** The same function all the time; the setting is looked up at each touch. */
export function useTouch(): (moment: HapticMoment) => void {
  const settings = useLatest(useSettings())
  return (moment) => {
    if (settings().haptics) touch(moment)
  }
}

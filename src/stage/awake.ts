/** Keeps the screen on while a match is being played. A device that refuses stays as it is. */
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake'
import { useEffect } from 'react'

const tag = 'match'

export function useAwake(on: boolean): void {
  useEffect(() => {
    if (!on) return
    activateKeepAwakeAsync(tag).catch(() => undefined)
    return () => {
      deactivateKeepAwake(tag).catch(() => undefined)
    }
  }, [on])
}

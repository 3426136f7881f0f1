/** Animates its content from its last place to its new one. The caller keeps the last place. */
import { useLayoutEffect, useRef, useState, type ComponentRef, type ReactNode, type RefObject } from 'react'
import { View } from 'react-native'

import { duration } from '@/theme/motion'
import { useTheme } from '@/theme/ThemeProvider'
import { Keyframed } from './Keyframed'
import type { Keyframes } from './keyframes'

export type Place = { readonly left: number; readonly top: number }

type GlidingProps = {
  /** The last place; null if there is none yet. */
  readonly placeRef: RefObject<Place | null>
  /** Only records its place, without an animation. */
  readonly stays?: boolean
  readonly children: ReactNode
}

export function Gliding({ placeRef, stays = false, children }: GlidingProps) {
  const { reducedMotion } = useTheme()
  const view = useRef<ComponentRef<typeof View>>(null)
  const [frames, setFrames] = useState<Keyframes | null>(null)
  useLayoutEffect(() => {
    const box = view.current?.getBoundingClientRect?.()
    if (!box || box.width === 0) return
    const [was, is] = [placeRef.current, { left: box.left, top: box.top }]
    placeRef.current = is
    if (was && !stays && (was.left !== is.left || was.top !== is.top)) setFrames(glide(was, is))
  }, [placeRef, stays])
  return (
    <View ref={view} collapsable={false}>
      <Keyframed frames={reducedMotion ? null : frames} lasts={duration.base}>
        {children}
      </Keyframed>
    </View>
  )
}

const glide = (was: Place, is: Place): Keyframes => ({
  from: { transform: [{ translateX: was.left - is.left }, { translateY: was.top - is.top }] },
  to: { transform: [{ translateX: 0 }, { translateY: 0 }] },
})

/** Draws what it holds before one's eyes, from left to right: a window slides over it, and nothing is laid out anew. */
import type { ReactNode } from 'react'
import { View } from 'react-native'
import { motion } from '@/theme/index'
import { Keyframed } from '../kit/Keyframed'

type RevealedProps = { readonly width: number; readonly height: number; readonly children: ReactNode }

const slide = (from: number) => ({
  from: { transform: [{ translateX: from }] },
  to: { transform: [{ translateX: 0 }] },
})

export function Revealed({ width, height, children }: RevealedProps) {
  const size = { width, height }
  const shared = { lasts: motion.chart.draw, curve: 'even' } as const
  return (
    <View style={[size, { position: 'absolute', left: 0, top: 0, overflow: 'hidden' }]}>
      <Keyframed {...shared} frames={slide(-width)} style={[size, { overflow: 'hidden' }]}>
        <Keyframed {...shared} frames={slide(width)} style={size}>
          {children}
        </Keyframed>
      </Keyframed>
    </View>
  )
}

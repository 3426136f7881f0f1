/** Says at Home, and nowhere else, that a newer version waits. */
import { useIsFocused } from '@react-navigation/native'
import { useEffect, useState } from 'react'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { Snack } from '@/ui/kit/Snack'
import { useClock, useUpdate } from '@/services'

const lasts = 8000

export const NewVersion = () => {
  const { home } = usePhrases()
  const { insets } = useWindow()
  const start = useUpdate()
  const clock = useClock()
  const isFocused = useIsFocused()
  const [isSaid, setSaid] = useState(false)
  const says = start !== null && isFocused && !isSaid
  useEffect(() => (says ? clock.after(lasts, () => setSaid(true)) : undefined), [says, clock])
  if (start === null) return null
  return (
    <Snack
      message={says ? { text: home.newVersion, action: { label: home.startIt, onPress: start } } : null}
      onDone={() => setSaid(true)}
      bottom={insets.bottom + space.m}
    />
  )
}

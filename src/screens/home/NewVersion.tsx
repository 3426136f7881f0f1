/** Says at Home, and nowhere else, that a newer version waits. */
import { useIsFocused } from '@react-navigation/native'
import { useEffect, useState } from 'react'
import { usePhrases } from '@/i18n/index'
import { realClock } from '@/stage/index'
import { space, useWindow } from '@/theme/index'
import { Snack } from '@/ui/index'
import { useNewVersion } from '../app/newVersion'

const lasts = 8000

export const NewVersion = () => {
  const { home } = usePhrases()
  const { insets } = useWindow()
  const start = useNewVersion()
  const isFocused = useIsFocused()
  const [isSaid, setSaid] = useState(false)
  const says = start !== null && isFocused && !isSaid
  useEffect(() => (says ? realClock.after(lasts, () => setSaid(true)) : undefined), [says])
  if (start === null) return null
  return (
    <Snack
      message={says ? { text: home.newVersion, action: { label: home.startIt, onPress: start } } : null}
      onDone={() => setSaid(true)}
      bottom={insets.bottom + space.m}
    />
  )
}

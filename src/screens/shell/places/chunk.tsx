/** Parts of the app that come when they are wanted, and what stands in their place until then. Fetches nothing by itself. */
import { useEffect, useState, type ComponentType } from 'react'
import { View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { realClock } from '@/stage/clock'
import { useTheme } from '@/theme/ThemeProvider'
import { MessagePage } from '../MessagePage'
import { retryAfter } from '@/missing'
import { lookForNewer, startAnew, useNewVersion } from '../newVersion'

type Part<Contents> = {
  /** Null until it has come. */
  readonly here: () => Contents | null
  readonly bring: () => Promise<Contents>
}

export const part = <Contents,>(load: () => Promise<Contents>): Part<Contents> => {
  let contents: Contents | null = null
  return { here: () => contents, bring: async () => (contents ??= await load()) }
}

/** A place in such a part. Once that is here, it is drawn at once. */
export const placeIn = <Contents, Props extends object>(
  { here, bring }: Part<Contents>,
  screenOf: (contents: Contents) => ComponentType<Props>,
): ComponentType<Props> => {
  const screenHere = (): ComponentType<Props> | null => {
    const contents = here()
    return contents && screenOf(contents)
  }
  const Place = (props: Props) => {
    const [Screen, setScreen] = useState(screenHere)
    const [isMissing, setMissing] = useState(false)
    useEffect(() => {
      if (Screen !== null) return
      let callOff: (() => void) | null = null
      let hasLeft = false
      const ask = async (): Promise<void> => {
        try {
          await bring()
          if (!hasLeft) setScreen(screenHere)
        } catch {
          if (hasLeft) return
          callOff = realClock.after(retryAfter, () => void ask())
          setMissing(true)
          void lookForNewer()
        }
      }
      void ask()
      return () => {
        hasLeft = true
        callOff?.()
      }
    }, [Screen])
    const again = (): void => {
      bring().then(() => setScreen(screenHere), startAnew)
    }
    if (Screen !== null) return <Screen {...props} />
    return isMissing ? <Missing onAgain={again} /> : <Bare />
  }
  return Place
}

const Bare = () => {
  const { colours } = useTheme()
  return <View role="main" aria-busy style={{ flex: 1, backgroundColor: colours.bg }} />
}

const Missing = ({ onAgain }: { readonly onAgain: () => void }) => {
  const { problems, home } = usePhrases()
  const start = useNewVersion()
  return start === null ? (
    <MessagePage says={problems.notHere} label={problems.tryAgain} onPress={onAgain} />
  ) : (
    <MessagePage says={`${problems.notHere} ${home.newVersion}`} label={home.startIt} onPress={start} />
  )
}

/** Screens in a separate code chunk that is loaded on first use, with a placeholder until then. */
import { useEffect, useState, type ComponentType } from 'react'
import { View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useServices, useUpdate } from '@/services'
import { useTheme } from '@/theme/ThemeProvider'
import { MessagePage } from '../Page'

type Chunk<Contents> = {
  /** Null until the chunk is loaded. */
  readonly contents: () => Contents | null
  readonly load: () => Promise<Contents>
}

export const chunk = <Contents,>(load: () => Promise<Contents>): Chunk<Contents> => {
  let contents: Contents | null = null
  return { contents: () => contents, load: async () => (contents ??= await load()) }
}

/** Wraps a screen of the chunk. Renders it without delay if the chunk is already loaded. */
export const screenIn = <Contents, Props extends object>(
  { contents, load }: Chunk<Contents>,
  pick: (contents: Contents) => ComponentType<Props>,
): ComponentType<Props> => {
  const loadedScreen = (): ComponentType<Props> | null => {
    const loaded = contents()
    return loaded && pick(loaded)
  }
  const ChunkScreen = (props: Props) => {
    const { chunks, updates } = useServices()
    const [Screen, setScreen] = useState(loadedScreen)
    const [isMissing, setMissing] = useState(false)
    useEffect(() => {
      if (Screen !== null) return undefined
      return chunks.load(
        load,
        () => setScreen(loadedScreen),
        () => setMissing(true),
      )
    }, [Screen, chunks])
    const retry = (): void => {
      load().then(() => setScreen(loadedScreen), updates.reload)
    }
    if (Screen !== null) return <Screen {...props} />
    return isMissing ? <MissingPage onRetry={retry} /> : <EmptyPage />
  }
  return ChunkScreen
}

const EmptyPage = () => {
  const { colours } = useTheme()
  return <View role="main" aria-busy style={{ flex: 1, backgroundColor: colours.bg }} />
}

const MissingPage = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { problems, home } = usePhrases()
  const start = useUpdate()
  return start === null ? (
    <MessagePage says={problems.notHere} label={problems.tryAgain} onPress={onRetry} />
  ) : (
    <MessagePage says={`${problems.notHere} ${home.newVersion}`} label={home.startIt} onPress={start} />
  )
}

/** The bar of a page: whose turn, which roll, the way back and what else there is. */
import { usePhrases } from '@/i18n/PhrasesProvider'
import { smallerOf } from '@/theme/type'
import { useTheme, useWindow } from '@/theme/ThemeProvider'
import { FittingText } from '@/ui/kit/FittingText'
import { IconButton } from '@/ui/kit/IconButton'
import { Text } from '@/ui/kit/Text'
import { TopBar } from '@/ui/kit/TopBar'
import { useBack } from '@/routes'

type LookBackBarProps = {
  readonly title: string
  readonly line: string
  readonly onMore: () => void
}

export function LookBackBar({ title, line, onMore }: LookBackBarProps) {
  const { common, lookBack } = usePhrases()
  const { textScale } = useTheme()
  const { wide, low, hugeText } = useWindow()
  const back = useBack()
  const type = wide ? 'h1' : smallerOf('h3', 'h2', textScale)
  return (
    <TopBar
      left={<IconButton icon="back" label={common.back} onPress={back} />}
      right={<IconButton icon="dots" label={lookBack.more} onPress={onMore} />}
    >
      <FittingText
        heading={1}
        centred
        wordings={[
          { text: title, type: wide ? 'h1' : 'h2' },
          { text: title, type },
        ]}
        most={hugeText ? 3 : low ? 2 : 1}
      />
      {line !== '' && (
        <Text type="caption" centred numberOfLines={hugeText ? 3 : 1}>
          {line}
        </Text>
      )}
    </TopBar>
  )
}

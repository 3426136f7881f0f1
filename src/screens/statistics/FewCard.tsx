import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { border, radius } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { ClaimMark } from '@/ui/game/marks/Plate'
import { platePath } from '@/ui/game/marks/shapes'
import { Path, Svg } from '@/ui/kit/svg'
import { Text } from '@/ui/kit/Text'
import { forVerdicts } from './figures'

type FewCardProps = { readonly title: string; readonly says: string; readonly played: number }

const plate = 22

/** In place of a card that needs more matches: what it will show, and a plate for each match. */
export function FewCard({ title, says, played }: FewCardProps) {
  const { statistics } = usePhrases()
  const { colours } = useTheme()
  return (
    <View style={[styles.card, { borderColor: colours.ink2 }]}>
      <Text type="h2" heading={2}>
        {title}
      </Text>
      <Text type="body">{says}</Text>
      <View aria-hidden style={styles.plates}>
        {Array.from({ length: forVerdicts }, (_, at) =>
          at < played ? (
            <ClaimMark key={at} size={plate} />
          ) : (
            <Svg key={at} width={plate} height={plate}>
              <Path
                d={platePath(plate / 2, plate / 2, plate - 2, 0.19 * plate)}
                fill="none"
                stroke={colours.grid}
                strokeWidth={1}
              />
            </Svg>
          ),
        )}
      </View>
      <Text type="bodyStrong">{statistics.moreMatches(forVerdicts - played)}</Text>
    </View>
  )
}

const styles = StyleSheet.create({
  card: {
    gap: 6,
    paddingVertical: 12,
    paddingHorizontal: 14,
    borderWidth: border.hair,
    borderStyle: 'dashed',
    borderRadius: radius.card,
  },
  plates: { flexDirection: 'row', flexWrap: 'wrap', gap: 4, paddingVertical: 4 },
})

/** Before the first roll: the seal that the dice of this match lie in. Leads to the page about them. */
import { StyleSheet, View } from 'react-native'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Match } from '@/match'
import { border, size, space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Icon } from '@/ui/kit/Icon'
import { PressableOpacity } from '@/ui/kit/Pressable'
import { SealStamp } from '@/ui/game/marks/SealStamp'
import { Text } from '@/ui/kit/Text'
import { useRoutes } from '@/routes'
import { sealName } from '@/features/matchView/sealNames'

type SealRowProps = {
  readonly match: Match
  readonly hash: string
  /** In one line, without the stamp. */
  readonly bare?: boolean
}

export const SealRow = ({ match, hash, bare = false }: SealRowProps) => {
  const phrases = usePhrases()
  const { colours } = useTheme()
  const { navigate } = useRoutes()
  const { seal } = phrases
  const says = match.steps.length === 0 ? seal.sealed : seal.sealedFromHere
  const name = sealName(hash, phrases)
  return (
    <PressableOpacity
      role="button"
      meaning={says}
      aria-label={bare ? seal.inShort(name) : `${says}: ${name}`}
      onPress={() => navigate('Dice', { id: match.info.id })}
      style={[styles.row, { borderColor: colours.hair }]}
    >
      {!bare && <SealStamp hash={hash} size={40} />}
      <View style={styles.words}>
        {!bare && <Text type="bodyStrong">{`${says} `}</Text>}
        <Text type="note">{bare ? seal.inShort(name) : name}</Text>
      </View>
      <Icon name="chevronRight" size={20} tone="ink2" />
    </PressableOpacity>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: size.minTouch,
    paddingVertical: space.xs + 2,
    borderTopWidth: border.hair,
    borderBottomWidth: border.hair,
  },
  words: { flex: 1, minWidth: 0 },
})

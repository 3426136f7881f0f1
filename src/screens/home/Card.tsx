/** The card of the first page: a picture, what it is about, and the one way on. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Player } from '@/match'
import { families } from '@/theme/type'
import { space } from '@/theme/measures'
import { useTheme } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { SheetFrame } from '@/ui/kit/SheetFrame'
import { Text } from '@/ui/kit/Text'
import { PlayerTokens } from '@/features/matchView/MatchParts'

/** Of the board of a match. */
export const boardWidth = 97

type CardProps = {
  /** Decoration. */
  readonly lead: ReactNode
  readonly eyebrow: string
  readonly title: string
  readonly line: string
  /** Left out where the picture shows them. */
  readonly players?: readonly Player[]
  readonly button: string
  /** What assistive technology calls the button. */
  readonly spoken: string
  readonly onPress: () => void
}

export const Card = ({ lead, eyebrow, title, line, players, button, spoken, onPress }: CardProps) => {
  const { textScale } = useTheme()
  return (
    <SheetFrame style={styles.card}>
      <View style={styles.top}>
        {lead}
        <View style={[styles.words, { flexBasis: 110 * textScale }]}>
          <Text type="eyebrow" tone="ink2" numberOfLines={2}>
            {eyebrow}
          </Text>
          <Text type="h2" heading={2} numberOfLines={3}>
            {title}
          </Text>
          <Text type="label" tone="ink2" style={styles.regular}>
            {line}
          </Text>
          {players && <PlayerTokens players={players} />}
        </View>
      </View>
      <Button kind="gold" large label={button} aria-label={spoken} onPress={onPress} />
    </SheetFrame>
  )
}

const styles = StyleSheet.create({
  card: { padding: space.l - 1, gap: space.m },
  top: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  // It wraps below the picture, which on phones a lone child that shrinks does not.
  words: { flexGrow: 1, maxWidth: '100%', gap: space.xs },
  regular: { fontFamily: families.text400 },
})

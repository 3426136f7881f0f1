import { StyleSheet, View } from 'react-native'
import { space } from '@/theme/measures'
import { Icon } from '../../kit/Icon'
import { Text } from '../../kit/Text'
import { ClaimedMark } from '../marks/Plate'
import { PlayerToken, type PlayerLook } from './PlayerToken'

type PlayerFigureProps = {
  readonly sign: 'group' | 'claims' | 'settled'
  readonly look: PlayerLook
  readonly what: string
  readonly why: string
  /** Without `why`. */
  readonly brief: boolean
}

/** A figure of a player's card, with the sign that stands for it there and what it means. */
export const PlayerFigure = ({ sign, look, what, why, brief }: PlayerFigureProps) => (
  <View style={styles.row}>
    <View style={styles.sign}>
      {sign === 'group' && <Icon name="group" size={24} />}
      {sign === 'claims' && <ClaimedMark size={26} {...look} />}
      {sign === 'settled' && <PlayerToken size={24} {...look} />}
    </View>
    <View style={styles.words}>
      <Text type="label">{what}</Text>
      {!brief && <Text type="note">{why}</Text>}
    </View>
  </View>
)

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  sign: { width: 28, alignItems: 'center' },
  words: { flex: 1, minWidth: 0 },
})

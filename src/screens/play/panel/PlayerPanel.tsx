/** What a player has, and what the signs on a player's card mean; their largest group is outlined on the board. */
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { claimTarget, standingOf, standings } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { useWindow } from '@/theme/ThemeProvider'
import { playersOf } from '@/match'
import { Button } from '@/ui/kit/Button'
import { ClaimedMark } from '@/ui/game/marks/Plate'
import { Icon } from '@/ui/kit/Icon'
import { PlayerToken } from '@/ui/game/players/PlayerToken'
import { Text } from '@/ui/kit/Text'
import { callOf } from '../names'
import { PanelBody } from './PanelBody'
import type { PanelProps } from './props'
import { Heading } from './Heading'

export function PlayerPanel({ scene, match, session }: PanelProps<'player'>) {
  const { play, common } = usePhrases()
  const { small } = useWindow()
  const { game, of } = scene
  const { colour, brand } = playersOf(match)[of]
  const name = callOf(match, of) ?? common.you
  const { group, claimed, total } = standingOf(standings(game), of)
  const target = claimTarget[game.rules.seats]
  const look = { colour, brand }
  /** Where there is little room the signs are only named. */
  const form = (room: boolean) => () => ({
    contents: (
      <>
        <Heading title={name} />
        <Fact
          sign={<Icon name="group" size={24} />}
          what={play.itsGroup(group)}
          why={room && play.groupMeans}
        />
        <Fact
          sign={<ClaimedMark size={26} {...look} />}
          what={play.itsClaims(claimed, target)}
          why={room && play.claimsMean}
        />
        <Fact
          sign={<PlayerToken size={24} {...look} />}
          what={play.itsSettled(total - claimed)}
          why={room && play.settledMeans}
        />
      </>
    ),
    actions: (
      <Button kind="ink" small={small} label={play.hideRecap} onPress={() => session.showPlayer(null)} />
    ),
  })
  return <PanelBody place="player" words={[name, group, claimed, total]} forms={[form(true), form(false)]} />
}

type FactProps = { readonly sign: ReactNode; readonly what: string; readonly why: string | false }

const Fact = ({ sign, what, why }: FactProps) => (
  <View style={styles.fact}>
    <View style={styles.sign}>{sign}</View>
    <View style={styles.words}>
      <Text type="label">{what}</Text>
      {why && <Text type="note">{why}</Text>}
    </View>
  </View>
)

const styles = StyleSheet.create({
  fact: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  sign: { width: 28, alignItems: 'center' },
  words: { flex: 1 },
})

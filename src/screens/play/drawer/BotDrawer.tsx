/** A bot's turn: its dice, what it did and what it weighs, with Pause and Skip ahead. */
import { StyleSheet, View } from 'react-native'
import { columnOf, markerCount, rowOf } from '@/engine/index'
import { usePhrases, type Phrases } from '@/i18n/index'
import { percentOf } from '@/stage/index'
import { useTheme } from '@/theme/index'
import { Button, Dice } from '@/ui/index'
import { nameOf } from '../names'
import type { BotDeed } from '../scene'
import { DrawerBody } from './DrawerBody'
import type { DrawerProps } from './Drawer'
import { Heading } from './Heading'
import { Supply } from './Supply'

export function BotDrawer({ scene, match, frame, session, sitting, settings }: DrawerProps<'botTurn'>) {
  const { play } = usePhrases()
  const { game, seat, dice, deed } = scene
  const { textScale } = useTheme()
  const name = nameOf(match, seat)
  const big = frame.layout === 'tablet' || frame.layout === 'desktop'
  return (
    <DrawerBody
      frame={frame}
      supply={frame.compact ? null : <Supply game={game} frame={frame} />}
      actions={
        <View style={styles.actions}>
          <Button
            label={sitting.paused ? play.resume : play.pause}
            onPress={() => session.pause(!sitting.paused)}
            style={[styles.half, textScale > 1.2 && styles.wide]}
          />
          <Button
            label={play.skipAhead}
            onPress={session.skipAhead}
            style={[styles.half, textScale > 1.2 && styles.wide]}
          />
        </View>
      }
    >
      <View style={big ? styles.stacked : styles.dice}>
        {dice && <Dice dice={dice} size={frame.compact ? 40 : 48} label={play.diceSpoken(dice)} />}
        <Heading
          title={titleOf(deed, name, play)}
          line={sitting.paused ? play.paused : lineOf(deed, settings.bustChance, play)}
        />
      </View>
    </DrawerBody>
  )
}

const titleOf = (deed: BotDeed, name: string, words: Phrases['play']): string => {
  switch (deed.did) {
    case 'nothing':
      return words.title(name)
    case 'rolled':
      return words.botRolls(name)
    case 'placed': {
      const [column, row] = [columnOf(deed.space), rowOf(deed.space)]
      return deed.placed.kind === 'claim'
        ? words.botClaim(column, row)
        : words.botSquatter(deed.placed.third, column, row)
    }
    case 'busted':
      return words.nothingFits
    case 'stopped':
      return words.botStops(name)
  }
}

const lineOf = (deed: BotDeed, chance: boolean, words: Phrases['play']): string => {
  switch (deed.did) {
    case 'placed':
      return chance ? words.botWeighs(percentOf(deed.bust)) : words.botChooses
    case 'busted':
      return words.markersLost(markerCount(deed.lost))
    case 'stopped':
      return words.botTakes(deed.took)
    case 'nothing':
    case 'rolled':
      return words.botChooses
  }
}

const styles = StyleSheet.create({
  dice: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  stacked: { gap: 10 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  half: { flex: 1 },
  wide: { minWidth: 138 },
})

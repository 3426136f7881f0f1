/** A bot's turn: its dice, what it did and what it weighs, with Pause and Skip ahead. */
import { StyleSheet, View } from 'react-native'
import { columnOf, markerCount, rowOf } from '@/engine/index'
import { usePhrases, type Phrases } from '@/i18n/index'
import { percentOf } from '@/stage/index'
import { scaleOf, useTheme } from '@/theme/index'
import { Button, Dice } from '@/ui/index'
import { nameOf } from '../names'
import type { BotDeed } from '@/sitting/index'
import { DrawerBody } from './DrawerBody'
import type { DrawerProps } from './props'
import { Heading } from './Heading'
import { Supply } from './Supply'

export function BotDrawer({ scene, match, frame, session, sitting, settings }: DrawerProps<'botTurn'>) {
  const phrases = usePhrases()
  const { play } = phrases
  const { game, seat, dice, deed } = scene
  const { textScale } = useTheme()
  const labels = [sitting.paused ? play.resume : play.pause, play.skipAhead] as const
  // A word that is too long for half the width would be broken: then one button stands above the other.
  const longest = Math.max(
    ...labels.map((label) => Math.max(...label.split(' ').map(({ length }) => length))),
  )
  const small = frame.boardAloneChooses
  const letter = small && textScale < 1.2 ? 9.8 * textScale : 11 * scaleOf('button', textScale)
  const least = longest * letter + (textScale > 1.2 ? 9 : small ? 19 : 27)
  const name = nameOf(match, seat)
  const big = frame.layout === 'tablet' || frame.layout === 'desktop'
  return (
    <DrawerBody
      frame={frame}
      supply={frame.compact ? null : <Supply game={game} frame={frame} />}
      actions={
        <View style={styles.actions}>
          <Button
            small={small}
            label={labels[0]}
            onPress={() => session.pause(!sitting.paused)}
            style={[styles.half, { minWidth: least }]}
          />
          <Button
            small={small}
            label={labels[1]}
            onPress={session.skipAhead}
            style={[styles.half, { minWidth: least }]}
          />
        </View>
      }
    >
      <View style={big ? styles.stacked : styles.dice}>
        {dice && <Dice dice={dice} size={frame.compact ? 40 : 48} label={play.diceSpoken(dice)} />}
        <Heading
          title={titleOf(deed, name, phrases)}
          line={sitting.paused ? play.paused : lineOf(deed, settings.bustChance, play)}
        />
      </View>
    </DrawerBody>
  )
}

const titleOf = (deed: BotDeed, name: string, { play: words, common }: Phrases): string => {
  switch (deed.did) {
    case 'nothing':
      return common.turn(name)
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
  actions: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 10, rowGap: 6 },
  half: { flex: 1 },
})

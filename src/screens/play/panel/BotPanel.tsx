/** A bot's turn: its dice, what it did and what it weighs, with Pause and Skip ahead. */
import { StyleSheet, View } from 'react-native'
import { columnOf, markerCount, rowOf } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { useWindow } from '@/theme/ThemeProvider'
import { percentOf } from '@/stage/speech'
import { Button } from '@/ui/kit/Button'
import { Dice } from '@/ui/game/dice/Dice'
import { nameOf } from '../names'
import { sealShownIn, startOf } from '../start'
import type { BotDeed } from '@/sitting/scene'
import { PanelBody, type PanelForm } from './PanelBody'
import type { PanelProps } from './props'
import { Changeable } from './Changeable'
import { SealRow } from './SealRow'
import { StartDice } from './StartDice'
import { throwOf } from './throwOf'
import { Heading } from './Heading'
import { Supply } from './Supply'

export function BotPanel({
  scene,
  match,
  session,
  sitting,
  settings,
  performing,
  board,
}: PanelProps<'botTurn'>) {
  const phrases = usePhrases()
  const { play } = phrases
  const { game, seat, dice, deed } = scene
  const { wide, small, low } = useWindow()
  const title = titleOf(deed, nameOf(match, seat), phrases)
  const line = sitting.paused ? play.paused : lineOf(deed, settings.bustChance, play)
  const start = sitting.paused ? null : startOf(match, phrases)
  const hash = sealShownIn(match)
  const pause = sitting.paused ? play.resume : play.pause
  const rolling = throwOf(performing)
  const form = (room: boolean) => (): PanelForm => ({
    supply: room && <Supply game={scene.counted ?? game} />,
    contents: start ? (
      <>
        <StartDice start={start} bare={!room} />
        {hash !== null && <SealRow match={match} hash={hash} bare={!room} />}
      </>
    ) : (
      <View style={wide ? styles.stacked : styles.dice}>
        {dice && (
          <Changeable match={match} dice={dice} onPress={deed.did === 'busted' ? null : session.changeDice}>
            <Dice
              dice={dice}
              size={room ? 48 : 40}
              label={play.diceSpoken(dice)}
              rolling={rolling}
              pops={performing?.manner.byHand === true}
              board={board}
            />
          </Changeable>
        )}
        <Heading title={title} line={line} />
      </View>
    ),
    // A word that is too long for half the width would be broken: then one button stands above the other.
    actions: (
      <View style={styles.actions}>
        <Button
          small={low}
          label={pause}
          onPress={() => session.pause(!sitting.paused)}
          style={styles.half}
        />
        <Button
          small={low}
          label={sitting.paused ? play.step : play.skipAhead}
          onPress={sitting.paused ? session.step : session.skipAhead}
          style={styles.half}
        />
      </View>
    ),
  })
  return (
    <PanelBody
      place="bot"
      words={[title, line, start, pause, dice === null]}
      forms={small ? [form(false)] : [form(true), form(false)]}
      inFlight={rolling !== null}
    />
  )
}

const titleOf = (deed: BotDeed, name: string, { play: words, common }: Phrases): string => {
  switch (deed.did) {
    case 'nothing':
      return common.turn(name)
    case 'rolling':
    case 'rolled':
      return words.botRolls(name)
    case 'placed': {
      const [column, row] = [columnOf(deed.space), rowOf(deed.space)]
      return deed.placed.kind === 'claim'
        ? words.botClaim(column, row)
        : words.botSquatter(deed.placed.third, column, row)
    }
    case 'busted':
      return deed.told ? words.nothingFits : words.botRolls(name)
    case 'stopped':
      return words.botStops(name)
  }
}

const lineOf = (deed: BotDeed, chance: boolean, words: Phrases['play']): string => {
  switch (deed.did) {
    case 'placed':
      return chance ? words.botWeighs(percentOf(deed.bust)) : words.botChooses
    case 'busted':
      return deed.told ? words.markersLost(markerCount(deed.lost)) : words.botChooses
    case 'stopped':
      return words.botTakes(deed.took)
    case 'nothing':
    case 'rolling':
    case 'rolled':
      return words.botChooses
  }
}

const styles = StyleSheet.create({
  dice: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  stacked: { gap: 10 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 10, rowGap: 6 },
  half: { flexGrow: 1, flexShrink: 1, minWidth: '46%' },
})

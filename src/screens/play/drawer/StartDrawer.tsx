/** Before the first roll of a turn: what happened, whose turn it is, one great button. */
import { standings, type Game, type Seat } from '@/engine/index'
import { usePhrases, type Phrases } from '@/i18n/index'
import { Button, DicePair, Text } from '@/ui/index'
import { nameOf } from '../names'
import type { Match } from '@/match/index'
import type { Frame } from '@/theme/index'
import { DrawerBody } from './DrawerBody'
import type { DrawerProps } from './props'
import { Heading } from './Heading'
import { RecapRow } from './RecapRow'
import { RecapStrip } from './RecapStrip'
import { StillToPlay } from './StillToPlay'
import { Supply } from './Supply'

export function StartDrawer({ scene, match, frame, session }: DrawerProps<'start'>) {
  const { play } = usePhrases()
  const { game, seat, recaps } = scene
  const [recap] = recaps
  const name = nameOf(match, seat)
  const isDesktop = frame.layout === 'desktop'
  const column = isDesktop || frame.layout === 'tablet'
  const isTight = frame.boardAloneChooses
  // On low screens the bar says alone that this is the last turn: the words make room for what happened.
  const raceAlone = frame.compact && game.lastRound !== null && recap !== undefined
  const line = game.lastRound
    ? raceLine(match, game, seat, play)
    : frame.compact && recap
      ? undefined
      : play.everyRollPlaces
  return (
    <DrawerBody
      frame={frame}
      supply={supplyOf(match, game, frame)}
      actions={
        <Button
          kind="gold"
          hero={!frame.compact}
          small={isTight}
          label={play.rollTheDice}
          leading={isTight ? undefined : <DicePair {...(column && { size: 26 })} />}
          onPress={session.roll}
        />
      }
    >
      {recap &&
        (recaps.length > 1 ? (
          <RecapStrip match={match} turns={recaps} onPress={({ number }) => session.replay(number)} />
        ) : (
          <RecapRow match={match} turn={recap} onPress={() => session.replay(recap.number)} />
        ))}
      {raceAlone && !isTight && (
        <Text type="label" tone="ink2" centred>
          {line}
        </Text>
      )}
      {!raceAlone && !(frame.scrolls && isTight && recap) && (
        <Heading
          title={game.lastRound ? play.yourLastTurn(name) : play.yourRoll(name)}
          line={line}
          centred={!isDesktop}
          large={isDesktop}
        />
      )}
    </DrawerBody>
  )
}

/** At the start of a turn all squatters are there: on low screens that goes without saying. */
const supplyOf = (match: Match, game: Game, frame: Frame) => {
  if (game.lastRound) return <StillToPlay match={match} game={game} tight={frame.compact} />
  return frame.compact ? null : <Supply game={game} frame={frame} />
}

/** The largest group wins: how far the best of the others is. */
const raceLine = (match: Match, game: Game, seat: Seat, words: Phrases['play']): string => {
  const table = standings(game)
  const mine = table.find((row) => row.seat === seat)!
  const rival = table.find((row) => row.seat !== seat)!
  const name = nameOf(match, rival.seat)
  return mine.rank < rival.rank
    ? words.youLead(mine.group, name, rival.group)
    : words.youTrail(name, rival.group, mine.group)
}

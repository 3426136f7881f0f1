/** Before the first roll of a turn: what happened, whose turn it is, one great button. */
import { standings, type Game, type Seat } from '@/engine/index'
import { usePhrases, type Phrases } from '@/i18n/index'
import { Button, DicePair } from '@/ui/index'
import { nameOf } from '../names'
import type { Match } from '@/match/index'
import { DrawerBody } from './DrawerBody'
import type { DrawerProps } from './Drawer'
import { Heading } from './Heading'
import { RecapRow } from './RecapRow'
import { StillToPlay } from './StillToPlay'
import { Supply } from './Supply'

export function StartDrawer({ scene, match, frame, session }: DrawerProps<'start'>) {
  const { play } = usePhrases()
  const { game, seat, recap } = scene
  const name = nameOf(match, seat)
  const isDesktop = frame.layout === 'desktop'
  const heading = (
    <Heading
      title={game.lastRound ? play.yourLastTurn(name) : play.yourRoll(name)}
      line={
        game.lastRound
          ? raceLine(match, game, seat, play)
          : frame.compact && recap
            ? undefined
            : play.everyRollPlaces
      }
      centred={!isDesktop}
      large={isDesktop}
    />
  )
  const supply = game.lastRound ? (
    <StillToPlay match={match} game={game} />
  ) : frame.boardAloneChooses ? null : (
    <Supply game={game} stacked={frame.layout === 'tablet' || isDesktop} />
  )
  return (
    <DrawerBody
      frame={frame}
      actions={
        <Button
          kind="gold"
          hero={!frame.compact}
          label={play.rollTheDice}
          leading={frame.boardAloneChooses ? undefined : <DicePair />}
          onPress={session.roll}
        />
      }
    >
      {isDesktop ? heading : supply}
      {recap && <RecapRow match={match} turn={recap} onPress={() => session.replay(recap.number)} />}
      {isDesktop ? supply : heading}
    </DrawerBody>
  )
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

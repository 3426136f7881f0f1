/** Before the first roll of a turn: what happened, whose turn it is, one great button. */
import { required } from '@/checked'
import { type Game, type Seat, standingOf, standings } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { useWindow } from '@/theme/ThemeProvider'
import { Button } from '@/ui/kit/Button'
import { DicePair } from '@/ui/game/dice/DicePair'
import { Text } from '@/ui/kit/Text'
import { callOf, nameOf, nearingOf } from '../names'
import { sealShownIn, startOf } from '../start'
import type { Match } from '@/match'
import { PanelBody, type PanelForm } from './PanelBody'
import type { PanelProps } from './props'
import { Heading } from './Heading'
import { Recaps } from './Recaps'
import { SealRow } from './SealRow'
import { StartDice } from './StartDice'
import { StillToPlay } from './StillToPlay'
import { Supply } from './Supply'

export function StartPanel({ scene, match, session }: PanelProps<'start'>) {
  const phrases = usePhrases()
  const { play } = phrases
  const { game, seat, recaps } = scene
  const who = callOf(match, seat)
  const { layout, wide, small, low } = useWindow()
  const isDesktop = layout === 'desktop'
  const isLast = game.lastRound !== null
  const race = isLast ? raceLine(match, game, seat, play) : null
  const nearing = nearingOf(match, game)
  const usual = nearing
    ? play.toStartLastRound(play.needsClaims(nearing.who, nearing.missing))
    : play.everyRollPlaces
  const title = isLast ? play.yourLastTurn(who) : play.yourRoll(who)
  const start = startOf(match, phrases)
  const what = recaps.length > 0 && (
    <Recaps recaps={recaps} match={match} reader={seat} onReplay={session.replay} />
  )
  const hash = sealShownIn(match)
  const seal = (bare: boolean) => hash !== null && <SealRow match={match} hash={hash} bare={bare} />
  const heading = (line: string | undefined) =>
    start ? (
      <StartDice start={start} bare={low} />
    ) : (
      <Heading title={title} line={line} centred={!isDesktop} large={isDesktop} />
    )
  const button = (hero: boolean) => (
    <Button
      kind="gold"
      hero={hero}
      small={low}
      label={play.rollTheDice}
      leading={low ? undefined : <DicePair {...(wide && { size: 26 })} />}
      onPress={() => session.roll()}
    />
  )
  const whole = (): PanelForm => ({
    supply: isLast ? <StillToPlay match={match} game={game} tight={false} /> : <Supply game={game} />,
    contents: (
      <>
        {what}
        {heading(race ?? usual)}
        {seal(false)}
      </>
    ),
    actions: button(true),
  })
  // At the start of a turn all squatters are there: that goes without saying. So does, in the bar, that this is the last one.
  const short = (): PanelForm => ({
    supply: isLast && <StillToPlay match={match} game={game} tight />,
    contents: (
      <>
        {what}
        {what && race !== null && !low ? (
          <RaceLine>{race}</RaceLine>
        ) : (
          heading(what ? undefined : (race ?? usual))
        )}
        {seal(false)}
      </>
    ),
    actions: button(false),
  })
  /** Whose roll it is says the bar. */
  const bare = (): PanelForm => ({
    ...short(),
    contents: (
      <>
        {what || heading(race ?? undefined)}
        {seal(true)}
      </>
    ),
  })
  /** That it is the last round too. */
  const barest = (): PanelForm => ({ ...bare(), supply: null })
  return (
    <PanelBody
      place="start"
      words={[title, race, usual, start, hash, recaps.map(({ number }) => number)]}
      forms={small ? [short, bare, barest] : [whole, short, bare]}
    />
  )
}

const RaceLine = ({ children }: { readonly children: string }) => (
  <Text type="label" tone="ink2" centred>
    {children}
  </Text>
)

/** The largest group wins: how far the best of the others is. */
const raceLine = (match: Match, game: Game, seat: Seat, words: Phrases['play']): string => {
  const table = standings(game)
  const mine = standingOf(table, seat)
  const rival = required(table.find((row) => row.seat !== seat))
  const name = nameOf(match, rival.seat)
  return mine.rank < rival.rank
    ? words.youLead(mine.group, name, rival.group)
    : words.youTrail(name, rival.group, mine.group)
}

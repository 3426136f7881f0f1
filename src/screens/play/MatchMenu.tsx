/** The menu of a match under way. It never asks for confirmation, because every action can be undone. */
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { itemAt } from '@/checked'
import { seatsOf, type Seat } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import { gameOf, pilotOf, throwsOwn, turnsOf, type Match, type Pilot } from '@/match'
import { BottomSheet } from '@/ui/kit/BottomSheet'
import { LinkRow, Row, Rows } from '@/ui/kit/Rows'
import { Text } from '@/ui/kit/Text'
import { Toggle } from '@/ui/kit/Toggle'
import { useFocusWhen } from '../shell/moveFocus'
import { useRoutes } from '@/routes'
import { sealName } from '@/features/matchView/sealNames'
import { useServices, useTitle } from '@/services'
import { seatNames } from '@/features/matchView/sentences'
import type { Session } from '@/sitting/session'
import { space } from '@/theme/measures'
import { Button } from '@/ui/kit/Button'
import { IconButton } from '@/ui/kit/IconButton'
import { BotChoice } from '@/features/table/BotChoice'
import { callOf } from './matchFacts'

type MatchMenuProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly session: Session
  readonly match: Match
}

/** A seat about to be handed over, and the bot that takes it. */
type Handing = { readonly seat: Seat; readonly to: BotPilot }

export function MatchMenu({ open, onClose, session, match }: MatchMenuProps) {
  const phrases = usePhrases()
  const { play, common, lookBack, coach, seal, ownDice } = phrases
  const { saves, newSeed } = useServices()
  const routes = useRoutes()
  const { id, seals, players, coach: offersHints } = match.info
  const matchTitle = useTitle(id)
  const [handing, setHanding] = useState<Handing | null>(null)
  /** The seat of a cancelled handover: the focus returns to the row that opened the choice. */
  const [kept, setKept] = useState<Seat | null>(null)
  const keptRow = useFocusWhen(kept !== null)
  const close = () => {
    setHanding(null)
    setKept(null)
    onClose()
  }
  const go = (then: () => void) => () => {
    close()
    session.finishAll()
    then()
  }
  const remove = async () => {
    // Pauses the bots first: a bot's move during the deletion would save the match again.
    session.pause(true)
    const isDeleted = await saves.remove(id)
    routes.navigate('Home', isDeleted ? undefined : { notice: 'notDeleted' }, { pop: true })
  }
  const seats = seatsOf(gameOf(match))
  const isPerson = (seat: Seat): boolean => pilotOf(match, seat).who === 'person'
  const sat = (seat: Seat): Pilot => itemAt(players, seat).pilot
  const leaving = seats.filter((seat) => isPerson(seat))
  const returning = seats.filter((seat) => !isPerson(seat) && sat(seat).who === 'person')
  const botsToo = leaving.length === seats.length ? '' : `. ${seal.botsToo}`
  const hash = seals.at(-1)?.hash
  const sheet = { open, label: play.menuTitle, onClose: close }
  if (handing) {
    const { seat, to } = handing
    const onTake = go(() => session.handOver(seat, to))
    return (
      <BottomSheet {...sheet} page="bot" foot={<StandInButton level={to.level} onPress={onTake} />}>
        <View style={styles.choice}>
          <View style={styles.head}>
            <IconButton
              icon="back"
              label={common.back}
              onPress={() => {
                setHanding(null)
                setKept(seat)
              }}
              style={styles.back}
            />
            <Text type="h2" heading={2} style={styles.title}>
              {play.handToBot(callOf(match, seat))}
            </Text>
          </View>
          <BotChoice
            label={play.standIn}
            chosen={to.level}
            onChoose={(level) => setHanding({ seat, to: { who: 'bot', level } })}
          />
        </View>
      </BottomSheet>
    )
  }
  return (
    <BottomSheet {...sheet}>
      <Text type="h2" heading={2} style={styles.menuTitle}>
        {matchTitle || play.menuTitle}
      </Text>
      <Rows>
        <LinkRow
          icon="home"
          title={play.leave}
          note={play.leaveNote}
          onPress={go(() => routes.navigate('Home', undefined, { pop: true }))}
        />
        <LinkRow
          icon="lock"
          title={hash === undefined ? seal.title : seal.inMenu}
          note={hash === undefined ? seal.byHand : `${sealName(hash, phrases)}${botsToo}`}
          onPress={go(() => routes.navigate('Dice', { id }))}
        />
        {throwsOwn(match) && (
          <LinkRow
            icon="lock"
            title={ownDice.onScreen}
            note={ownDice.onScreenNote}
            onPress={go(() => session.rollOnScreen(newSeed()))}
          />
        )}
        <LinkRow icon="book" title={common.howToPlay} onPress={go(() => routes.navigate('How'))} />
        {turnsOf(match).length > 0 && (
          <LinkRow
            icon="chart"
            title={lookBack.title}
            onPress={go(() => routes.navigate('LookBack', { id }))}
          />
        )}
        {leaving.length > 0 && (
          <Row title={coach.name} note={coach.note}>
            <Toggle label={coach.name} on={offersHints} onChange={session.offerHints} />
          </Row>
        )}
        <LinkRow icon="sliders" title={common.settings} onPress={go(() => routes.navigate('Settings'))} />
        {leaving.map((seat) => (
          <LinkRow
            key={seat}
            ref={seat === kept ? keptRow : undefined}
            icon="bot"
            title={play.handToBot(callOf(match, seat))}
            note={play.handToBotNote}
            onPress={() => {
              setKept(null)
              setHanding({ seat, to: likelyStandIn(match) })
            }}
          />
        ))}
        {returning.map((seat) => (
          <LinkRow
            key={seat}
            icon="person"
            title={play.takeBack(seatNames(players)(seat))}
            onPress={go(() => session.handOver(seat, sat(seat)))}
          />
        ))}
        <LinkRow
          icon="trash"
          title={play.deleteMatch}
          note={play.deleteNote}
          onPress={go(() => void remove())}
        />
      </Rows>
    </BottomSheet>
  )
}

type BotPilot = Extract<Pilot, { readonly who: 'bot' }>

/** A medium level, so that the stand-in changes the match little. */
const usualStandIn: BotPilot = { who: 'bot', level: 'surveyor' }

/** Offers the bot that stood in last time first. */
const likelyStandIn = ({ steps }: Match): BotPilot => {
  const step = steps.findLast((each) => each.type === 'handover' && each.pilot.who === 'bot')
  return step?.type === 'handover' && step.pilot.who === 'bot' ? step.pilot : usualStandIn
}

type StandInButtonProps = { readonly level: BotPilot['level']; readonly onPress: () => void }

/** Takes the focus, so that one more press accepts the suggested bot. */
const StandInButton = ({ level, onPress }: StandInButtonProps) => {
  const { play, names } = usePhrases()
  const button = useFocusWhen(true)
  return (
    <Button ref={button} kind="gold" label={play.takesOver(names.levels[level].name)} onPress={onPress} />
  )
}

const styles = StyleSheet.create({
  menuTitle: { marginBottom: 10 },
  choice: { gap: space.s + 2 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  back: { marginLeft: -12 },
  title: { flex: 1 },
})

/** The dice on the table, rolling or lying, and what they allow: one to six chips, by column and row. */
import { useEffect, useRef, type ComponentRef } from 'react'
import { StyleSheet, View } from 'react-native'
import { useStore } from 'zustand'
import { required } from '@/checked'
import { cellAt, columnOf, type Game, type Placement, rowOf, type Space } from '@/engine'
import { usePhrases } from '@/i18n/PhrasesProvider'
import type { Phrases } from '@/i18n/dictionaries'
import { playersOf, throwsOwn, type Match, type Player } from '@/match'
import { space } from '@/theme/measures'
import { useWindow } from '@/theme/ThemeProvider'
import { Dice } from '@/ui/game/dice/Dice'
import { Gliding } from '@/ui/kit/Gliding'
import { OptionChip } from '@/ui/game/OptionChip'
import { ifYouPlace } from '@/sitting/choices'
import { percentOf } from '@/stage/speech'
import { moveFocus } from '../../shell/moveFocus'
import { diceCaptions } from '@/features/matchView/diceCaptions'
import { nameOf } from '../names'
import { hintedSpace } from '../useCoach'
import { placementLabel } from '@/features/matchView/sentences'
import { Changeable } from './Changeable'
import { Dimmed } from './Dimmed'
import { throwOf } from './throwOf'
import { PanelBody, type PanelForm } from './PanelBody'
import type { PanelProps } from './props'
import { Heading } from './Heading'
import { HintRow } from './HintRow'

const dieSize = { portrait: 48, landscape: 44, tablet: 48, desktop: 74 } as const

/** A bust too, until it is told why. */
type ChooseProps = PanelProps<'choose' | 'rolling' | 'bust'>

export function ChoosePanel(props: ChooseProps) {
  const { scene, match, session, settings, sitting, performing, pointing, board, diceLay, coach } = props
  const phrases = usePhrases()
  const { play } = phrases
  const { game, dice } = scene
  const { layout, wide, small, low, lying, largeText } = useWindow()
  const isDesktop = layout === 'desktop'
  // The chips leave them little height, and dice of one's own have a pencil below.
  const isTight = small && !lying && (largeText || throwsOwn(match))
  const pointed = useStore(pointing, ({ space }) => (isDesktop ? space : null))
  const options = scene.is === 'choose' ? scene.options : []
  const chosen = sitting.preview ?? pointed

  const isSilent = scene.is !== 'choose'
  const busting = performing?.event.type === 'busted' ? performing : null
  const tipsAt = busting?.timeline.bust?.tipAt ?? null
  const rolling = throwOf(performing)
  const marked = options.find(({ space }) => space === chosen) ?? options[0]
  const captions = isDesktop && marked ? diceCaptions(dice, marked, phrases) : null
  const table = (
    <Gliding placeRef={diceLay} stays>
      <Changeable match={match} dice={dice} onPress={scene.is === 'choose' ? session.changeDice : null}>
        <Dice
          key="dice"
          dice={dice}
          size={isTight ? 38 : dieSize[layout]}
          label={play.diceSpoken(dice)}
          rolling={rolling}
          pops={performing?.manner.byHand === true && scene.is === 'rolling'}
          board={board}
          tipsAt={tipsAt}
          shaken={busting !== null && tipsAt === null}
          {...(captions && { captions })}
        />
      </Changeable>
    </Gliding>
  )
  const chance = settings.bustChance
  const ahead = options.some(({ space }) => space === chosen) ? ifYouPlace(game, required(chosen)) : null
  const outlook = ahead && play.thenGives(ahead.group, chance ? percentOf(ahead.bust) : null)
  const usual = isDesktop ? play.clickGold : play.tapGold
  const how = sitting.preview !== null ? `${play.tapAgain} ${outlook ?? ''}`.trim() : (outlook ?? usual)
  const heading = (line: string | undefined) => (
    // There already while they roll, so that dice and choices do not jump when they land; but to be read only then.
    <Heading title={play.chooseASpace} line={line} waits={isSilent} large={isDesktop} />
  )
  const chips = <Chips {...props} chosen={chosen} />
  const form =
    (room: boolean, worded = true) =>
    (): PanelForm => ({
      supply: <HintRow game={busting?.act.before ?? game} {...{ coach, room }} />,
      contents: isDesktop ? (
        <>
          {heading(how)}
          {table}
        </>
      ) : (
        <View style={[wide ? styles.stacked : styles.dice, worded && styles.tall]}>
          <View style={room && !wide && styles.middle}>{table}</View>
          {worded && (
            <View style={[styles.heading, room && !wide && styles.middle]}>
              {heading(room ? how : undefined)}
            </View>
          )}
        </View>
      ),
      actions: low ? null : chips,
    })
  /** Where the coach takes a row, the dice lie in it until it speaks. */
  const inOneRow = (): PanelForm => ({
    supply: <HintRow {...{ game, coach }} room={false} instead={table} />,
    contents: null,
    actions: chips,
  })
  const crowded = coach !== null && (small || largeText) && !low && !wide ? [inOneRow] : []
  return (
    <PanelBody
      // The same while the dice roll: what they land on is not known then, and must move nothing.
      place="choose"
      words={[play.tapGold, wide && options.length, coach?.hint]}
      forms={[...(small ? [form(false), form(false, false)] : [form(true), form(false)]), ...crowded]}
      inFlight={rolling !== null}
    />
  )
}

type ChipsProps = ChooseProps & { readonly chosen: Space | null }

function Chips(props: ChipsProps) {
  const { scene, match, session, sitting, performing, pointing, touch, coach, chosen } = props
  const phrases = usePhrases()
  const { play, board } = phrases
  const { layout, wide } = useWindow()
  const isDesktop = layout === 'desktop'
  const options = scene.is === 'choose' ? scene.options : []
  const chooses = scene.is === 'choose'
  const first = useRef<ComponentRef<typeof View>>(null)
  useEffect(() => {
    return chooses ? moveFocus(first.current) : undefined
  }, [chooses])
  // Up to four options lie in two columns, five and six in three, but on the card of a tablet.
  const width = options.length > 4 && !wide ? styles.third : styles.half
  return (
    <View
      role="group"
      collapsable={false}
      aria-label={play.choicesName}
      style={isDesktop ? styles.rows : styles.chips}
    >
      {scene.is === 'rolling' && performing && !performing.manner.byHand && (
        <Dimmed before={performing.act.before} />
      )}
      {options.map((option, index) => {
        const { space: at, kind, third } = option
        const [column, row] = [columnOf(at), rowOf(at)]
        const name = board.position(column, row)
        const rival = rivalOn(scene.game, at, match)
        return (
          <OptionChip
            key={at}
            ref={index === 0 ? first : undefined}
            kind={kind}
            third={third}
            takes={rival}
            label={sitting.preview === at ? play.place : isDesktop ? name : board.short(column, row)}
            aria-label={`${name}: ${placementLabel(option, phrases, rival?.name)}`}
            chosen={at === chosen}
            marked={at === hintedSpace(coach)}
            onPress={() => session.choose(at)}
            onHover={(over) => pointing.point(over ? at : null)}
            onTouch={(down) => touch(down ? at : null)}
            style={isDesktop ? undefined : width}
            {...(isDesktop && { sub: inWords(option, scene.game, match, play), shortcut: String(index + 1) })}
          />
        )
      })}
    </View>
  )
}

/** Whose marker a placement there would send home. */
const rivalOn = (game: Game, space: Space, match: Match): Player | undefined => {
  const { owner } = cellAt(game, space)
  return owner === null || owner === game.turn ? undefined : playersOf(match)[owner]
}

/** A placement in words, for the rows of big windows. */
const inWords = (
  { space, kind, third }: Placement,
  game: Game,
  match: Match,
  words: Phrases['play'],
): string => {
  const { owner, squatter } = cellAt(game, space)
  if (kind === 'claim') return squatter === null ? words.claimYourOwn : words.claimSquatter(squatter)
  return owner === null ? words.squatterHere(third) : words.squatterOnTheirs(third, nameOf(match, owner))
}

const styles = StyleSheet.create({
  dice: { flexDirection: 'row', alignItems: 'flex-start', gap: 14 },
  tall: { minHeight: 72 },
  // The dice lie in the middle of two lines of words, also where the words take more.
  middle: { minHeight: 72, justifyContent: 'center' },
  heading: { flexShrink: 1 },
  stacked: { gap: 10 },
  // One row of chips takes the room of two, so that the dice lie at the same place whatever they show.
  chips: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'flex-end',
    minHeight: 2 * 52 + space.s,
    gap: space.s,
  },
  rows: { gap: 10 },
  // The last row has no hole: its chips are wider.
  half: { flexBasis: '40%', flexGrow: 1 },
  third: { flexBasis: '30%', flexGrow: 1 },
})

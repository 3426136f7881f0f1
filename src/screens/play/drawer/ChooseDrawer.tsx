/** The dice on the table, rolling or lying, and what they allow: one to six chips, by column and row. */
import { useEffect, useRef } from 'react'
import { StyleSheet, View } from 'react-native'
import { useStore } from 'zustand'
import { columnOf, rowOf, type Game, type Placement } from '@/engine/index'
import { usePhrases, type Phrases } from '@/i18n/index'
import type { Match } from '@/match/index'
import type { Frame } from '@/theme/index'
import { Dice, focusOn, OptionChip } from '@/ui/index'
import { captionsFor } from '../../app/reading'
import { nameOf } from '../names'
import { placementLabel } from '../../app/words'
import { DrawerBody } from './DrawerBody'
import type { DrawerProps } from './props'
import { Heading } from './Heading'
import { Supply } from './Supply'

const dieSize = { portrait: 48, landscape: 44, tablet: 48, desktop: 74 } as const

export function ChooseDrawer(props: DrawerProps<'choose' | 'rolling'>) {
  const { scene, match, frame, session, sitting, performing, pointing } = props
  const phrases = usePhrases()
  const { play, board } = phrases
  const { game, dice } = scene
  const isDesktop = frame.layout === 'desktop'
  const pointed = useStore(pointing, ({ space }) => (isDesktop ? space : null))
  const options = scene.is === 'choose' ? scene.options : []
  const previewing = sitting.preview !== null
  const chips = useRef<View>(null)
  const chooses = scene.is === 'choose' && !frame.boardAloneChooses
  useEffect(() => {
    if (chooses) focusOn(chips.current)
  }, [chooses])

  const rolling =
    performing?.event.type === 'rolled' ? { nonce: performing.id, pace: performing.manner.pace } : null
  const marked = options.find(({ space }) => space === (sitting.preview ?? pointed)) ?? options[0]
  const captions = isDesktop && marked ? captionsFor(dice, marked, phrases) : null
  const table = (
    <Dice
      key="dice"
      dice={dice}
      size={dieSize[frame.layout]}
      label={play.diceSpoken(dice)}
      rolling={rolling}
      {...(captions && { captions })}
    />
  )
  const heading = (
    <Heading
      title={scene.is === 'rolling' ? play.rolling : play.chooseASpace}
      line={
        scene.is === 'rolling'
          ? // A line already, so that the dice under it do not jump when they land.
            isDesktop
            ? play.rollNumber(game.rollsThisTurn)
            : undefined
          : frame.compact
            ? undefined
            : previewing
              ? play.tapAgain
              : isDesktop
                ? play.clickGold
                : play.tapGold
      }
      large={isDesktop}
    />
  )
  const list = (
    <View
      ref={chips}
      role="group"
      aria-label={play.choicesName}
      style={isDesktop ? styles.rows : [styles.chips, { minHeight: 2 * chipHeight + chipGap }]}
    >
      {options.map((option, index) => (
        <OptionChip
          key={option.space}
          kind={option.kind}
          third={option.third}
          label={
            sitting.preview === option.space
              ? play.place
              : isDesktop
                ? board.position(columnOf(option.space), rowOf(option.space))
                : board.short(columnOf(option.space), rowOf(option.space))
          }
          aria-label={`${board.position(columnOf(option.space), rowOf(option.space))}: ${placementLabel(option, phrases)}`}
          chosen={option.space === (sitting.preview ?? pointed)}
          onPress={() => session.choose(option.space)}
          onHover={(over) => pointing.point(over ? option.space : null)}
          style={isDesktop ? undefined : chipWidth(options.length, frame)}
          {...(isDesktop && { sub: inWords(option, game, match, play), shortcut: String(index + 1) })}
        />
      ))}
    </View>
  )
  return (
    <DrawerBody
      frame={frame}
      supply={frame.compact ? null : <Supply game={game} frame={frame} />}
      actions={frame.boardAloneChooses ? null : list}
      inFlight={rolling !== null}
    >
      {isDesktop ? (
        <>
          {heading}
          {table}
        </>
      ) : (
        <View style={frame.layout === 'tablet' ? styles.stacked : styles.dice}>
          <View style={frame.layout !== 'tablet' && !frame.compact && styles.middle}>{table}</View>
          <View style={[styles.heading, frame.layout !== 'tablet' && !frame.compact && styles.middle]}>
            {heading}
          </View>
        </View>
      )}
    </DrawerBody>
  )
}

const chipHeight = 52
const chipGap = 8

/** Up to four options lie in two columns, five and six in three, where three of them fit. */
const chipWidth = (options: number, { drawer, drawerPadding }: Frame): { readonly width: `${number}%` } => {
  const room = drawer.width - drawerPadding.left - drawerPadding.right
  return { width: options > 4 && room >= 280 ? '31.5%' : '48.8%' }
}

/** A placement in words, for the rows of big windows. */
const inWords = (
  { space, kind, third }: Placement,
  game: Game,
  match: Match,
  words: Phrases['play'],
): string => {
  const { owner, squatter } = game.cells[space]!
  if (kind === 'claim') return squatter === null ? words.claimYourOwn : words.claimSquatter(squatter)
  return owner === null ? words.squatterHere(third) : words.squatterOnTheirs(third, nameOf(match, owner))
}

const styles = StyleSheet.create({
  dice: { flexDirection: 'row', alignItems: 'flex-start', gap: 14, minHeight: 72 },
  // The dice lie in the middle of two lines of words, also where the words take more.
  middle: { minHeight: 72, justifyContent: 'center' },
  heading: { flexShrink: 1 },
  stacked: { gap: 10 },
  // One row of chips takes the room of two, so that the dice lie at the same place whatever they show.
  chips: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignContent: 'flex-end',
    rowGap: chipGap,
  },
  rows: { gap: 10 },
})

/** The first lesson, the rules and the odds. Text between asterisks is bold. */
import type { Position } from '../refusalFacts'
import { called, type Who } from '../who'
import { common } from './common'

/** Claimed spaces that start the last round, by the number of players. */
type Targets = { readonly 2: number; readonly 3: number; readonly 4: number; readonly 5: number }

const { space, spaces, markers, claims } = common

const lesson = {
  title: 'First lesson',
  skip: 'Skip the lesson',
  progress: (step: number, steps: number): string => `Step ${step} of ${steps}`,
  steps: {
    roll: () =>
      'The *largest group* of joined spaces wins, and every turn begins with a roll: *roll the dice*.',
    squatter: ({ column, row, squatter }: Position & { readonly squatter: number }) =>
      `Read *${column}* as the column and *${row}* as the row, and tap that space: the third die places *squatter ${squatter}* there.`,
    again: () => 'After each marker you may stop, but push your luck and *roll again*.',
    six: () => 'Three different numbers reach *six spaces*: tap whichever you like.',
    same: (at: Position) => `*Roll again*, and watch for ${space(at)}.`,
    claim: (at: Position) =>
      `There it is: tap your squatter on *${space(at)}*, and it gets a *claim*, whatever the third die shows.`,
    more: () => 'Once you stop, a claim is yours for good: *roll again*.',
    take: (at: Position & { readonly owner: string }) =>
      `${at.owner} has only settled *${space(at)}*, beside yours: tap it and *take it*.`,
    greedy: ({
      lost,
      spaces,
      bust,
    }: {
      readonly lost: number
      readonly spaces: number
      readonly bust: number
    }) =>
      `You risk *${spaces} spaces* with ${markers(lost)}, as one holds two, and ${bust} of 100 rolls fit nowhere: *roll* anyway.`,
    bust: (at: Position & { readonly die: number }) =>
      `*Bust*: three ${at.die}s reach only ${space(at)}, squatter ${at.die} is already in use, and you lose everything from this turn.`,
    stop: () => 'No match ever gives a roll back, but this lesson does, once: now *stop in time*.',
    done: ({ owner }: { readonly owner: string }) =>
      `All yours now, two of them *joined*, and ${owner}’s marker went home: once someone has enough claims, the *last round* begins, and the largest group wins.`,
  },
  rewind: 'Take the roll back, just once',
  /** The move is legal, but not what this step teaches. */
  placeThere: (at: Position) => `You could. For this lesson, take ${space(at)}.`,
  rollInstead: 'You could. For this lesson, roll.',
  stopInstead: 'You could. For this lesson, stop.',
  rewindInstead: 'Take the roll back first.',
  lessonOver: 'The lesson is over.',
  again: 'Once more',
  rules: 'All the rules',
}

const pages = {
  goal: {
    title: 'The goal',
    text: () => 'Own the *largest group*: spaces of yours that touch by their sides. Corners do not count.',
    legend: {
      settled: 'A settled space counts, but others can still take it.',
      claimed: 'A claimed space counts as much, and nobody takes it.',
    },
    tries: {
      start: {
        title: 'Who starts',
        text: 'Each rolls one die. The highest starts; if several are highest, they roll again. Then play goes round the table.',
      },
      must: {
        title: 'A turn',
        text: 'You roll at least once, and every roll places exactly one marker. There is no passing.',
      },
    },
  },
  dice: {
    title: 'Where the dice go',
    text: () =>
      'One die picks the *column*, one the *row*. The third says which *squatter* you place. You choose which is which.',
    legend: {
      squatter: 'Empty, or another player’s: place the squatter.',
      claim: 'Your own marker or a squatter: it becomes a claim, whatever the third die shows.',
      claimed: 'A claim closes the space for everyone.',
    },
    tries: {
      reach: {
        title: 'Six, three, one',
        text: 'Three different numbers reach up to six spaces, a pair three, a triple one.',
      },
    },
  },
  claims: {
    title: 'Claims',
    text: () =>
      'There is one squatter of each number. Here *2* and *5* are out, so a space that would need one of them takes nothing.',
    legend: {
      squatter: 'A space with a squatter takes a claim, and nothing after that.',
      claim: 'Your settled space never takes a squatter, only a claim.',
    },
    tries: {
      stays: {
        title: 'Under a claim',
        text: 'A squatter under a claim stays out until the turn ends.',
      },
      reuse: {
        title: 'Variant: reusable squatters',
        text: 'A squatter is free again as soon as it is claimed. Turns grow long, so better not with five.',
      },
    },
  },
  luck: {
    title: 'Push your luck',
    text: () =>
      'After each marker you *stop* and keep what you placed, or *roll again*. If a roll fits nowhere you are *bust*, and you lose everything from this turn.',
    legend: {
      squatter: 'When you stop, a squatter becomes your settled space.',
      claim: 'When you stop, a claim becomes your claimed space.',
      settled: 'Another player’s marker beneath goes home.',
    },
    tries: {
      stop: { title: 'Stopping', text: 'Five spaces, one of each kind. Stop, and see what they become.' },
      theirs: {
        title: 'On another’s space',
        text: 'Their marker stays beneath until you stop. You may take a placement back until the next roll, never a roll.',
      },
    },
  },
  last: {
    title: 'The last round',
    text: (targets: Targets) =>
      `Stop with enough claimed spaces, joined or not, and you start the *last round*: *${targets[2]}* with 2 players, *${targets[3]}* with 3, *${targets[4]}* with 4, *${targets[5]}* with 5. Then each has *one more turn*, you last.`,
    legend: {},
    tries: {
      called: {
        title: 'Once only',
        text: 'Once the last round is on, reaching the number again changes nothing.',
      },
      closed: {
        title: 'Nothing open',
        text: 'Even with every space closed you have to roll, and you are bust.',
      },
    },
  },
  scoring: {
    title: 'Scoring',
    text: () =>
      'After the last turn the *largest single group* wins. Settled and claimed spaces count alike.',
    legend: {},
    tries: {
      tie: {
        title: 'Level at the top',
        text: 'Then the *most claimed spaces* win, joined or not; then the *most spaces*; then they share it.',
      },
    },
  },
}

/** Names at the start of a sentence; null is the player. */
const listed = (all: readonly Who[]): string => common.list(called(all, common.you))

const outcomes = {
  /** `who` is null for the player. */
  rolledOff: (dice: readonly (readonly [who: string | null, die: number])[]): string =>
    `${common.list(dice.map(([who, die]) => `${who ?? 'You'} ${die}`))}.`,
  rollsAgain: (who: readonly (string | null)[]): string => `${listed(who)} roll again.`,
  starts: (who: string | null): string => (who === null ? 'You start.' : `${who} starts.`),
  turn: (who: string | null): string => (who === null ? 'Your turn.' : `${who}’s turn.`),
  stopped: (settled: number, claimed: number, home: number): string =>
    `${settled} settled, ${claimed} claimed${home > 0 ? `, ${markers(home)} sent home` : ''}.`,
  busted: (lost: number): string => (lost === 0 ? 'Bust.' : `Bust. ${markers(lost)} lost.`),
  lastRound: (who: string | null, held: number): string =>
    `Last round: ${who === null ? 'you hold' : `${who} holds`} ${claims(held)}.`,
  wins: (who: string | null): string => (who === null ? 'You win.' : `${who} wins.`),
  share: (who: readonly (string | null)[]): string => `${listed(who)} share the win.`,
  /** A row of the ranking, for screen readers. */
  ranked: (who: string | null, group: number, held: number, total: number): string =>
    `${who ?? 'You'}: largest group ${group}, ${claims(held)}, ${spaces(total)}`,
  noMoreRolls: 'This board has no more rolls. Set it up again to try something else.',
}

const how = {
  page: (page: number, of: number, title: string): string => `Page ${page} of ${of}: ${title}`,
  previous: 'Previous page',
  next: 'Next',
  tapGold: 'Tap a gold space.',
  tryIt: (what: string): string => `Try it: ${what}`,
  setUpAgain: 'Set up again',
  backToPage: 'Back to the page’s board',
  roll: 'Roll',
  rollOff: 'Roll for the start',
  stop: 'Stop',
}

const summary = {
  title: 'In short',
  lines: (targets: Targets): readonly string[] => [
    'The *largest group* of spaces joined by their sides wins. Ties: most *claimed* spaces, then most spaces, then a shared win.',
    'Dice decide who starts. Roll at least once a turn; after each marker *stop* or *roll again*.',
    'Column, row and third die in any order. Each roll places *exactly one* marker.',
    'Empty or an opponent’s settled space: the *squatter* of the third die, if it is not out.',
    'Your own settled space or a squatter of this turn: a *claim*, whatever the third die shows.',
    'A claim closes its space, at once and for good.',
    'Nothing fits: *bust*, you lose everything from this turn.',
    'Stop: squatters become settled, claims claimed, opponents’ markers beneath go home.',
    'A placement can be taken back until the next roll or the stop; a roll never.',
    `Stopping with *${targets[2]}*, *${targets[3]}*, *${targets[4]}* or *${targets[5]}* claimed spaces (2 to 5 players) starts the last round: one more turn each, you last.`,
    'Claimed squatters stay out until the turn ends. With *reusable squatters* they come back at once.',
  ],
}

const odds = {
  title: 'Good to know',
  share: (percent: number): string => `${percent.toFixed(1)}%`,
  about: (percent: number): string => `${Math.round(percent)}%`,
  hits: {
    title: 'How often a space is hit',
    text: (off: number, on: number, of: number) =>
      `Of ${of} rolls, *${off}* reach any one space, but only *${on}* a space whose column and row are the same number.`,
    off: (share: string) => `Column and row differ: ${share}`,
    on: (share: string) => `Column and row the same: ${share}`,
    spoken: (off: string, on: string) =>
      `The board: each roll hits a given space with ${off}, those of equal column and row with ${on}`,
  },
  busts: {
    title: 'How the risk grows',
    text: 'The chance that the next roll is a bust, by squatters out on an otherwise empty board: the average of all layouts.',
    bar: (squatters: number, chance: string) => `${common.squatters(squatters)} out: ${chance}`,
    axis: 'Squatters out',
    note: 'A single layout can be far from the average, so a match always shows the exact chance.',
  },
  first: {
    title: 'What the first seat is worth',
    text: 'Wins in 100 matches by seat, from the first to play to the last. That is why dice decide who starts, and why the next seat starts a rematch.',
    bar: (seat: number, wins: string) => `Seat ${seat}: ${wins}`,
  },
  last: {
    title: 'What starting the last round is worth',
    text: 'How many of 100 matches the player who starts it wins: the others have one turn left to prevent that.',
    axis: 'Players',
    bar: (players: number, wins: string) => `${common.players(players)}: ${wins}`,
  },
  measured: (matches: number, level: string) =>
    `Measured on ${matches} matches at each table size between bots of one strength, ${level}. With people it will differ.`,
  exact: 'Exact: counted by the rules of this app.',
}

export const learn = { lesson, pages, outcomes, how, summary, odds }

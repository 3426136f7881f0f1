/**
 * Mutations that break one rule each. In the declaration named `within` in src/engine, `find` is replaced by `put`; `$name` matches
 * any name.
 */

export type Mutation = {
  readonly rule: string
  /** What the broken code does. */
  readonly breaks: string
  readonly within: string
  readonly find: string
  readonly put: string
}

type Broken = readonly [breaks: string, within: string, find: string, put: string]

const brokenBy: Readonly<Record<string, readonly Broken[]>> = {
  R1: [
    ['swaps column and row', 'spaceAt', '($row - 1) * 6 + ($column - 1)', '($column - 1) * 6 + ($row - 1)'],
    ['counts rows from the top', 'rowOf', 'Math.floor($space / 6) + 1', '6 - Math.floor($space / 6)'],
  ],
  R2: [
    ['accepts two dice as a roll', 'isDice', 'length === 3', 'length >= 2'],
    ['accepts a 7 on a die', 'isDie', '<= 6', '<= 7'],
    ['allows six players', 'seatCounts', '[2, 3, 4, 5]', '[2, 3, 4, 5, 6]'],
    [
      'leaves out squatter 6',
      'prospects',
      'const thirds = dieValues.filter(',
      'const thirds = dieValues.slice(0, 5).filter(',
    ],
  ],
  R3: [
    [
      'limits claim markers to 30',
      'place',
      "mustBe($game, 'place')",
      "mustBe($game, 'place'); if ($game.cells.filter((each) => each.claimed || each.claim).length >= 30) throw new IllegalMove({ code: 'bad-move' })",
    ],
    [
      'limits the markers of a colour to 24',
      'stop',
      'const $seat = $game.turn',
      "const $seat = $game.turn; if ($game.cells.filter(({ owner }) => owner === $seat).length >= 24) throw new IllegalMove({ code: 'bad-move' })",
    ],
  ],
  R4: [
    [
      'passes the turn backwards',
      'endTurn',
      '(turn + 1) % rules.seats',
      '(turn + rules.seats - 1) % rules.seats',
    ],
    ['always lets seat 0 start', 'newGame', 'turn: first', 'turn: 0'],
  ],
  R5: [
    [
      'allows a stop before the first roll',
      'stop',
      "mustBe($game, 'decide')",
      "mustBe($game, 'decide', 'roll')",
    ],
    [
      'allows a stop with dice on the table',
      'stop',
      "mustBe($game, 'decide')",
      "mustBe($game, 'decide', 'place')",
    ],
    [
      'allows a roll before the last one is placed',
      'roll',
      "mustBe($game, 'roll', 'decide')",
      "mustBe($game, 'roll', 'decide', 'place')",
    ],
  ],
  R6: [
    ['never reads the last die as a column', 'read', '[c, a, b],', ''],
    [
      'a pair cannot name a space on the diagonal',
      'read',
      '({ space, third }))',
      '({ space, third })).filter(({ space }) => space % 7 !== 0 || (a === b && b === c))',
    ],
  ],
  R7: [
    [
      'does not close a space with a claim of this turn',
      'isClosed',
      '$cell.claimed || $cell.claim',
      '$cell.claimed',
    ],
    [
      'does not close a space claimed in an earlier turn',
      'isClosed',
      '$cell.claimed || $cell.claim',
      '$cell.claim',
    ],
  ],
  R8: [
    ['allows the same squatter twice', 'kindFor', '!isOut(out, third)', 'true'],
    [
      "allows no squatter on an opponent's marker",
      'takesSquatter',
      '$cell.owner !== $mover',
      '$cell.owner === null',
    ],
    [
      "places the squatter with the row's number",
      'place',
      'withSquatter($cell, $third)',
      'withSquatter($cell, (Math.floor(space / 6) + 1) as Die)',
    ],
  ],
  R9: [
    [
      "allows no claim on the player's own marker",
      'takesClaim',
      '$cell.squatter !== null || $cell.owner === $mover',
      '$cell.squatter !== null',
    ],
    [
      "requires the third die's squatter for a claim on the player's own marker",
      'kindFor',
      "if (takesClaim($cell, $mover)) return 'claim'",
      "if (takesClaim($cell, $mover)) return $cell.owner === $mover && isOut(out, third) ? null : 'claim'",
    ],
  ],
  R10: [
    [
      'allows no claim on a squatter',
      'takesClaim',
      '$cell.squatter !== null || $cell.owner === $mover',
      '$cell.owner === $mover',
    ],
    [
      'allows a claim on a squatter only if the third die matches it',
      'kindFor',
      "if (takesClaim($cell, $mover)) return 'claim'",
      "if (takesClaim($cell, $mover)) return $cell.squatter === null || $cell.squatter === third ? 'claim' : null",
    ],
  ],
  R11: [
    [
      'removes the marker under a squatter at once',
      'withSquatter',
      '({ owner, claimed, claim }: Cell, squatter: Die): Cell => ({ owner,',
      '({ claimed, claim }: Cell, squatter: Die): Cell => ({ owner: null,',
    ],
    [
      'removes the marker under a claim at once',
      'withClaim',
      '({ owner, claimed, squatter }: Cell, { reusableSquatters }: Rules): Cell => ({ owner,',
      '({ claimed, squatter }: Cell, { reusableSquatters }: Rules): Cell => ({ owner: null,',
    ],
  ],
  R12: [
    [
      'leaves the claim markers on the board after a bust',
      'bust',
      '? cleared($cell) :',
      '? { ...cleared($cell), claim: $cell.claim } :',
    ],
    [
      'removes the markers underneath in a bust',
      'cleared',
      '({ owner, claimed }: Cell): Cell => ({ owner,',
      '({ claimed }: Cell): Cell => ({ owner: null,',
    ],
    ['does not bust on a roll that cannot be used', 'roll', '!isUsable($game, $dice)', 'false'],
  ],
  R13: [
    ['allows only one roll per turn', 'roll', "mustBe($game, 'roll', 'decide')", "mustBe($game, 'roll')"],
    [
      'requires another roll after a claim',
      'place',
      "phase: 'decide'",
      "phase: kind === 'claim' ? 'roll' : 'decide'",
    ],
  ],
  R14: [
    ['settles every space at a stop', 'stop', 'ownedBy($seat, $cell.claim)', 'ownedBy($seat, false)'],
    ['claims every space at a stop', 'stop', 'ownedBy($seat, $cell.claim)', 'ownedBy($seat, true)'],
    [
      "keeps an opponent's marker at a stop",
      'stop',
      'ownedBy($seat, $cell.claim)',
      'ownedBy($cell.owner ?? $seat, $cell.claim)',
    ],
    [
      'leaves squatters on the board after a stop',
      'stop',
      'ownedBy($seat, $cell.claim)',
      '({ ...ownedBy($seat, $cell.claim), squatter: $cell.squatter })',
    ],
  ],
  R15: [
    [
      'returns a claimed squatter to the supply at once',
      'withClaim',
      'reusableSquatters ? null : squatter',
      'null',
    ],
  ],
  R16: [['changes the game before the placement', 'place', '$game.cells.slice()', '($game.cells as Cell[])']],
  R17: [
    [
      'calls the last round one claim too early',
      'callLastRound',
      '>= claimTarget[rules.seats]',
      '>= claimTarget[rules.seats] - 1',
    ],
    [
      'calls the last round one claim too late',
      'callLastRound',
      '>= claimTarget[rules.seats]',
      '> claimTarget[rules.seats]',
    ],
    ['requires 10 claims for three players, as in the Dutch diagram', 'claimTarget', '3: 9', '3: 10'],
    [
      'counts settled spaces as claimed',
      'claimedCount',
      '$cell.owner === $seat && $cell.claimed',
      '$cell.owner === $seat',
    ],
    [
      'lets a bust call the last round',
      'bust',
      'endTurn($game, $cells, $game.lastRound,',
      'endTurn($game, $cells, $game.lastRound ?? callLastRound($game, $game.cells.map((cell) => (cell.claim ? ownedBy($game.turn, true) : cell))),',
    ],
  ],
  R18: [
    ['gives the caller no last turn', 'callLastRound', 'rules.seats + 1', 'rules.seats'],
    ['gives each player two more turns', 'callLastRound', 'rules.seats + 1', '2 * rules.seats + 1'],
    [
      'lets a later stop call the last round again',
      'stop',
      '$game.lastRound ?? callLastRound($game, $cells)',
      'callLastRound($game, $cells) ?? $game.lastRound',
    ],
  ],
  R19: [
    [
      'joins spaces that touch at a corner',
      'neighboursBySpace',
      '...(row < 6 ? [$space + 6] : [])',
      '...(row < 6 ? [$space + 6] : []), ...(row < 6 && column < 6 ? [$space + 7] : []), ...(row > 1 && column > 1 ? [$space - 7] : [])',
    ],
    [
      'joins the right edge to the left one',
      'neighboursBySpace',
      'column < 6 ? [$space + 1]',
      '$space < 35 ? [$space + 1]',
    ],
    [
      'counts only claimed spaces in a group',
      'groupsOf',
      '$cell.owner === $seat',
      '$cell.owner === $seat && $cell.claimed',
    ],
  ],
  R20: [
    ['compares all spaces before claimed ones', 'rankingKeys', "'claimed', 'total'", "'total', 'claimed'"],
    ['does not compare all spaces in a tie', 'rankingKeys', "'claimed', 'total'", "'claimed'"],
  ],
  R21: [
    [
      'breaks a tie by seat',
      'standings',
      '$rows.filter(($other) => isBetter($other, $row)).length',
      '$rows.filter(($other) => isBetter($other, $row) || (!isBetter($row, $other) && $other.seat < $row.seat)).length',
    ],
    [
      'leaves no gap after a shared rank: 1, 1, 2',
      'standings',
      '$rows.filter(($other) => isBetter($other, $row)).length',
      'new Set($rows.filter(($other) => isBetter($other, $row)).map(({ group, claimed, total }) => [group, claimed, total].join())).size',
    ],
  ],
  R22: [
    [
      'ends the match when every space is closed',
      'endTurn',
      'lastRound?.turnsLeft === 0',
      'lastRound?.turnsLeft === 0 || cells.every(({ claimed }) => claimed)',
    ],
    [
      'allows a stop before rolling when every space is closed',
      'stop',
      "mustBe($game, 'decide')",
      "if ($game.phase !== 'roll' || !$game.cells.every(({ claimed }) => claimed)) mustBe($game, 'decide')",
    ],
  ],
  R23: [
    ['ignores the variant', 'withClaim', 'reusableSquatters ? null : squatter', 'squatter'],
    ['always turns the variant on', 'newGame', 'reusableSquatters = false', 'reusableSquatters = true'],
    [
      'reopens a space when its squatter returns to the supply',
      'isClosed',
      '$cell.claimed || $cell.claim',
      '$cell.claimed || ($cell.claim && ($cell.squatter !== null || $cell.owner !== null))',
    ],
  ],
}

export const mutations: readonly Mutation[] = Object.entries(brokenBy).flatMap(([rule, list]) =>
  list.map(([breaks, within, find, put]) => ({ rule, breaks, within, find, put })),
)

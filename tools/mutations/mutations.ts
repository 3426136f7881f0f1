/**
 * Mutations that break one rule each: in the declaration of this name in src/engine, this code becomes that. `$name` matches any
 * name.
 */

export type Mutation = {
  readonly rule: string
  /** What is wrong then. */
  readonly breaks: string
  readonly within: string
  readonly find: string
  readonly put: string
}

type Broken = readonly [breaks: string, within: string, find: string, put: string]

const brokenBy: Readonly<Record<string, readonly Broken[]>> = {
  R1: [
    [
      'spaces are named row first',
      'spaceAt',
      '($row - 1) * 6 + ($column - 1)',
      '($column - 1) * 6 + ($row - 1)',
    ],
    ['rows count from the top', 'rowOf', 'Math.floor($space / 6) + 1', '6 - Math.floor($space / 6)'],
  ],
  R2: [
    ['two dice are enough', 'isDice', 'length === 3', 'length >= 2'],
    ['a die shows 7', 'isDie', '<= 6', '<= 7'],
    ['six can play', 'seatCounts', '[2, 3, 4, 5]', '[2, 3, 4, 5, 6]'],
    [
      'squatters 1 to 5 only',
      'prospects',
      'const thirds = dieValues.filter(',
      'const thirds = dieValues.slice(0, 5).filter(',
    ],
  ],
  R3: [
    [
      'the 30 claim markers run out',
      'place',
      "mustBe($game, 'place')",
      "mustBe($game, 'place'); if ($game.cells.filter((each) => each.claimed || each.claim).length >= 30) throw new IllegalMove({ code: 'bad-move' })",
    ],
    [
      'the 24 markers of a colour run out',
      'stop',
      'const $seat = $game.turn',
      "const $seat = $game.turn; if ($game.cells.filter(({ owner }) => owner === $seat).length >= 24) throw new IllegalMove({ code: 'bad-move' })",
    ],
  ],
  R4: [
    [
      'the turn goes round backwards',
      'endTurn',
      '(turn + 1) % rules.seats',
      '(turn + rules.seats - 1) % rules.seats',
    ],
    ['seat 0 always starts', 'newGame', 'turn: first', 'turn: 0'],
  ],
  R5: [
    [
      'one may stop before the first roll',
      'stop',
      "mustBe($game, 'decide')",
      "mustBe($game, 'decide', 'roll')",
    ],
    [
      'one may pass with dice on the table',
      'stop',
      "mustBe($game, 'decide')",
      "mustBe($game, 'decide', 'place')",
    ],
    [
      'one may roll again without placing',
      'roll',
      "mustBe($game, 'roll', 'decide')",
      "mustBe($game, 'roll', 'decide', 'place')",
    ],
  ],
  R6: [
    ['the last die cannot name a column', 'read', '[c, a, b],', ''],
    [
      'a pair names no diagonal space',
      'read',
      '({ space, third }))',
      '({ space, third })).filter(({ space }) => space % 7 !== 0 || (a === b && b === c))',
    ],
  ],
  R7: [
    ['a claim of this turn does not close', 'isClosed', '$cell.claimed || $cell.claim', '$cell.claimed'],
    [
      'a claimed space of an earlier turn does not close',
      'isClosed',
      '$cell.claimed || $cell.claim',
      '$cell.claim',
    ],
  ],
  R8: [
    ['a squatter can stand twice', 'kindFor', '!isOut(out, third)', 'true'],
    ["an opponent's marker is in the way", 'takesSquatter', '$cell.owner !== $mover', '$cell.owner === null'],
    [
      'the squatter is that of the row',
      'place',
      'withSquatter($cell, $third)',
      'withSquatter($cell, (Math.floor(space / 6) + 1) as Die)',
    ],
  ],
  R9: [
    [
      'an own marker takes nothing',
      'takesClaim',
      '$cell.squatter !== null || $cell.owner === $mover',
      '$cell.squatter !== null',
    ],
    [
      'an own marker needs the squatter of the third die',
      'kindFor',
      "if (takesClaim($cell, $mover)) return 'claim'",
      "if (takesClaim($cell, $mover)) return $cell.owner === $mover && isOut(out, third) ? null : 'claim'",
    ],
  ],
  R10: [
    [
      'a squatter takes no claim',
      'takesClaim',
      '$cell.squatter !== null || $cell.owner === $mover',
      '$cell.owner === $mover',
    ],
    [
      'a squatter takes a claim with its own number only',
      'kindFor',
      "if (takesClaim($cell, $mover)) return 'claim'",
      "if (takesClaim($cell, $mover)) return $cell.squatter === null || $cell.squatter === third ? 'claim' : null",
    ],
  ],
  R11: [
    [
      'a squatter sends the marker beneath home at once',
      'withSquatter',
      '({ owner, claimed, claim }: Cell, squatter: Die): Cell => ({ owner,',
      '({ claimed, claim }: Cell, squatter: Die): Cell => ({ owner: null,',
    ],
    [
      'a claim sends the marker beneath home at once',
      'withClaim',
      '({ owner, claimed, squatter }: Cell, { reusableSquatters }: Rules): Cell => ({ owner,',
      '({ claimed, squatter }: Cell, { reusableSquatters }: Rules): Cell => ({ owner: null,',
    ],
  ],
  R12: [
    [
      'a bust leaves the claim markers',
      'bust',
      '? cleared($cell) :',
      '? { ...cleared($cell), claim: $cell.claim } :',
    ],
    [
      'a bust takes what lay beneath',
      'cleared',
      '({ owner, claimed }: Cell): Cell => ({ owner,',
      '({ claimed }: Cell): Cell => ({ owner: null,',
    ],
    ['a roll that cannot be used stays on the table', 'roll', '!isUsable($game, $dice)', 'false'],
  ],
  R13: [
    ['one roll a turn', 'roll', "mustBe($game, 'roll', 'decide')", "mustBe($game, 'roll')"],
    ['a claim ends the turn', 'place', "phase: 'decide'", "phase: kind === 'claim' ? 'roll' : 'decide'"],
  ],
  R14: [
    ['a stop settles every space', 'stop', 'ownedBy($seat, $cell.claim)', 'ownedBy($seat, false)'],
    ['a stop claims every space', 'stop', 'ownedBy($seat, $cell.claim)', 'ownedBy($seat, true)'],
    [
      "an opponent's marker stays",
      'stop',
      'ownedBy($seat, $cell.claim)',
      'ownedBy($cell.owner ?? $seat, $cell.claim)',
    ],
    [
      'squatters stay on the board',
      'stop',
      'ownedBy($seat, $cell.claim)',
      '({ ...ownedBy($seat, $cell.claim), squatter: $cell.squatter })',
    ],
  ],
  R15: [['a claimed squatter is back at once', 'withClaim', 'reusableSquatters ? null : squatter', 'null']],
  R16: [
    ['a placement changes the game before it', 'place', '$game.cells.slice()', '($game.cells as Cell[])'],
  ],
  R17: [
    [
      'one claim less is enough',
      'callLastRound',
      '>= claimTarget[rules.seats]',
      '>= claimTarget[rules.seats] - 1',
    ],
    [
      'one claim more is needed',
      'callLastRound',
      '>= claimTarget[rules.seats]',
      '> claimTarget[rules.seats]',
    ],
    ['the number of the Dutch diagram', 'claimTarget', '3: 9', '3: 10'],
    [
      'settled spaces count',
      'claimedCount',
      '$cell.owner === $seat && $cell.claimed',
      '$cell.owner === $seat',
    ],
    [
      'a bust can call',
      'bust',
      'endTurn($game, $cells, $game.lastRound,',
      'endTurn($game, $cells, $game.lastRound ?? callLastRound($game, $game.cells.map((cell) => (cell.claim ? ownedBy($game.turn, true) : cell))),',
    ],
  ],
  R18: [
    ['the caller has no more turn', 'callLastRound', 'rules.seats + 1', 'rules.seats'],
    ['each has two more turns', 'callLastRound', 'rules.seats + 1', '2 * rules.seats + 1'],
    [
      'who reaches the number again calls again',
      'stop',
      '$game.lastRound ?? callLastRound($game, $cells)',
      'callLastRound($game, $cells) ?? $game.lastRound',
    ],
  ],
  R19: [
    [
      'corners join',
      'neighboursBySpace',
      '...(row < 6 ? [$space + 6] : [])',
      '...(row < 6 ? [$space + 6] : []), ...(row < 6 && column < 6 ? [$space + 7] : []), ...(row > 1 && column > 1 ? [$space - 7] : [])',
    ],
    ['the board is round', 'neighboursBySpace', 'column < 6 ? [$space + 1]', '$space < 35 ? [$space + 1]'],
    [
      'only claimed spaces join',
      'groupsOf',
      '$cell.owner === $seat',
      '$cell.owner === $seat && $cell.claimed',
    ],
  ],
  R20: [
    ['all spaces count before claimed ones', 'rankingKeys', "'claimed', 'total'", "'total', 'claimed'"],
    ['all spaces break no tie', 'rankingKeys', "'claimed', 'total'", "'claimed'"],
  ],
  R21: [
    [
      'a tie is broken by seat',
      'standings',
      '$rows.filter(($other) => isBetter($other, $row)).length',
      '$rows.filter(($other) => isBetter($other, $row) || (!isBetter($row, $other) && $other.seat < $row.seat)).length',
    ],
    [
      'ranks are dense: 1, 1, 2',
      'standings',
      '$rows.filter(($other) => isBetter($other, $row)).length',
      'new Set($rows.filter(($other) => isBetter($other, $row)).map(({ group, claimed, total }) => [group, claimed, total].join())).size',
    ],
  ],
  R22: [
    [
      'the match ends when every space is closed',
      'endTurn',
      'lastRound?.turnsLeft === 0',
      'lastRound?.turnsLeft === 0 || cells.every(({ claimed }) => claimed)',
    ],
    [
      'a turn with every space closed can be stopped unrolled',
      'stop',
      "mustBe($game, 'decide')",
      "if ($game.phase !== 'roll' || !$game.cells.every(({ claimed }) => claimed)) mustBe($game, 'decide')",
    ],
  ],
  R23: [
    ['the variant changes nothing', 'withClaim', 'reusableSquatters ? null : squatter', 'squatter'],
    ['the variant is always on', 'newGame', 'reusableSquatters = false', 'reusableSquatters = true'],
    [
      'a returned squatter reopens its space',
      'isClosed',
      '$cell.claimed || $cell.claim',
      '$cell.claimed || ($cell.claim && ($cell.squatter !== null || $cell.owner !== null))',
    ],
  ],
}

export const mutations: readonly Mutation[] = Object.entries(brokenBy).flatMap(([rule, list]) =>
  list.map(([breaks, within, find, put]) => ({ rule, breaks, within, find, put })),
)

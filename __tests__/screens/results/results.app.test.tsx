/** The results page: places, ties and what broke them, the rematch, and sharing. */
import { act, fireEvent, screen } from '@testing-library/react-native'
import * as Clipboard from 'expo-clipboard'
import { dictionaries } from '@/i18n/dictionaries'
import { gameOf, pilotOf, playersOf, recordOf, writeText, type Match } from '@/match'
import { openShareSheet, shareText } from '@/features/transfer/shareText'
import { speakerOf, tiesIn } from '@/screens/results/Ranking'
import type { Standing } from '@/engine'
import { characters, languages, type Language } from '@/names'
import { anna, doc, ruben, tableOf } from '../../fixtures/tables'
import { clearDisk, startApp } from '../../support/app'
import { fakeClock } from '../../support/fakeClock'
import { matchWith } from '../../support/matches'

jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(async () => true) }))
jest.mock('@/features/transfer/shareText', () => ({
  ...jest.requireActual('@/features/transfer/shareText'),
  openShareSheet: jest.fn(async () => 'shared'),
  shareText: jest.fn(async () => 'failed'),
}))

beforeEach(clearDisk)

const row = (seat: 0 | 1 | 2 | 3, rank: number, group: number, claimed: number, total: number): Standing => ({
  seat,
  rank,
  group,
  claimed,
  total,
})

describe('ties', () => {
  it('are not reported when the largest group decides', () => {
    expect(tiesIn([row(0, 1, 8, 7, 9), row(1, 2, 6, 9, 9)])).toEqual([])
  })
  it('name the figure that broke them', () => {
    const table = [row(0, 1, 8, 7, 9), row(1, 2, 8, 5, 8), row(2, 3, 8, 5, 7), row(3, 4, 6, 4, 7)]
    expect(tiesIn(table)).toEqual([
      { by: 'claimed', better: table[0], worse: table[1] },
      { by: 'total', better: table[1], worse: table[2] },
    ])
  })
  it('below a clear winner are not reported', () => {
    const table = [row(0, 1, 8, 7, 9), row(1, 2, 6, 4, 8), row(2, 3, 6, 4, 7)]
    expect(tiesIn(table)).toEqual([])
  })
  it('that nothing breaks are shared wins, reported once per set', () => {
    const table = [row(0, 1, 8, 7, 9), row(1, 1, 8, 7, 9), row(2, 1, 8, 7, 9), row(3, 4, 2, 1, 2)]
    expect(tiesIn(table)).toEqual([{ by: null, level: table.slice(0, 3) }])
  })
})

/** Placements that claim these spaces: each is placed on twice, squatter and claim. */
const claimsOf = (names: readonly string[]): string =>
  names.map((name, index) => `${name}${(index % 6) + 1}:${name} ${name}${(index % 6) + 1}:${name}`).join(' ')

const turnClaiming = (names: readonly string[]): string => `${claimsOf(names)}.`

/** Anna and Ruben have the same figures on two sides of the board; Anna calls the last round, and the match ends level. */
const level: Match = matchWith(
  [
    turnClaiming(['11', '12', '13', '14', '15', '16']),
    turnClaiming(['61', '62', '63', '64', '65', '66']),
    turnClaiming(['21', '22', '23', '24', '25', '26']),
    turnClaiming(['51', '52', '53', '54', '55', '56']),
    turnClaiming(['31']),
    turnClaiming(['41']),
    '111x',
  ].join(' '),
  { ended: '2026-11-18T10:41:00.000Z' },
)

let clock = fakeClock()
beforeEach(() => {
  clock = fakeClock()
})

const openResult = async (match: Match, language: Language = 'en', hasJustEnded = false) => {
  const running = await startApp({
    clock,
    link: `match/${match.info.id}/result`,
    language,
    prepare: (saves, { justEnded }) => {
      saves.save(match)
      if (hasJustEnded) justEnded.set(match.info.id, match)
    },
  })
  await screen.findAllByRole('heading')
  return running
}

it('starts from a finished match', () => {
  expect(gameOf(level).phase).toBe('over')
})

it.each([
  ['en', 'They share the win', 'Anna and Ruben are equal in group, claims and spaces.', 'Rematch'],
  [
    'de',
    'Sie teilen sich den Sieg',
    'Anna und Ruben sind bei Goldmine, Goldclaims und Feldern gleichauf.',
    'Revanche',
  ],
  ['nl', 'Ze delen de winst', 'Anna en Ruben zijn gelijk in groep, claims en velden.', 'Revanche'],
] as const)('a full tie is a shared win, in %s', async (language, title, sentence, rematch) => {
  await openResult(level, language)
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText(new RegExp(sentence))).toBeTruthy()
  expect(screen.getByRole('button', { name: rematch })).toBeTruthy()
})

it('shows the finish once, right after the match, while screen readers get the ranking at once', async () => {
  const { services } = await openResult(level, 'en', true)
  expect(screen.getByText('Last round over', { includeHiddenElements: true })).toBeTruthy()
  expect(screen.queryByText('Last round over')).toBeNull()
  expect(screen.getByRole('heading', { name: 'They share the win' })).toBeTruthy()
  expect(screen.getByLabelText('Ranking')).toBeTruthy()
  expect(services.memory.justEnded.size).toBe(0)
  await act(async () => clock.pass(4500))
  expect(screen.queryByText('Last round over', { includeHiddenElements: true })).toBeNull()
})

it('shows no finish when the result is opened again', async () => {
  await openResult(level)
  expect(screen.queryByText('Last round over', { includeHiddenElements: true })).toBeNull()
})

it('a rematch keeps the players, and the seat after the last starter starts', async () => {
  const { saves } = await openResult(level)
  await act(async () => {
    fireEvent.press(screen.getByRole('button', { name: 'Rematch' }))
  })
  await screen.findByRole('heading', { name: 'Ruben’s turn' })
  const found = await saves.read(saves.state.getState().entries.find(({ ended }) => ended === null)!.id)
  if (!found.ok) throw new Error(found.reason)
  expect(found.match.info.rules.first).toBe(1)
  expect(playersOf(found.match)).toEqual(playersOf(level))
})

it('a rematch gives the seat of a substitute bot back to the person', async () => {
  const { info } = level
  const finished = matchWith(recordOf(level).moves.replace(/ (?=\S+$)/, ' @1=surveyor '), {
    ...info,
    id: 'finished',
  })
  expect(pilotOf(finished, 0).who).toBe('bot')
  const { saves } = await openResult(finished)
  await act(async () => {
    fireEvent.press(screen.getByRole('button', { name: 'Rematch' }))
  })
  await screen.findByRole('heading', { name: 'Ruben’s turn' })
  const found = await saves.read(saves.state.getState().entries.find(({ ended }) => ended === null)!.id)
  if (!found.ok) throw new Error(found.reason)
  expect(playersOf(found.match).map(({ pilot }) => pilot.who)).toEqual(['person', 'person'])
})

it('says who starts the rematch, and opens the table for changes', async () => {
  const { saves } = await openResult(level)
  expect(screen.getByText('Ruben starts the rematch')).toBeOnTheScreen()
  act(() => saves.remember('lastTable', { solo: tableOf([anna, doc]), people: null }))
  fireEvent.press(screen.getByRole('button', { name: 'Change the table' }))
  expect(await screen.findByRole('heading', { name: 'New game' })).toBeOnTheScreen()
  expect(screen.getByText('Ruben starts this time')).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: 'Anna' })).toBeOnTheScreen()
  expect(screen.queryByRole('button', { name: 'Doc Hollis leaves the table' })).toBeNull()
})

describe('a remark', () => {
  const [first, second] = [row(0, 1, 8, 7, 9), row(1, 2, 6, 4, 8)]
  const kit = { ...characters.greenhorn, pilot: { who: 'bot', level: 'greenhorn' } } as const

  it('comes from the best bot among the winners', () => {
    expect(speakerOf([anna, doc], [{ ...second, rank: 1 }, first])).toMatchObject({
      name: 'Doc Hollis',
      won: true,
    })
    expect(speakerOf([doc, kit], [first, second])).toMatchObject({ name: 'Doc Hollis', won: true })
  })
  it('comes from the last bot if a person won alone', () => {
    const third = row(2, 3, 2, 1, 2)
    expect(speakerOf([anna, doc, kit], [first, second, third])).toMatchObject({
      name: 'Kit Tucker',
      won: false,
    })
  })
  it('does not come from a renamed bot or from a person', () => {
    expect(speakerOf([anna, { ...doc, name: 'Oma' }], [first, second])).toBeNull()
    expect(speakerOf([anna, ruben], [first, second])).toBeNull()
  })
  it.each(languages)('is one line on the results page, in %s', async (language) => {
    const { remarks } = dictionaries[language]
    await openResult(
      matchWith(recordOf(level).moves, { ...level.info, id: 'kit', players: [anna, kit] }),
      language,
    )
    const { name } = kit
    expect(
      screen.getByRole('note', { name: remarks.says(name, remarks.by.greenhorn.wins) }),
    ).toBeOnTheScreen()
  })
})

describe('sharing', () => {
  const share = async (language: Language = 'en'): Promise<void> => {
    await openResult(level, language)
    await act(async () => {
      fireEvent.press(screen.getByRole('button', { name: dictionaries[language].results.shareMatch }))
    })
  }

  it('passes the text of the match to the share sheet without a message', async () => {
    await share()
    expect(openShareSheet).toHaveBeenLastCalledWith('claim-it-anna-ruben.txt', writeText(level))
    expect(Clipboard.setStringAsync).not.toHaveBeenCalled()
    expect(screen.queryByText(dictionaries.en.results.copied)).toBeNull()
  })

  it.each(languages)('copies the text if there is no share sheet, and says so, in %s', async (language) => {
    jest.mocked(openShareSheet).mockResolvedValueOnce('failed')
    await share(language)
    expect(Clipboard.setStringAsync).toHaveBeenLastCalledWith(writeText(level))
    expect(screen.getByText(dictionaries[language].results.copied)).toBeOnTheScreen()
  })

  const refuseBoth = (): void => {
    jest.mocked(openShareSheet).mockResolvedValueOnce('failed')
    jest.mocked(Clipboard.setStringAsync).mockRejectedValueOnce(new Error('NotAllowedError'))
  }

  it('saves a file if both are refused, and says so', async () => {
    refuseBoth()
    jest.mocked(shareText).mockResolvedValueOnce('downloaded')
    await share()
    expect(shareText).toHaveBeenLastCalledWith('claim-it-anna-ruben.txt', writeText(level), clock)
    expect(screen.getByText(dictionaries.en.saved.sharedToast)).toBeOnTheScreen()
  })

  it('says when none of them works', async () => {
    refuseBoth()
    await share()
    expect(screen.getByText(dictionaries.en.results.notCopied)).toBeOnTheScreen()
  })
})

/** Each phase of a turn by role and label, in three languages, with its announcements. */
import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, fireEvent, screen, within } from '@testing-library/react-native'
import { AccessibilityInfo } from 'react-native'
import type { Match } from '@/match'
import type { Language } from '@/names'
import type { Settings } from '@/saves'
import { gestures } from '@/ui/kit/gestures'
import { clearDisk, startApp } from '../../support/app'
import { matchWith } from '../../support/matches'

const said = jest
  .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
  .mockImplementation(() => undefined)
const lastSaid = (): string => said.mock.calls.at(-1)?.[0] ?? ''

beforeEach(async () => {
  gestures.forgetAll()
  said.mockClear()
  await clearDisk()
})

type Options = { readonly language?: Language; readonly settings?: Partial<Settings> }

const sitAt = async (match: Match, { language = 'en', settings = {} }: Options = {}): Promise<void> => {
  await startApp({
    link: `match/${match.info.id}`,
    language,
    prepare: (saves) => {
      const wanted: Partial<Settings> = { dicePace: 'instant', passScreen: false, ...settings }
      for (const [name, value] of Object.entries(wanted)) saves.setSetting(name as keyof Settings, value)
      saves.save(match)
    },
  })
  await screen.findAllByRole('heading')
}

const press = async (name: string | RegExp): Promise<void> => {
  await act(async () => {
    fireEvent.press(screen.getByRole('button', { name }))
  })
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const heading = (name: string) => screen.getByRole('heading', { name })

const inEveryLanguage = {
  en: {
    title: 'Anna’s turn',
    rollTheDice: 'Roll the dice',
    card: 'Anna, star, largest group 0, 0 of 13 claims, on turn',
    supply: 'Squatters 1, 2, 3, 4, 5 and 6 left',
    choose: 'Choose a space',
    dice: 'Three dice: 2, 3, 5',
    option: 'Column 5, row 2: place squatter 3 here',
    legal: 'Column 5, row 2: empty; place squatter 3 here',
    idle: 'Column 1, row 1: empty; nothing can be placed here',
    pending: 'Column 5, row 2: squatter 3, this turn, at risk',
    stop: 'Stop & take 1, 1 squatter',
    rollAgain: 'Roll again, risking it',
    undo: 'Undo',
    chance: 'Chance of a bust: <1%, very rare',
    ifYouStop: 'Stop now: largest group 0 to 1, claims 0',
    nothingFits: 'Nothing fits',
    passTo: 'Pass to Ruben',
    closed: 'Column 1, row 1: Closed: it carries a claim of this turn.',
    pass: 'Pass the phone\nto Ruben',
    take: 'I’m Ruben',
  },
  de: {
    title: 'Anna ist am Zug',
    rollTheDice: 'Würfeln',
    card: 'Anna, Stern, größte Goldmine 0, 0 von 13 Goldclaims, am Zug',
    supply: 'Anspruchsteine 1, 2, 3, 4, 5 und 6 übrig',
    choose: 'Wähle ein Feld',
    dice: 'Drei Würfel: 2, 3, 5',
    option: 'Spalte 5, Reihe 2: Anspruchstein 3 hierher setzen',
    legal: 'Spalte 5, Reihe 2: leer; Anspruchstein 3 hierher setzen',
    idle: 'Spalte 1, Reihe 1: leer; hier lässt sich nichts setzen',
    pending: 'Spalte 5, Reihe 2: Anspruchstein 3, aus diesem Zug, steht auf dem Spiel',
    stop: '1\u00a0sichern, 1 Anspruch',
    rollAgain: 'Nochmal würfeln, das riskieren',
    undo: 'Rückgängig',
    chance: 'Risiko eines Fehlwurfs: <1\u00a0%, sehr selten',
    ifYouStop: 'Jetzt aufhören: größte Goldmine von 0 auf 1, Goldclaims 0',
    nothingFits: 'Nichts passt',
    passTo: 'Weiter an Ruben',
    closed: null,
    pass: 'Gib das Handy\nan Ruben',
    take: 'Ich bin Ruben',
  },
  nl: {
    title: 'Anna is aan de beurt',
    rollTheDice: 'Gooien',
    card: 'Anna, ster, grootste groep 0, 0 van 13 claims, aan de beurt',
    supply: 'Kraakstenen 1, 2, 3, 4, 5 en 6 over',
    choose: 'Kies een veld',
    dice: 'Drie dobbelstenen: 2, 3, 5',
    option: 'Kolom 5, rij 2: kraaksteen 3 hier leggen',
    legal: 'Kolom 5, rij 2: leeg; kraaksteen 3 hier leggen',
    idle: 'Kolom 1, rij 1: leeg; hier kan niets worden gelegd',
    pending: 'Kolom 5, rij 2: kraaksteen 3, deze beurt, staat op het spel',
    stop: 'Stop & pak\u00a01, 1 kraker',
    rollAgain: 'Nog eens gooien, de steen op het spel',
    undo: 'Terugnemen',
    chance: 'Kans op een misworp: <1%, heel zelden',
    ifYouStop: 'Nu stoppen: grootste groep van 0 naar 1, claims 0',
    nothingFits: 'Niets past',
    passTo: 'Geef door aan Ruben',
    closed: null,
    pass: 'Geef door\naan Ruben',
    take: 'Ik ben Ruben',
  },
} as const

const busted = '111:11 111:11 111x'

describe.each(['en', 'de', 'nl'] as const)('in %s', (language) => {
  const words = inEveryLanguage[language]

  it('a turn starts with the roll', async () => {
    await sitAt(matchWith(''), { language, settings: { textSize: 100 } })
    expect(heading(words.title)).toBeTruthy()
    expect(button(words.rollTheDice)).toBeTruthy()
    expect(screen.getByLabelText(words.card)).toBeTruthy()
  })

  it('a roll offers its spaces on chips and on the board', async () => {
    await sitAt(matchWith('235'), { language })
    expect(heading(words.choose)).toBeTruthy()
    expect(screen.getByRole('img', { name: words.dice })).toBeTruthy()
    expect(button(words.option)).toBeTruthy()
    expect(button(words.legal)).toBeTruthy()
    expect(button(words.idle)).toBeTruthy()
  })

  it('a placement asks whether to stop or to roll again', async () => {
    await sitAt(matchWith('235:52'), { language })
    expect(button(words.stop)).toBeTruthy()
    expect(button(words.rollAgain)).toBeTruthy()
    expect(button(words.undo)).toBeTruthy()
    expect(button(words.pending)).toBeTruthy()
    expect(screen.getByLabelText(words.chance)).toBeTruthy()
    expect(screen.getByLabelText(words.ifYouStop)).toBeTruthy()
  })

  it('a bust says why each space is closed', async () => {
    await sitAt(matchWith(busted), { language })
    expect(heading(words.nothingFits)).toBeTruthy()
    expect(button(words.passTo)).toBeTruthy()
    if (words.closed) expect(screen.getByLabelText(words.closed)).toBeTruthy()
  })

  it('shows the page for passing the phone', async () => {
    await sitAt(matchWith('235:52.'), { language, settings: { passScreen: true } })
    expect(heading(words.pass)).toBeTruthy()
    expect(button(words.take)).toBeTruthy()
  })
})

describe('a turn', () => {
  it('takes one press each for roll, placement and stop, and announces what happens', async () => {
    await sitAt(matchWith(''))
    await press('Roll the dice')
    expect(lastSaid()).toMatch(/^Rolled \d, \d, \d\. \w+ spaces? possible\.$/)
    const choices = within(screen.getByLabelText('Choices')).getAllByRole('button')
    await act(async () => {
      fireEvent.press(choices[0])
    })
    expect(lastSaid()).toMatch(
      /^Squatter \d placed on column \d, row \d\. Chance of a bust less than 1 percent\.$/,
    )
    await press(/^Stop & take 1/)
    expect(lastSaid()).toBe('Ruben’s turn.')
    expect(heading('Ruben’s turn')).toBeTruthy()
  })

  it('undoes a placement and keeps the dice', async () => {
    await sitAt(matchWith('235:52'))
    await press('Undo')
    expect(lastSaid()).toBe('Taken back.')
    expect(screen.getByRole('img', { name: 'Three dice: 2, 3, 5' })).toBeTruthy()
    expect(button('Column 5, row 2: place squatter 3 here')).toBeTruthy()
  })

  it.each([
    ['235', 'Column 1, row 1', '2, 3 and 5 do not reach column 1, row 1.'],
    ['', 'Column 1, row 1', 'Roll first.'],
    ['235:52', 'Column 1, row 1', 'Stop or roll again.'],
    ['235:23 235:23 235', 'Column 2, row 3', 'Closed: it carries a claim of this turn.'],
    ['235:23 253', 'Column 3, row 2', 'Squatter 5 is in use, on column 2, row 3.'],
    ['112:12 112:12. 123', 'Column 1, row 2', 'Closed: Anna has claimed it.'],
  ])('after "%s" a press on %s explains why nothing can be placed', async (moves, space, answer) => {
    await sitAt(matchWith(moves))
    await press(new RegExp(`^${space}: [^;]*(; nothing can be placed here)?$`))
    expect(lastSaid()).toBe(answer)
    expect(screen.getByText(answer)).toBeTruthy()
  })

  it('hides the chance of a bust when the setting is off', async () => {
    await sitAt(matchWith('235:52'), { settings: { bustChance: false } })
    expect(screen.queryByLabelText(/^Chance of a bust/)).toBeNull()
  })

  it('previews a placement when placements are confirmed', async () => {
    await sitAt(matchWith('235'), { settings: { confirm: true } })
    await press('Column 5, row 2: place squatter 3 here')
    expect(screen.getByText('Place')).toBeTruthy()
    expect(screen.getByText('Tap it again to place. Then: largest group 1, <1% bust.')).toBeTruthy()
    expect(lastSaid()).toBe('Column 5, row 2: place squatter 3 here? Press again to place.')
    await press('Column 5, row 2: place squatter 3 here')
    expect(button('Undo')).toBeTruthy()
  })

  it('starts with a recap of the turn before, which can be replayed', async () => {
    await sitAt(matchWith('235:52.'))
    await press(/^Anna stopped in time and took 1 space/)
    expect(heading('Anna’s last turn')).toBeTruthy()
    await press('Back')
    expect(button('Roll the dice')).toBeTruthy()
  })
})

/** A turn that claims these spaces: each is placed on twice, squatter and claim. */
const claimed = (names: readonly string[]): string =>
  `${names.map((name, index) => `${name}${index + 1}:${name} ${name}${index + 1}:${name}`).join(' ')}.`
const five = ['11', '12', '13', '14', '15'] as const

describe('the preview', () => {
  it('says whose marker a choice would send home', async () => {
    await sitAt(matchWith('235:52. 235'))
    expect(button('Column 5, row 2: place squatter 3 on Anna’s space')).toBeTruthy()
    expect(button('Column 2, row 5: place squatter 3 here')).toBeTruthy()
  })

  it('says who is close to starting the last round', async () => {
    await sitAt(matchWith(claimed(five), { rules: { seats: 5 } }))
    expect(screen.getByText('Round 1 · Anna needs 1 more claim')).toBeTruthy()
  })

  it('says that a stop would start the last round', async () => {
    await sitAt(matchWith(claimed([...five, '16']).slice(0, -1), { rules: { seats: 5 } }))
    expect(button('Stop & take 6, Last round!')).toBeTruthy()
    expect(screen.getByText('Starts the last round!')).toBeTruthy()
  })
})

describe('a player card', () => {
  it.each([
    ['en', 'Anna', 'Largest group: 1', 'Claims: 0 of 13', 'Settled: 1'],
    ['de', 'Anna', 'Größte Goldmine: 1', 'Goldclaims: 0 von 13', 'Besetzt: 1'],
    ['nl', 'Anna', 'Grootste groep: 1', 'Geclaimd: 0 van 13', 'Bezet: 1'],
  ] as const)('explains its symbols, and closes again, in %s', async (language, name, ...facts) => {
    await sitAt(matchWith('235:52. 146'), { language })
    await press(/^Anna, /)
    expect(heading(name)).toBeTruthy()
    for (const fact of facts) expect(screen.getByText(fact)).toBeTruthy()
    await press(/^Anna, /)
    expect(heading(inEveryLanguage[language].choose)).toBeTruthy()
  })
})

describe('a stop that takes spaces', () => {
  it('announces whose they were, and says so in the recap', async () => {
    await sitAt(matchWith('235:52. 235:32. 235:52 253:32', { rules: { seats: 3 } }))
    await press(/^Stop/)
    const told = said.mock.calls.map(([text]) => text)
    expect(told).toContain('Stopped: 2 settled, 0 claimed. 2 taken from Anna and Ruben.')
    await press(/^Mei stopped in time and took 2 spaces, 1 of them yours/)
    expect(screen.getByText(/1 taken from Ruben\./)).toBeTruthy()
  })
})

describe('a space taken by a bot', () => {
  const moves = '235:52. 235:52. 111:11. 222:22.'
  const bots = [1, 2, 3] as const

  it.each([
    [
      'en',
      /^Ruben stopped in time and took 1 space, which was yours\./,
      'taken from you since your last turn',
    ],
    [
      'de',
      /^Ruben hat rechtzeitig aufgehört und 1 Feld gesichert, und das war deins\./,
      'dir seit deinem letzten Zug abgenommen',
    ],
    [
      'nl',
      /^Ruben stopte op tijd en pakte 1 veld, en dat was van jou\./,
      'van jou afgepakt sinds je vorige beurt',
    ],
  ] as const)('from you is announced and marked on the board, in %s', async (language, told, marked) => {
    await sitAt(matchWith(moves, { rules: { seats: 4 }, bots }), { language })
    expect(button(told)).toBeTruthy()
    expect(screen.getAllByLabelText(new RegExp(marked))).toHaveLength(1)
  })

  it('from others is not called yours', async () => {
    await sitAt(matchWith('235:52. 111:11. 111:11. 222:22.', { rules: { seats: 4 }, bots }))
    expect(screen.queryAllByLabelText(/yours|taken from you/)).toHaveLength(0)
  })
})

describe('passing the phone', () => {
  it.each([
    ['en', ['Ruben took 1 space.', 'Mei went bust and lost 2 markers.', 'Doc Hollis took 1 space.']],
    [
      'de',
      [
        'Ruben hat 1 Feld gesichert.',
        'Mei hatte Pech und hat 2 Steine verloren.',
        'Doc Hollis hat 1 Feld gesichert.',
      ],
    ],
    ['nl', ['Ruben pakte 1 veld.', 'Mei gooide mis en verloor 2 stenen.', 'Doc Hollis pakte 1 veld.']],
  ] as const)('sums up what everybody else did since, bots too, in %s', async (language, told) => {
    const moves = '235:52. 235:32. 111:11 111:11 111x 235:25.'
    const settings = { passScreen: true }
    await sitAt(matchWith(moves, { rules: { seats: 4 }, bots: [2, 3] }), { language, settings })
    told.forEach((sentence) => expect(screen.getByText(sentence)).toBeOnTheScreen())
  })

  it('ignores the tap that ended the turn before, and a quick second tap at its place', async () => {
    // A finger touches the place of the button before the page appears.
    gestures.begin({ finger: 0, at: { x: 195, y: 790 }, time: 0, alone: true })
    await sitAt(matchWith('235:52.'), { settings: { passScreen: true } })
    const pressAt = async (time: number) => {
      const touch = {
        identifier: 0,
        pageX: 195,
        pageY: 790,
        timestamp: time,
        touches: [],
        changedTouches: [],
      }
      gestures.begin({ finger: 0, at: { x: 195, y: 790 }, time, alone: true })
      fireEvent(button('I’m Ruben'), 'touchStart', { nativeEvent: touch })
      gestures.end({ finger: 0, at: { x: 195, y: 790 }, time: time + 40 })
      await act(async () => fireEvent.press(button('I’m Ruben'), { nativeEvent: touch }))
    }
    await act(async () => fireEvent.press(button('I’m Ruben'), { nativeEvent: { identifier: 0 } }))
    expect(button('I’m Ruben')).toBeTruthy()
    gestures.end({ finger: 0, at: { x: 195, y: 790 }, time: 40 })
    await pressAt(389)
    expect(button('I’m Ruben')).toBeTruthy()
    await pressAt(779)
    expect(button('Roll the dice')).toBeTruthy()
  })

  it('accepts a screen reader’s press at once', async () => {
    await sitAt(matchWith('235:52.'), { settings: { passScreen: true } })
    await press('I’m Ruben')
    expect(button('Roll the dice')).toBeTruthy()
  })
})

test('A roll that cannot be saved is shown with the note that it is not final yet', async () => {
  await sitAt(matchWith(''))
  const write = jest.spyOn(AsyncStorage, 'setItem').mockRejectedValue(new Error('no'))
  await press(/^Roll/)
  expect(await screen.findByText(/A roll is final once it is saved\.$/)).toBeOnTheScreen()
  write.mockRestore()
})

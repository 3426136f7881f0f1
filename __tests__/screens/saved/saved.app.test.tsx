import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native'
import * as Clipboard from 'expo-clipboard'
import { dictionaries } from '@/i18n/dictionaries'
import { writeText } from '@/match'
import { languages } from '@/names'
import { checksum } from '@/saves/disk'
import { shareText } from '@/features/transfer/shareText'
import { clearDisk, startApp } from '../../support/app'
import { botMatch } from '../../fixtures/botMatches'
import { matchWith } from '../../support/matches'

jest.mock('expo-clipboard', () => ({ getStringAsync: jest.fn(async () => '') }))
jest.mock('@/features/transfer/shareText', () => ({ shareText: jest.fn(async () => 'shared') }))

beforeEach(clearDisk)

/** Anna has settled one space, and it is Ruben's turn. */
const underWay = (id = 'one') => matchWith('235:52.', { id })

const en = dictionaries.en.saved
const more = () => fireEvent.press(screen.getByRole('button', { name: /^More for/ }))

test.each(languages)('In %s the page says that it is empty', async (language) => {
  await startApp({ language, link: 'saved' })
  expect(screen.getByRole('heading', { name: dictionaries[language].saved.empty })).toBeOnTheScreen()
})

test.each(languages)(
  'In %s a match under way shows whose turn it is, its round and its time',
  async (language) => {
    await startApp({ language, link: 'saved', prepare: (saves) => saves.save(underWay()) })
    const { saved, common } = dictionaries[language]
    expect(screen.getByRole('heading', { name: saved.underWay })).toBeOnTheScreen()
    expect(screen.getByText(common.turn('Ruben'))).toBeOnTheScreen()
    expect(screen.getByText(saved.roundOf(1, 2))).toBeOnTheScreen()
    expect(screen.queryByRole('heading', { name: saved.filed })).toBeNull()
  },
)

test('Deletes without asking: the match moves to Deleted, and Undo restores it', async () => {
  const { saves } = await startApp({ link: 'saved', prepare: (each) => each.save(underWay()) })
  more()
  fireEvent.press(screen.getByRole('button', { name: en.actions.delete }))
  expect(await screen.findByText(en.deletedToast)).toBeOnTheScreen()
  expect(screen.getByRole('heading', { name: en.deleted })).toBeOnTheScreen()
  expect(screen.getByText('30 days of play left')).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(saves.state.getState().entries).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: en.deleted })).toBeNull()
})

test('A finished match keeps its date when it is renamed, deleted and restored', async () => {
  const ended = '2026-01-05T10:00:00.000Z'
  const over = botMatch(2, 1, ['panner'])
  const finished = { ...over, info: { ...over.info, started: ended, ended } }
  const { saves } = await startApp({ link: 'saved', prepare: (each) => each.save(finished) })
  const { id } = finished.info
  const date = /^5 January|January 5|5 Jan/
  expect(screen.getByText(date)).toBeOnTheScreen()
  await act(async () => void (await saves.rename(id, 'Sunday')))
  expect(screen.getByText(date)).toBeOnTheScreen()
  await act(async () => void (await saves.remove(id)))
  await act(async () => void (await saves.restore(id)))
  expect(screen.getByText('Sunday')).toBeOnTheScreen()
  expect(screen.getByText(date)).toBeOnTheScreen()
})

describe('A match that cannot be read at the moment', () => {
  const isMatch = (keys: readonly string[]) => keys.every((key) => /\/(match|twin)\/one$/.test(key))
  const disk = jest.mocked(AsyncStorage.multiGet)
  const whole = disk.getMockImplementation()!
  const failReads = () =>
    disk.mockImplementation((keys) => (isMatch(keys) ? Promise.reject(new Error('No disk')) : whole(keys)))
  afterEach(() => void disk.mockImplementation(whole))

  test.each([
    ['deleted', () => fireEvent.press(screen.getByRole('button', { name: en.actions.delete }))],
    [
      'renamed',
      () => {
        fireEvent.press(screen.getByRole('button', { name: en.actions.rename }))
        fireEvent.press(screen.getByRole('button', { name: dictionaries.en.common.done }))
      },
    ],
  ])('is not %s, and the page says so', async (_, act) => {
    const { saves } = await startApp({ link: 'saved', prepare: (each) => each.save(underWay()) })
    await saves.settled()
    failReads()
    more()
    act()
    expect(await screen.findByText(dictionaries.en.problems.failed)).toBeOnTheScreen()
    expect(saves.state.getState().entries).toHaveLength(1)
  })

  test('is not restored, and the page says so', async () => {
    const { saves } = await startApp({
      link: 'saved',
      prepare: async (each) => {
        each.save(underWay())
        await each.remove('one')
        await each.settled()
      },
    })
    failReads()
    fireEvent.press(screen.getByRole('button', { name: /^Restore/ }))
    expect(await screen.findByText(dictionaries.en.problems.failed)).toBeOnTheScreen()
    expect(saves.state.getState().deleted).toHaveLength(1)
  })
})

test('Restores a deleted match from its row', async () => {
  await startApp({
    link: 'saved',
    prepare: async (saves) => {
      saves.save(underWay())
      await saves.remove('one')
    },
  })
  fireEvent.press(screen.getByRole('button', { name: /^Restore/ }))
  expect(await screen.findByRole('heading', { name: en.underWay })).toBeOnTheScreen()
})

test('Renames and duplicates a match', async () => {
  const { saves } = await startApp({ link: 'saved', prepare: (each) => each.save(underWay()) })
  more()
  fireEvent.press(screen.getByRole('button', { name: en.actions.rename }))
  fireEvent.changeText(screen.getByLabelText(en.nameOfMatch), ' Sunday  ')
  fireEvent.press(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Sunday')).toBeOnTheScreen()
  more()
  fireEvent.press(screen.getByRole('button', { name: en.actions.duplicate }))
  expect(await screen.findByText('Sunday (copy)')).toBeOnTheScreen()
  expect(saves.state.getState().entries).toHaveLength(2)
})

test('Shares a match and a backup of all matches as text', async () => {
  await startApp({
    link: 'saved',
    prepare: async (saves) => void (await saves.add(underWay(), 'Sunday at Mei’s')),
  })
  more()
  fireEvent.press(screen.getByRole('button', { name: en.actions.share }))
  await waitFor(() =>
    expect(shareText).toHaveBeenLastCalledWith(
      'claim-it-sunday-at-mei-s.txt',
      writeText(underWay(), 'Sunday at Mei’s'),
      expect.anything(),
    ),
  )
  fireEvent.press(screen.getByRole('button', { name: en.tools }))
  fireEvent.press(screen.getByRole('button', { name: en.exportAll }))
  await waitFor(() =>
    expect(shareText).toHaveBeenLastCalledWith(
      'claim-it-2026-11-18.txt',
      expect.stringContaining('Sunday'),
      expect.anything(),
    ),
  )
})

test('Searches many matches by name, ignoring case and accents', async () => {
  await startApp({
    link: 'saved',
    prepare: async (saves) => {
      for (let number = 1; number <= 8; number += 1)
        await saves.add(underWay(`match-${number}`), number === 3 ? 'Café' : `Game ${number}`)
    },
  })
  fireEvent.changeText(screen.getByLabelText(en.search), 'CAFE')
  expect(screen.getByText('Café')).toBeOnTheScreen()
  expect(screen.queryByText('Game 1')).toBeNull()
  fireEvent.changeText(screen.getByLabelText(en.search), 'nobody')
  expect(screen.getByRole('heading', { name: en.nothingFound })).toBeOnTheScreen()
})

describe('Importing games', () => {
  const openImport = async (prepared = false) => {
    const running = await startApp({
      link: 'saved',
      prepare: (saves) => (prepared ? saves.save(underWay()) : undefined),
    })
    fireEvent.press(screen.getByRole('button', { name: en.tools }))
    fireEvent.press(screen.getByRole('button', { name: en.importGames }))
    return running
  }
  const check = async (text: string) => {
    fireEvent.changeText(screen.getByLabelText(en.importText), text)
    fireEvent.press(screen.getByRole('button', { name: en.look }))
    await act(async () => undefined)
  }

  test('shows what a text would add before it writes anything, then adds it', async () => {
    const { saves } = await openImport()
    await check(writeText(underWay()))
    expect(await screen.findByText('Adds 1 game:')).toBeOnTheScreen()
    expect(screen.getByText(/^Anna and Ruben/)).toBeOnTheScreen()
    expect(saves.state.getState().entries).toHaveLength(0)
    fireEvent.press(screen.getByRole('button', { name: 'Add 1 game' }))
    expect(await screen.findByText('1 game added.')).toBeOnTheScreen()
    expect(saves.state.getState().entries).toHaveLength(1)
  })

  test('leaves existing games unchanged', async () => {
    await openImport(true)
    await check(writeText(underWay()))
    expect(await screen.findByText('Adds nothing.')).toBeOnTheScreen()
    expect(screen.getByText('1 game is already here and stays as it is.')).toBeOnTheScreen()
  })

  test('pastes the text from the clipboard, and says when it is empty', async () => {
    await openImport()
    fireEvent.press(screen.getByRole('button', { name: en.paste }))
    expect(await screen.findByText(en.pastedNothing)).toBeOnTheScreen()
    jest.mocked(Clipboard.getStringAsync).mockResolvedValueOnce(writeText(underWay()))
    fireEvent.press(screen.getByRole('button', { name: en.paste }))
    expect(await screen.findByText('Adds 1 game:')).toBeOnTheScreen()
  })

  test('shows what is in a pasted backup, and not the backup itself', async () => {
    const { saves } = await openImport(true)
    const backup = (await saves.exportBackup())!
    jest.mocked(Clipboard.getStringAsync).mockResolvedValueOnce(backup)
    fireEvent.press(screen.getByRole('button', { name: en.paste }))
    expect(await screen.findByText('1 game is already here and stays as it is.')).toBeOnTheScreen()
    expect(screen.queryByDisplayValue(/claim-it/)).toBeNull()
    fireEvent.press(screen.getByRole('button', { name: en.otherText }))
    expect(screen.getByLabelText(en.importText)).toBeOnTheScreen()
  })

  test('says when the clipboard may not be read', async () => {
    await openImport()
    jest.mocked(Clipboard.getStringAsync).mockRejectedValueOnce(new Error('NotAllowedError'))
    fireEvent.press(screen.getByRole('button', { name: en.paste }))
    expect(await screen.findByText(en.pasteRefused)).toBeOnTheScreen()
  })

  test('says that an unrelated text holds no games', async () => {
    await openImport()
    await check('Dear Anna, shall we play on Sunday?')
    expect(await screen.findByText(en.notGames)).toBeOnTheScreen()
    expect(screen.queryByText(/left out/)).toBeNull()
  })

  test('shows the wrong line and adds the valid part', async () => {
    const { saves } = await openImport()
    await check(writeText(matchWith('235:52. 146:41.')).replace('146:41', '146:11'))
    expect(await screen.findByText(en.wouldAddNothing)).toBeOnTheScreen()
    expect(screen.getByText(/^Line \d+: 2\. .*146:11/)).toBeOnTheScreen()
    fireEvent.press(screen.getByRole('button', { name: /^Add it up to move 4/ }))
    fireEvent.press(screen.getByRole('button', { name: 'Add 1 game' }))
    expect(await screen.findByText('1 game added.')).toBeOnTheScreen()
    expect(saves.state.getState().entries).toHaveLength(1)
  })

  test('keeps a large text out of the field, and says how many records are missing', async () => {
    const { saves } = await openImport()
    await act(() => saves.add(underWay()))
    const backup = (await saves.exportBackup())!.replace('"records":1', '"records":3')
    const header = backup.split('\n')[0]!
    const body = header.slice(0, header.indexOf(',"check"')) + '}'
    jest
      .mocked(Clipboard.getStringAsync)
      .mockResolvedValueOnce(
        `${body.slice(0, -1)},"check":"${checksum(body)}"}\n${backup.split('\n')[1]!}\n${'\n'.repeat(20_000)}`,
      )
    fireEvent.press(screen.getByRole('button', { name: en.paste }))
    // The text is read in slices, which takes longer on a busy machine.
    const missing = '2 records could not be read or are missing.'
    expect(await screen.findByText(missing, {}, { timeout: 20_000 })).toBeOnTheScreen()
    expect(screen.queryByLabelText(en.importText)).toBeNull()
    fireEvent.press(screen.getByRole('button', { name: en.otherText }))
    expect(screen.getByLabelText(en.importText)).toBeOnTheScreen()
  })

  test('explains a truncated text, and one from a newer version', async () => {
    await openImport()
    const text = writeText(underWay())
    await check(text.slice(0, 90))
    expect(await screen.findByText('A game is left out: a line at its top is damaged.')).toBeOnTheScreen()
    expect(screen.getByText(en.copyAll)).toBeOnTheScreen()
    await check(text.replace('claim-it/2', 'claim-it/9'))
    expect(await screen.findByText(/newer version of the app/)).toBeOnTheScreen()
    expect(screen.getByText(en.updateFirst)).toBeOnTheScreen()
  })
})

test.each(languages)(
  'In %s a broken save is set aside with one clear sentence and can be shared',
  async (language) => {
    await startApp({
      language,
      link: 'saved',
      prepare: async (saves) => {
        await saves.add(underWay(), 'Sunday')
        await saves.settled()
        for (const copy of ['match', 'twin'])
          await AsyncStorage.setItem(`claim-it/${copy}/one`, '{"format":"claim-it/1","id":"one"')
        await saves.read('one')
      },
    })
    const { problems } = dictionaries[language]
    expect(await screen.findByRole('heading', { name: problems.asideTitle })).toBeOnTheScreen()
    fireEvent.press(screen.getByRole('button', { name: problems.shareRaw }))
    await waitFor(() =>
      expect(shareText).toHaveBeenLastCalledWith(
        expect.any(String),
        expect.stringContaining('"id":"one"'),
        expect.anything(),
      ),
    )
  },
)

test('A link to a broken save opens the saved games, which give the reason', async () => {
  await startApp({
    link: 'match/one',
    prepare: () => AsyncStorage.setItem('claim-it/match/one', '{"format":"claim-it/1","id":"one"'),
  })
  expect(await screen.findByRole('heading', { name: dictionaries.en.common.savedGames })).toBeOnTheScreen()
  expect(await screen.findByText(/cannot be read/)).toBeOnTheScreen()
})

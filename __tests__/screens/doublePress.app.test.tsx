/** Buttons that make a match make one, even if pressed twice before the page changes. `newGame.app` tests Start. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native'
import { dictionaries } from '@/i18n/dictionaries'
import { writeText } from '@/match'
import { matchFor } from '../fixtures/matches'
import { clearDisk, startApp } from '../support/app'
import { matchWith } from '../support/matches'

beforeEach(clearDisk)

const { saved } = dictionaries.en
const underWay = () => matchWith('235:52.', { id: 'one' })
const finished = matchFor(2)

/** Both presses reach the button before anything is rendered again. */
const pressTwice = async (name: string | RegExp): Promise<void> => {
  const button = screen.getByRole('button', { name })
  await act(async () => {
    fireEvent.press(button)
    fireEvent.press(button)
  })
}
const press = (name: string | RegExp): void => fireEvent.press(screen.getByRole('button', { name }))

test('Rematch pressed twice makes one match', async () => {
  const { saves } = await startApp({
    link: `match/${finished.info.id}/result`,
    prepare: (each) => each.save(finished),
  })
  await screen.findAllByRole('heading')
  await pressTwice('Rematch')
  expect(saves.state.getState().entries).toHaveLength(2)
})

test('Duplicate pressed twice makes one copy', async () => {
  const { saves } = await startApp({ link: 'saved', prepare: (each) => each.save(underWay()) })
  press(/^More for/)
  await pressTwice(saved.actions.duplicate)
  await waitFor(() => expect(saves.state.getState().entries).toHaveLength(2))
  await act(() => saves.settled())
  expect(saves.state.getState().entries).toHaveLength(2)
})

test('Add pressed twice imports a match once', async () => {
  const { saves } = await startApp({ link: 'saved' })
  press(saved.tools)
  press(saved.importGames)
  fireEvent.changeText(screen.getByLabelText(saved.importText), writeText(underWay()))
  press(saved.look)
  await screen.findByText('Adds 1 game:')
  await pressTwice('Add 1 game')
  await waitFor(() => expect(saves.state.getState().entries).toHaveLength(1))
  await act(() => saves.settled())
  expect(saves.state.getState().entries).toHaveLength(1)
})

test('Undo pressed twice restores a deleted match once', async () => {
  const { saves } = await startApp({ link: 'saved', prepare: (each) => each.save(underWay()) })
  const restore = jest.spyOn(saves, 'restore')
  press(/^More for/)
  press(saved.actions.delete)
  await screen.findByText(saved.deletedToast)
  await pressTwice('Undo')
  expect(restore).toHaveBeenCalledTimes(1)
})

test('a button accepts the next press once its work is done', async () => {
  const { saves } = await startApp({ link: 'saved', prepare: (each) => each.save(underWay()) })
  for (const count of [2, 3]) {
    fireEvent.press(screen.getAllByRole('button', { name: /^More for/ })[0])
    press(saved.actions.duplicate)
    await waitFor(() => expect(saves.state.getState().entries).toHaveLength(count))
  }
})

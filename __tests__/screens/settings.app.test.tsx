/** Settings apply at once and are kept, in three languages. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native'
import { Platform } from 'react-native'
import { dictionaries } from '@/i18n/dictionaries'
import { type Language, languages } from '@/names'
import { defaultSettings, settingNames, type Settings } from '@/saves'
import type { SwitchName } from '@/screens/settings/rows'
import { clearDisk, startApp } from '../support/app'

beforeEach(clearDisk)
afterEach(() => jest.restoreAllMocks())

const wordsOf = (language: Language) => dictionaries[language].settings

const isSwitch = (name: keyof Settings): name is SwitchName => typeof defaultSettings[name] === 'boolean'
const switches = settingNames.filter(isSwitch)

test.each(languages)('In %s every setting that is on or off has a switch with a label', async (language) => {
  const { saves } = await startApp({ language, link: 'settings' })
  const words = wordsOf(language)
  for (const name of switches) {
    const before = saves.settings.getState()[name]
    const stands = (checked: boolean) => screen.getByRole('switch', { name: words[name], checked })
    fireEvent.press(stands(before))
    expect(saves.settings.getState()[name]).toBe(!before)
    expect(stands(!before)).toBeOnTheScreen()
  }
})

test.each(languages)('In %s Android says that sounds follow the media volume', async (language) => {
  const { soundNote } = wordsOf(language)
  await startApp({ language, link: 'settings' })
  expect(screen.queryByText(soundNote)).toBeNull()
  screen.unmount()
  jest.replaceProperty(Platform, 'OS', 'android')
  await startApp({ language, link: 'settings' })
  expect(screen.getByText(soundNote)).toBeOnTheScreen()
})

test('The language changes without a restart', async () => {
  await startApp({ link: 'settings' })
  fireEvent.press(screen.getByRole('button', { name: 'Language' }))
  fireEvent.press(screen.getByRole('radio', { name: 'Deutsch' }))
  expect(await screen.findByRole('heading', { name: 'Einstellungen' })).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('button', { name: 'Sprache' }))
  fireEvent.press(screen.getByRole('radio', { name: 'Nederlands' }))
  expect(await screen.findByRole('heading', { name: 'Instellingen' })).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('button', { name: 'Terug' }))
  expect(await screen.findByText(dictionaries.nl.home.tagline)).toBeOnTheScreen()
})

test('The chosen language is kept at the next start', async () => {
  const first = await startApp({ link: 'settings' })
  await act(async () => first.saves.setSetting('language', 'nl'))
  await first.saves.settled()
  screen.unmount()
  await startApp()
  expect(screen.getByText(dictionaries.nl.home.tagline)).toBeOnTheScreen()
})

test('Theme, text size and paces can be chosen from their options', async () => {
  const { saves } = await startApp({ link: 'settings' })
  fireEvent.press(screen.getByRole('radio', { name: 'Dark' }))
  expect(saves.settings.getState().theme).toBe('lantern')

  const pick = (row: string, option: string): void => {
    fireEvent.press(screen.getByRole('button', { name: row }))
    fireEvent.press(screen.getByRole('radio', { name: option }))
  }
  pick('Text size', '160%')
  pick('Dice pace', 'Instant')
  pick('Bot pace', 'Relaxed')
  pick('Reduced motion', 'On')
  await waitFor(() =>
    expect(saves.settings.getState()).toMatchObject({
      textSize: 160,
      dicePace: 'instant',
      botPace: 'relaxed',
      reducedMotion: 'on',
    }),
  )
  expect(within(screen.getByRole('button', { name: 'Text size' })).getByText('160%')).toBeOnTheScreen()
})

test('The credits and licences are two presses away', async () => {
  await startApp({ link: 'settings' })
  fireEvent.press(screen.getByRole('button', { name: 'About Claim It!' }))
  expect(await screen.findByText(dictionaries.en.about.author)).toBeOnTheScreen()
  expect(screen.getByText('Besley')).toBeOnTheScreen()
  expect(screen.getByText('react-native-web')).toBeOnTheScreen()
  fireEvent.press(screen.getByRole('button', { name: 'Show the licence MIT' }))
  expect(screen.getByText(/Permission is hereby granted/)).toBeOnTheScreen()
})

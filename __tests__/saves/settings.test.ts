/** Settings: each under a separate key, so that one bad value resets no other. */
import fc from 'fast-check'
import { defaultSettings, settingNames } from '@/saves'
import { openOn, reopen } from './room'

describe('settings', () => {
  it('are the defaults until somebody chooses', async () => {
    const { saves } = await openOn()
    expect(saves.settings.getState()).toEqual(defaultSettings)
  })

  it('are saved, and subscribers are notified at once', async () => {
    const { saves, disk } = await openOn()
    const seen: unknown[] = []
    saves.settings.subscribe(({ theme }) => seen.push(theme))
    saves.setSetting('theme', 'lantern')
    saves.setSetting('textSize', 160)
    saves.setSetting('sound', false)
    expect(seen[0]).toBe('lantern')
    await saves.settled()
    expect((await reopen(disk)).saves.settings.getState()).toEqual({
      ...defaultSettings,
      theme: 'lantern',
      textSize: 160,
      sound: false,
    })
  })

  it('fall back to their defaults one by one, whatever is stored', async () => {
    const rubbish = fc.oneof(fc.string(), fc.json(), fc.constantFrom('true', 'null', '"paper"', '130', '[]'))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...settingNames), rubbish, async (name, text) => {
        const { saves, disk } = await openOn()
        saves.setSetting('language', 'nl')
        saves.setSetting('haptics', false)
        saves.setSetting(name, saves.settings.getState()[name])
        await saves.settled()
        disk.contents.set(`claim-it/setting/${name}`, text)
        const expected = { ...saves.settings.getState() }
        const again = (await reopen(disk)).saves.settings.getState()
        for (const each of settingNames) if (each !== name) expect(again[each]).toBe(expected[each])
        const isAsWritten = JSON.stringify(again[name]) === text.trim()
        expect(again[name] === defaultSettings[name] || isAsWritten).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('reject invalid values', async () => {
    const { saves } = await openOn()
    expect(() => saves.setSetting('textSize', 110 as 115)).toThrow('textSize cannot be 110')
    expect(saves.settings.getState().textSize).toBe(100)
  })
})

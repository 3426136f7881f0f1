/**
 * Lists the files of `src` whose functions run between a tap on Roll and the write to a phone's disk: `npx tsx tools/roll/files.ts`.
 * Node counts the calls from the session's command until the disk is asked to write. Files that only hand on what others
 * export or receive are not counted.
 */
import { Session as Inspector, type Debugger, type Profiler } from 'node:inspector'
import { createDisk, phone } from '../../__tests__/fixtures/disk'
import { matchWith } from '../../__tests__/support/matches'
import { stageFor } from '../../__tests__/support/stage'
import { createSavesOn } from '../../src/saves/saves'
import { createSession } from '../../src/sitting/session'
import { sealFromHere } from '../../src/match'

/** Those that only run in the whole app: from the touch to the session, from the session to the saves, and the phone's disk. */
const inTheApp = [
  'ui/kit/TouchListener.tsx',
  'ui/kit/gestures.ts',
  'ui/kit/Pressable.tsx',
  'screens/play/useSession.ts',
  'saves/platform.ts',
]

type Command = <Answer>(method: string, options?: object) => Answer

/** The compiler turns each export into a function that returns it. */
const exported = /^\(\)=>([\w.]+|from\[key\])$/

async function main(): Promise<void> {
  const inspector = new Inspector()
  inspector.connect()
  const command: Command = <Answer>(method: string, options?: object): Answer => {
    let answer: unknown
    inspector.post(method, options, (_error, result) => {
      answer = result
    })
    return answer as Answer
  }
  let files: readonly string[] | null = null
  const disk = createDisk()
  const set = disk.setItem.bind(disk)
  const storage = {
    ...disk,
    setItem: (key: string, value: string) => {
      if (isRolling) files ??= calledFiles(command)
      return set(key, value)
    },
  }
  let isRolling = false
  let seconds = 0
  const now = (): string => new Date(Date.UTC(2026, 0, 1) + (seconds += 1000)).toISOString()
  const saves = createSavesOn({
    storage,
    platform: phone,
    now,
    newId: () => 'id',
    newSeed: () => '00'.repeat(16),
    after: () => () => undefined,
    hangsAfter: 20,
  })
  await saves.open()
  const match = sealFromHere(matchWith('235:52'), '00'.repeat(16))
  saves.save(match)
  await saves.settled()
  const { stage, clock } = stageFor()
  const session = createSession({
    match,
    clock,
    now,
    save: saves.save,
    stored: () => saves.isStored(match.info.id),
    openStage: () => stage,
    touch: () => undefined,
    typing: { typed: () => undefined, isSlip: () => false },
    say: () => undefined,
    settings: () => ({ confirm: false, passScreen: false }),
  })
  // Before a tap the page has drawn the scene.
  session.scene()
  command('Debugger.enable')
  command('Profiler.enable')
  command('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  command('Profiler.takePreciseCoverage')
  isRolling = true
  session.rollAgain()
  await saves.settled()
  const all = [...inTheApp, ...(files ?? [])].sort()
  console.log(all.join('\n'))
  console.log(`${all.length} files from the tap to the disk`)
}

function calledFiles(command: Command): readonly string[] {
  const { result } = command<Profiler.TakePreciseCoverageReturnType>('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => /\/src\//.test(url) && !url.includes('node_modules'))
    .filter(({ scriptId, functions }) => {
      const { scriptSource } = command<Debugger.GetScriptSourceReturnType>('Debugger.getScriptSource', {
        scriptId,
      })
      return functions.some(({ ranges: [range] }) => {
        if (!range || range.count === 0) return false
        return !exported.test(scriptSource.slice(range.startOffset, range.endOffset))
      })
    })
    .map(({ url }) => url.slice(url.lastIndexOf('/src/') + '/src/'.length))
}

void main()

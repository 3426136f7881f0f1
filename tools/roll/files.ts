/**
 * Lists the files of `src` that run between a tap on Roll and the disk: `npx tsx tools/roll/files.ts`. Node counts which functions
 * are called from the session's command until the disk is asked to write. The tap itself reaches the session through the
 * files in `press`.
 */
import { Session as Inspector, type Profiler } from 'node:inspector'
import { createDisk, phone } from '../../__tests__/fixtures/disk'
import { matchWith } from '../../__tests__/support/matches'
import { stageFor } from '../../__tests__/support/stage'
import { createSavesOn } from '../../src/saves/saves'
import { createSession } from '../../src/sitting/session'
import { sealFromHere } from '../../src/match'

/** From the touch to the session. */
const press = [
  'ui/kit/TouchListener.tsx',
  'ui/kit/gestures.ts',
  'ui/kit/Pressable.tsx',
  'ui/kit/Letterpress.tsx',
  'ui/kit/Button.tsx',
]

async function main(): Promise<void> {
  const inspector = new Inspector()
  inspector.connect()
  const command = <Answer>(method: string, options?: object): Answer => {
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
      if (isRolling && files === null) files = calledFiles(command('Profiler.takePreciseCoverage'))
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
  command('Profiler.enable')
  command('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  command('Profiler.takePreciseCoverage')
  isRolling = true
  session.rollAgain()
  await saves.settled()
  const all = [...press, ...(files ?? [])]
  console.log(all.join('\n'))
  console.log(`${all.length} files from the tap to the disk`)
}

function calledFiles({ result }: Profiler.TakePreciseCoverageReturnType): readonly string[] {
  return result
    .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
    .map(({ url }) => /\/src\/(.*)$/.exec(url)?.[1])
    .filter((file) => file !== undefined && !file.includes('node_modules'))
    .map(String)
    .sort()
}

void main()

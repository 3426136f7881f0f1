/** Fuzzes saves: each damaged one loads as a valid match or is put aside with a reason, and nothing else changes. */
import { matchOf, readShape, recordOf } from '@/match'
import { recordShape } from '@/match/formats'
import { createSavesOn } from '@/saves/saves'
import { realClock } from '@/stage/clock'
import { withoutSeeds } from '@/saves/quarantine'
import { savedShape } from '@/saves/savedMatch'
import { createDisk, phone, type Disk } from '../../__tests__/fixtures/disk'
import { mutate } from './mutations'

export type Fuzzed = {
  readonly mutations: number
  /** Still JSON, and every field has the right type. */
  readonly rightTypes: number
  readonly sound: number
  readonly newer: number
  /** How many were put aside, by reason. */
  readonly aside: Readonly<Record<string, number>>
  readonly canContinue: number
}

const openOn = async (disk: Disk) => {
  let ids = 0
  const room = createSavesOn({
    after: realClock.after,
    storage: disk,
    platform: phone,
    now: () => '2026-11-18T12:00:00.000Z',
    newId: () => `new-${(ids += 1)}`,
    newSeed: () => 'f'.repeat(32),
  })
  await room.open()
  await room.settled()
  return room
}

const hasRightTypes = (text: string): boolean => {
  try {
    const raw: unknown = JSON.parse(text)
    return readShape(recordShape, raw).ok && readShape(savedShape, raw).ok
  } catch {
    return false
  }
}

const fail = (number: number, kind: string, what: string): never => {
  throw new Error(`Mutation ${number} (${kind}): ${what}`)
}

const own = (key: string): readonly string[] => [
  key,
  key.replace('/match/', '/twin/'),
  'claim-it/index',
  'claim-it/days',
]

/** Everything on the disk except the one match, the days of use, the index and the saves put aside. */
const bystanders = (disk: Disk, key: string): string =>
  JSON.stringify(
    [...disk.contents]
      .filter(([each]) => !own(key).includes(each) && !each.startsWith('claim-it/aside/'))
      .sort(),
  )

/** `furnished` is a disk with other matches and settings; `saves` are valid texts to damage, by id. */
export const fuzzSaves = async (
  count: number,
  furnished: ReadonlyMap<string, string>,
  saves: readonly { readonly id: string; readonly text: string }[],
): Promise<Fuzzed> => {
  const aside: Record<string, number> = {}
  let [rightTypes, sound, newer, canContinue] = [0, 0, 0, 0]
  for (let number = 0; number < count; number += 1) {
    const { id, text: original } = saves[number % saves.length]!
    const { kind, text } = mutate(original, number)
    if (hasRightTypes(text)) rightTypes += 1
    const key = `claim-it/match/${id}`
    const disk = createDisk(new Map([...furnished, [key, text]]))
    const before = bystanders(disk, key)
    const room = await openOn(disk)
    const found = await room.read(id)
    const { aside: broken, newer: fromNewer } = room.state.getState()
    if (found.ok) {
      sound += 1
      if (!matchOf(recordOf(found.match)).ok) fail(number, kind, 'loaded a match that does not play through')
    } else if (fromNewer.length === 1 && disk.contents.get(key) === text) newer += 1
    else if (broken.length === 1) {
      const { fault, key: asideKey } = broken[0]!
      aside[fault.code] = (aside[fault.code] ?? 0) + 1
      if ((await room.rawOf(asideKey)) !== withoutSeeds(text))
        fail(number, kind, 'the raw text is not what it was')
      if (broken[0]!.continuesFrom !== null) {
        canContinue += 1
        const partial = await room.continueAside(asideKey)
        if (!partial || !matchOf(recordOf(partial)).ok) fail(number, kind, 'cannot be continued after all')
        await room.settled()
        for (const each of partial ? ['match', 'twin'] : [])
          disk.contents.delete(`claim-it/${each}/${partial!.info.id}`)
      }
    } else fail(number, kind, 'neither loaded nor put aside')
    await room.settled()
    if (bystanders(disk, key) !== before) fail(number, kind, 'something else was changed')
  }
  return { mutations: count, rightTypes, sound, newer, aside, canContinue }
}

export type FuzzedImports = { readonly mutations: number; readonly added: number; readonly refused: number }

/** The same damage to imports: texts, records, and every second record in a backup. */
export const fuzzImports = async (
  count: number,
  furnished: ReadonlyMap<string, string>,
  sources: readonly string[],
): Promise<FuzzedImports> => {
  let [added, refused] = [0, 0]
  for (let number = 0; number < count; number += 1) {
    const source = sources[number % sources.length]!
    const { kind, text: damaged } = mutate(source, number)
    const isInBackup = number % 2 === 0 && source.startsWith('{')
    const text = isInBackup ? `{"format":"claim-it-backup/1","matches":[${damaged},${source}]}` : damaged
    const disk = createDisk(new Map(furnished))
    const room = await openOn(disk)
    const before = JSON.stringify([...disk.contents].sort())
    const preview = await room.checkImport(text)
    await room.settled()
    if (JSON.stringify([...disk.contents].sort()) !== before) fail(number, kind, 'a look changed something')
    const { additions, known, problems } = preview
    if (additions.length + known.length + problems.length === 0) fail(number, kind, 'no word about it')
    const ids = await room.commitImport(preview)
    await room.settled()
    for (const id of ids)
      if (!(await room.read(id)).ok) fail(number, kind, 'added a match that cannot be read')
    for (const [key, value] of furnished)
      if (key.startsWith('claim-it/match/') && disk.contents.get(key) !== value)
        fail(number, kind, 'wrote over a match')
    added += additions.length
    refused += problems.length
  }
  return { mutations: count, added, refused }
}

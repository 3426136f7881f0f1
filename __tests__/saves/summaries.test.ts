/** The stored summaries for statistics: kept until their match is deleted for good; damaged ones count as missing. */
import { summaryOf, type Summary } from '@/match/review'
import type { Match } from '@/match'
import { botMatch } from '../fixtures/botMatches'
import { openOn, reopen } from './room'

const whole = botMatch(2, 3, ['greenhorn'])
const matchCalled = (id: string): Match => ({ ...whole, info: { ...whole.info, id } })
const summaryCalled = (id: string): Summary => summaryOf(matchCalled(id), null, null)
const idsOf = (summaries: readonly Summary[]): readonly string[] => summaries.map(({ id }) => id).sort()

const withMatches = async (count: number) => {
  const opened = await openOn()
  const ids = Array.from({ length: count }, (_, at) => `match-${String(at).padStart(3, '0')}`)
  for (const id of ids) opened.saves.save(matchCalled(id))
  await opened.saves.summaries.keep(ids.map(summaryCalled))
  await opened.saves.settled()
  return { ...opened, ids }
}

test('Summaries are there at the next start, 64 under each key', async () => {
  const { disk, ids } = await withMatches(70)
  expect([...disk.contents.keys()].filter((key) => key.startsWith('claim-it/summaries/')).sort()).toEqual([
    'claim-it/summaries/0',
    'claim-it/summaries/1',
  ])
  const again = (await reopen(disk)).saves
  expect(idsOf(await again.summaries.read())).toEqual(ids)
  expect((await again.summaries.read()).find(({ id }) => id === ids[3])).toEqual(summaryCalled(ids[3]!))
})

test('A summary that is stored again replaces the one before', async () => {
  const { saves, disk, ids } = await withMatches(3)
  await saves.summaries.keep([{ ...summaryCalled(ids[1]!), judge: 'later' }])
  await saves.settled()
  const read = await (await reopen(disk)).saves.summaries.read()
  expect(idsOf(read)).toEqual(ids)
  expect(read.find(({ id }) => id === ids[1])!.judge).toBe('later')
})

test('A damaged page counts as missing, and the others stay', async () => {
  const { disk, ids } = await withMatches(70)
  const key = 'claim-it/summaries/0'
  disk.contents.set(key, disk.contents.get(key)!.replace('match-001', 'match-901'))
  expect(idsOf(await (await reopen(disk)).saves.summaries.read())).toEqual(ids.slice(64))
})

test('Pages are found after missing ones, however many there are', async () => {
  const { disk } = await withMatches(1)
  const page = disk.contents.get('claim-it/summaries/0')!
  disk.contents.delete('claim-it/summaries/0')
  for (const at of [3, 30, 33]) disk.contents.set(`claim-it/summaries/${at}`, page)
  expect(await (await reopen(disk)).saves.summaries.read()).toHaveLength(3)
})

test('Summaries are read without listing all keys', async () => {
  const { disk, ids } = await withMatches(3)
  const { saves } = await reopen(disk)
  const listing = jest.spyOn(disk, 'getAllKeys')
  expect(idsOf(await saves.summaries.read())).toEqual(ids)
  expect(listing).not.toHaveBeenCalled()
})

test('The next write drops the summary of a match that was deleted for good', async () => {
  const { saves, disk, ids } = await withMatches(2)
  await saves.summaries.keep([{ ...summaryCalled('gone') }])
  await saves.settled()
  expect(idsOf(await (await reopen(disk)).saves.summaries.read())).toEqual(ids)
})

/** Formats: every save ever released loads for ever, and an old one climbs to the present format step by step. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryOf } from '@/saves/list'
import { formatSteps, upgrade, type FormatStep } from '@/saves/formats/index'
import { readSaved, writeSaved } from '@/saves/savedMatch'

const frozen = (name: string): string =>
  readFileSync(join(__dirname, `../fixtures/saves/${name}.json`), 'utf8')

describe('a frozen save', () => {
  it.each([
    ['claim-it-1-deleted', 'A.aa../.b.b../aaDAAD/..db../..a.../.D.... b:432 4a - 5 -'],
    ['claim-it-1-finished', 'abCAbA/bBB.bC/cacBBB/b.AABa/BbCCBB/Bc..CB b:over 3a b 17 -'],
    ['claim-it-1-handover', 'A...../.B.b+.5./..a.AB/..BBb+./..4+ab+../b..... b:432 2a - 5 42.53.55.22.45.22'],
    ['claim-it-1-in-turn', 'A...../.b.b../..a.A./..bb../..a.../...... b:433 2a - 3 -'],
    ['claim-it-1-seedless', '....../....../a...../....../..a.../...... b:666 2a - 1 -'],
    ['claim-it-1', 'DA.e6Ae/Ae2..aa/.+.BdDB/d...ba/Add..b/bb.e.a a:253 5d:reuse - 7 46.14.25.14'],
  ])('%s loads, and shows the board it was left with', (name, position) => {
    const read = readSaved(frozen(name))
    expect(read.ok && entryOf(read.saved).position).toBe(position)
  })

  it.each([
    'claim-it-1',
    'claim-it-1-finished',
    'claim-it-1-handover',
    'claim-it-1-seedless',
    'claim-it-1-deleted',
  ])('%s is written today as it was then', (name) => {
    const read = readSaved(frozen(name))
    expect(read.ok && writeSaved(read.saved)).toBe(JSON.stringify(JSON.parse(frozen(name))))
  })

  it('exists for every format there has been', () => {
    for (const { from } of formatSteps) expect(readSaved(frozen(from.replace('/', '-'))).ok).toBe(true)
  })
})

describe('steps between formats', () => {
  // Two made-up formats after the present one: names moved into a table, then titles in capitals.
  const steps: readonly FormatStep[] = [
    { from: 'claim-it/1', to: 'claim-it/2', step: ({ title, ...rest }) => ({ ...rest, labels: { title } }) },
    { from: 'claim-it/2', to: 'claim-it/3', step: (raw) => ({ ...raw, isLoud: true }) },
  ]

  it('lead from any old format to the present one', () => {
    expect(upgrade({ format: 'claim-it/1', title: 'Sunday', seed: null }, steps, 'claim-it/3')).toEqual({
      ok: true,
      raw: { format: 'claim-it/3', labels: { title: 'Sunday' }, isLoud: true, seed: null },
    })
    expect(upgrade({ format: 'claim-it/2' }, steps, 'claim-it/3')).toMatchObject({ raw: { isLoud: true } })
  })

  it('leave the present format as it is', () => {
    const raw = { format: 'claim-it/3' }
    expect(upgrade(raw, steps, 'claim-it/3')).toEqual({ ok: true, raw })
  })

  it('stop before a format of the future, and at a name that is none', () => {
    expect(upgrade({ format: 'claim-it/4' }, steps, 'claim-it/3')).toEqual({
      ok: false,
      reason: 'newer',
      format: 'claim-it/4',
    })
    for (const format of ['claim-it/0', 'claim-it/', 'claim-it/x', 'chess/1', 1, null, undefined])
      expect(upgrade({ format }, steps, 'claim-it/3')).toEqual({ ok: false, reason: 'unknown' })
  })

  it('go up by one and end at the present format', () => {
    formatSteps.forEach(({ from, to }, index) => {
      expect(from).toBe(`claim-it/${index + 1}`)
      expect(to).toBe(`claim-it/${index + 2}`)
    })
  })
})

/** Old records are upgraded step by step; newer formats are distinguished from unknown ones. */
import * as v from '@badrap/valita'
import { matchOf, readText, recordOf, writeText } from '@/match'
import { formatSteps, type FormatStep } from '@/match/formats'
import { upgrade } from '@/match/readRecord'
import { matchFor } from '../fixtures/matches'

const nonsense = ['claim-it/0', 'claim-it/', 'claim-it/x', 'claim-it/1 ', 'Claim-it/3', 'chess/1', 'toString']

describe('steps between formats', () => {
  // Two made-up formats after the present one: names moved into a table, then titles in capitals.
  const steps: readonly FormatStep[] = [
    {
      from: 'claim-it/1',
      to: 'claim-it/2',
      shape: v.object({ title: v.string() }).rest(v.unknown()),
      step: ({ title, ...rest }) => ({ ...rest, labels: { title } }),
    },
    {
      from: 'claim-it/2',
      to: 'claim-it/3',
      shape: v.object({}).rest(v.unknown()),
      step: (raw) => ({ ...raw, isLoud: true }),
    },
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

  it('refuse a record without the shape of its format', () => {
    expect(upgrade({ format: 'claim-it/1', title: 17 }, steps, 'claim-it/3')).toEqual({
      ok: false,
      reason: 'wrong-field',
      field: 'title',
    })
  })

  it('refuse newer and unknown formats', () => {
    expect(upgrade({ format: 'claim-it/4' }, steps, 'claim-it/3')).toEqual({
      ok: false,
      reason: 'newer',
      format: 'claim-it/4',
    })
    for (const format of [...nonsense, 1, null, undefined, {}, ['claim-it/1']])
      expect(upgrade({ format }, steps, 'claim-it/3')).toEqual({ ok: false, reason: 'unknown' })
  })

  it('go up by one and end at the present format', () => {
    formatSteps.forEach(({ from, to }, index) => {
      expect(from).toBe(`claim-it/${index + 1}`)
      expect(to).toBe(`claim-it/${index + 2}`)
    })
  })
})

describe('a record or a text', () => {
  const record = recordOf(matchFor(2, 8))
  const text = writeText(matchFor(2, 8))
  const written = (format: string) => text.replace('claim-it/2', format)

  it('of a newer app is reported as newer, whatever else it contains', () => {
    expect(matchOf({ format: 'claim-it/3', rings: 3 })).toMatchObject({
      fault: { code: 'other-format', format: 'claim-it/3' },
    })
    expect(readText(written('claim-it/3').replace('prussian star', 'pink moon'))).toMatchObject({
      line: 2,
      fault: { code: 'other-format', format: 'claim-it/3' },
    })
  })

  it.each(nonsense)('with %j for a format is refused as damaged, not as newer', (format) => {
    expect(matchOf({ ...record, format })).toMatchObject({ fault: { code: 'wrong-field', field: 'format' } })
    expect(readText(written(format))).toMatchObject({ line: 2, fault: { code: 'bad-tag', tag: 'Format' } })
  })
})

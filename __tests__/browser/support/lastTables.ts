import { anna, doc, knownAs, mei, ruben, tableOf } from '../../fixtures/tables'
import type { Disk } from './disk'

const sam = { ...ruben, name: 'Sam', colour: 'vermilion', brand: 'wheel' } as const

/** Remembered values as they are stored. */
export const remembering = (values: Readonly<Record<string, unknown>>): Disk =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`claim-it/remembered/${name}`, JSON.stringify(value)]),
  )

/** Anna played Doc Hollis last, and Ruben and Mei before that; Sam is known too. */
export const withLastTables = remembering({
  people: [anna, ruben, mei, sam].map((each) => knownAs(each)),
  lastTable: {
    solo: tableOf([anna, doc]),
    people: tableOf([anna, ruben, mei], { at: '2026-11-17T10:00:00.000Z' }),
  },
})

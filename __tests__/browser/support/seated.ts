/** What lies on a device whose people have sat down before: names, and the last table of each kind. */
import { anna, doc, knownAs, mei, ruben, tableOf } from '../../fixtures/tables'
import type { Disk } from './disk'

const sam = { ...ruben, name: 'Sam', colour: 'vermilion', brand: 'wheel' } as const

/** As it is remembered, each under its name. */
export const remembering = (values: Readonly<Record<string, unknown>>): Disk =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`claim-it/remembered/${name}`, JSON.stringify(value)]),
  )

/** Anna played Doc Hollis last, and before that Ruben and Mei; Sam was here too. */
export const seatedBefore = remembering({
  people: [anna, ruben, mei, sam].map((each) => knownAs(each)),
  lastTable: {
    solo: tableOf([anna, doc]),
    people: tableOf([anna, ruben, mei], { at: '2026-11-17T10:00:00.000Z' }),
  },
})

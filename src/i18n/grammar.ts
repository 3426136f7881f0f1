/** Shared by all languages: plural forms, lists and percentages. Not `Intl.PluralRules`: Hermes, the engine on phones, lacks it. */

/**
 * For a language with its own plural forms, such as Polish: the compiler then asks each phrase for all of them.
 *
 *     const plural = pluralOf((count) => (count === 1 ? 'one' : isFew(count) ? 'few' : 'many'))
 *     plural(count, { one: 'gracz', few: 'gracze', many: 'graczy' })
 */
export const pluralOf =
  <Form extends string>(formOf: (count: number) => Form) =>
  (count: number, forms: Readonly<Record<Form, string>>): string =>
    forms[formOf(count)]

const oneOrOther = pluralOf((count) => (count === 1 ? 'one' : 'other'))

/** English, German and Dutch each have two forms: one and other. */
export const plural = (count: number, one: string, other: string): string => oneOrOther(count, { one, other })

/** Joins names with commas, and with a word such as 'and' before the last. */
export const joinList =
  (and: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

type Edges = { readonly under: string; readonly over: string }

const signs: Edges = { under: '<', over: '>' }

/** A whole percentage. A possible event is never shown as 0, and an uncertain one never as 100. */
export const wholePercent = (percent: number, { under, over }: Edges = signs): string => {
  if (percent > 0 && percent < 1) return `${under}1`
  if (percent > 99 && percent < 100) return `${over}99`
  return String(Math.round(percent))
}

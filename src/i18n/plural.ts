/**
 * How a language counts: which forms its words have, and which of them goes with a number. It asks no
 * `Intl.PluralRules`: Hermes, which runs the app on phones, has none.
 */

/**
 * For a language with forms of its own, such as Polish: the compiler then asks each phrase for all of them.
 *
 *     const plural = pluralOf((count) => (count === 1 ? 'one' : isFew(count) ? 'few' : 'many'))
 *     plural(count, { one: 'gracz', few: 'gracze', many: 'graczy' })
 */
export const pluralOf =
  <Form extends string>(formOf: (count: number) => Form) =>
  (count: number, forms: Readonly<Record<Form, string>>): string =>
    forms[formOf(count)]

const oneOrOther = pluralOf((count) => (count === 1 ? 'one' : 'other'))

/** English, German and Dutch each have two forms, one and other. */
export const plural = (count: number, one: string, other: string): string => oneOrOther(count, { one, other })

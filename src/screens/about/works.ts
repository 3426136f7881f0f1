/** Whose work the app carries, as `tools/licences` found it. Data only. */
import data from './licences.json'

export type Work = { readonly name: string; readonly licence: string; readonly copyright: readonly string[] }

export const fonts: readonly Work[] = data.fonts
export const libraries: readonly Work[] = data.libraries
/** The text of each licence without its lines of copyright; those stand with the works. */
export const licenceTexts: Readonly<Record<string, string | null>> = data.texts

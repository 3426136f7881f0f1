/**
 * Finds a place in the engine by the name of what is declared there and the code within it, and puts other code in its place.
 * Code is compared word by word: layout, comments, quotes and the file it stands in do not matter, and `$name` stands for any name.
 * It refuses to guess: code that is not there exactly once is an error that says so.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Mutation } from './mutations'

export type Source = { readonly file: string; readonly text: string }
/** Where a source is broken: from the first of these characters to before the last, and what stands there then. */
export type Break = Source & { readonly from: number; readonly to: number; readonly put: string }

type Word = { readonly text: string; readonly from: number; readonly to: number }
/** The words of all that is declared by each name. */
type Declared = Source & { readonly words: ReadonlyMap<string, readonly Word[]> }

export const sourcesIn = (folder: string): readonly Declared[] =>
  readdirSync(folder).map((file) => read({ file, text: readFileSync(join(folder, file), 'utf8') }))

export const read = (source: Source): Declared => {
  const parsed = ts.createSourceFile(source.file, source.text, ts.ScriptTarget.Latest, true)
  const words = parsed.statements.flatMap((statement) =>
    namesOf(statement).map((name) => [name, wordsOf(statement, parsed)] as const),
  )
  return { ...source, words: new Map(words) }
}

const namesOf = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : []
}

const wordsOf = (node: ts.Node, source: ts.SourceFile): readonly Word[] => {
  if (ts.isJSDoc(node)) return []
  const parts = node.getChildren(source)
  if (parts.length > 0) return parts.flatMap((part) => wordsOf(part, source))
  const [from, to] = [node.getStart(source), node.getEnd()]
  return from === to ? [] : [{ text: source.text.slice(from, to).replaceAll('"', "'"), from, to }]
}

const wordsIn = (code: string): readonly string[] => {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, code)
  const words: string[] = []
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) {
    // A scanner by itself takes “>=” for two words, as the end of a type and a default would be.
    scanner.reScanGreaterToken()
    words.push(scanner.getTokenText())
  }
  return words
}

type Named = Readonly<Record<string, string>>

/** What the `$names` stand for when the code stands at this word; null when other code does. */
const namesAt = (words: readonly Word[], at: number, code: readonly string[]): Named | null => {
  const names: Record<string, string> = {}
  for (const [index, wanted] of code.entries()) {
    const found = words[at + index]?.text
    if (found === undefined) return null
    if (!wanted.startsWith('$')) {
      if (found !== wanted) return null
    } else if (!/^[\w$]+$/.test(found) || (names[wanted] ??= found) !== found) return null
  }
  return names
}

const nameIn = (code: string, names: Named): string =>
  code.replace(/\$\w+/g, (name) => {
    const meant = names[name]
    if (meant === undefined) throw new Error(`${name} stands for nothing in “${code}”`)
    return meant
  })

/** The one place in the sources that a mutation breaks. */
export const breakIn = (
  sources: readonly Declared[],
  { rule, breaks, within, find, put }: Mutation,
): Break => {
  const code = wordsIn(find)
  const places = sources.flatMap(({ file, text, words: declared }): readonly Break[] => {
    const words = declared.get(within) ?? []
    return words.flatMap(({ from }, at) => {
      const names = namesAt(words, at, code)
      const { to } = words[at + code.length - 1] ?? { to: from }
      return names === null ? [] : [{ file, text, from, to, put: nameIn(put, names) }]
    })
  })
  if (places.length !== 1)
    throw new Error(
      `${rule}, “${breaks}”: “${find}” stands ${places.length} times within ${within}, not once. ` +
        'The engine has changed: say in tools/mutations/mutations.ts how the rule is broken now.',
    )
  return places[0]!
}

export const broken = ({ text, from, to, put }: Break): string => text.slice(0, from) + put + text.slice(to)

/** What the compiler says where a name means nothing. */
const unknownName = new Set([2304, 2551, 2552, 18004])

/** Why broken code is no code: a rule that cannot run is not one that plays wrongly. What else types say of it is beside the point. */
export const complaintsOf = (folder: string): readonly string[] => {
  const files = readdirSync(folder).map((file) => join(folder, file))
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  })
  const nameless = program.getSemanticDiagnostics().filter(({ code }) => unknownName.has(code))
  return [...program.getSyntacticDiagnostics(), ...nameless].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  )
}

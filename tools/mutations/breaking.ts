/**
 * Finds a place in the engine by the declared name and the code within it, and replaces that code. Code is compared token by
 * token: layout, comments, quotes and the file do not matter, and `$name` matches any name. Throws if the code is not found
 * exactly once.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Mutation } from './mutations'

export type Source = { readonly file: string; readonly text: string }
/** Where a source is broken: the range of characters from `from` to before `to`, and the text that replaces it. */
export type Break = Source & { readonly from: number; readonly to: number; readonly put: string }

type Word = { readonly text: string; readonly from: number; readonly to: number }
/** The tokens of every declaration, by name. */
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
    // The scanner by itself splits “>=” into two tokens, as at the end of a type with a default.
    scanner.reScanGreaterToken()
    words.push(scanner.getTokenText())
  }
  return words
}

type Named = Readonly<Record<string, string>>

/** The names that `$names` match if the code starts at this token; null if it does not. */
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

/** The one place in the sources that a mutation changes. */
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

/** The compiler's errors for unknown names. */
const unknownName = new Set([2304, 2551, 2552, 18004])

/**
 * The compiler's reasons why the mutated code cannot run. Such a mutation proves nothing about the rules. Other type errors do
 * not matter.
 */
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

/** Makes arguments for every phrase from its type, so that a new phrase is tested without a change here. Throws at unknown types. */
import ts from 'typescript'

export const names = ['Anna', 'Ruben', 'Mei'] as const

/** `number` is the value of every number; `turn` chooses names, members of unions, and the length of lists. */
export type Sample = {
  readonly number: number
  readonly turn: 0 | 1 | 2
  /** One argument with another number, by its index among the numbers and small unions such as a die. */
  readonly odd?: { readonly place: number; readonly number: number }
}

const program = ts.createProgram(['src/i18n/en/index.ts'], {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  // Without the types of the browser, which take longer to read than everything else.
  lib: ['lib.es2022.d.ts'],
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  types: [],
  paths: { '@/*': ['./src/*'] },
})
const checker = program.getTypeChecker()

/** The index of a number among the numbers of its phrase. */
type Count = { numbers: number }

const isDigit = (type: ts.Type): boolean =>
  type.isUnion() && type.types.every((each) => each.isNumberLiteral())

const sampleOf = (type: ts.Type, sample: Sample, count: Count): unknown => {
  const { turn, odd } = sample
  if (type.flags & ts.TypeFlags.Number || isDigit(type)) {
    const number = count.numbers === odd?.place ? odd.number : sample.number
    count.numbers += 1
    if (!type.isUnion()) return number
    return (type.types[number % type.types.length] as ts.NumberLiteralType).value
  }
  if (type.flags & ts.TypeFlags.String) return names[turn]
  if (type.flags & ts.TypeFlags.Null) return null
  if (type.isLiteral()) return type.value
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true'
  if (type.isUnion())
    return sampleOf(type.types[type.types.length - 1 - (turn % type.types.length)]!, sample, count)
  if (checker.isTupleType(type))
    return checker.getTypeArguments(type as ts.TypeReference).map((each) => sampleOf(each, sample, count))
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference)
    return ([0, 1, 2] as const)
      .slice(0, turn + 1)
      .map((each) => sampleOf(item!, { ...sample, turn: each }, count))
  }
  if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.NonPrimitive))
    return Object.fromEntries(
      checker
        .getPropertiesOfType(type)
        .map((property) => [property.name, sampleOf(checker.getTypeOfSymbol(property), sample, count)]),
    )
  throw new Error(`No sample for ${checker.typeToString(type)}`)
}

const found = new Map<string, readonly ts.Type[]>()
const collect = (type: ts.Type, place: string): void => {
  const [signature] = type.getCallSignatures()
  if (signature)
    found.set(
      place,
      signature.getParameters().map((each) => checker.getTypeOfSymbol(each)),
    )
  else if (type.flags & ts.TypeFlags.Object && !checker.isArrayType(type))
    for (const property of checker.getPropertiesOfType(type))
      collect(checker.getTypeOfSymbol(property), place === '' ? property.name : `${place}.${property.name}`)
}

const file = program.getSourceFile('src/i18n/en/index.ts')
const door = file && checker.getSymbolAtLocation(file)
if (!door) throw new Error('The English phrases are not where they were')
for (const part of checker.getExportsOfModule(door)) collect(checker.getTypeOfSymbol(part), part.name)

/** The places of phrases that take arguments. */
export const places: readonly string[] = [...found.keys()]

export const argumentsFor = (place: string, sample: Sample): readonly unknown[] => {
  const count = { numbers: 0 }
  return found.get(place)!.map((type) => sampleOf(type, sample, count))
}

/** How many numbers a phrase takes. */
export const numbersIn = (place: string): number => {
  const count = { numbers: 0 }
  for (const type of found.get(place)!) sampleOf(type, { number: 2, turn: 1 }, count)
  return count.numbers
}

/** Limits for documents, checked before validation and execution. */
import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  parse,
  visit,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { Failure } from '../errors/failure.ts'

export const maxTokens = 1500
const maxDocumentBytes = 32 * 1024
export const maxBodyBytes = 256 * 1024

const limits = { depth: 12, fields: 1000, rootFields: 10, aliases: 15, repeats: 20, directives: 10 }

type Limit = keyof typeof limits

const limitNames: Record<Limit, string> = {
  depth: 'levels',
  fields: 'fields',
  rootFields: 'root fields',
  aliases: 'aliases',
  repeats: 'repetitions of one field',
  directives: 'directives',
}

/** Size of a selection set with every fragment expanded. */
type Measure = {
  depth: number
  fields: number
  /** Number of fields at the top level. */
  topLevel: number
  /** Whether all fields at the top level are introspection fields. */
  isIntrospective: boolean
}

const emptyMeasure: Measure = { depth: 0, fields: 0, topLevel: 0, isIntrospective: true }

const addMeasures = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  topLevel: a.topLevel + b.topLevel,
  isIntrospective: a.isIntrospective && b.isIntrospective,
})

/** Returns a function that measures selection sets. A fragment is measured once, however often it is spread. */
function createMeasure(fragments: Map<string, FragmentDefinitionNode>) {
  const measured = new Map<string, Measure>()

  const measure = (set: SelectionSetNode | undefined): Measure =>
    (set?.selections ?? []).map(measureSelection).reduce(addMeasures, emptyMeasure)

  function measureSelection(selection: SelectionNode): Measure {
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet)
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value)
    const { depth, fields } = measure(selection.selectionSet)
    return { depth: depth + 1, fields: fields + 1, topLevel: 1, isIntrospective: selection.name.value.startsWith('__') }
  }

  function measureFragment(name: string): Measure {
    const cached = measured.get(name)
    if (cached) return cached
    // A fragment counts as empty while it is being measured, so that cycles terminate. GraphQL's own rules reject them.
    measured.set(name, emptyMeasure)
    const total = measure(fragments.get(name)?.selectionSet)
    measured.set(name, total)
    return total
  }

  return measure
}

/** Returns the first limit that a document exceeds; undefined if there is none. */
export function findExceededLimit(document: DocumentNode): Limit | undefined {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  const counted = { aliases: 0, directives: 0, repeats: 0 }
  const count = (node: ASTNode) => {
    if (node.kind === Kind.FIELD && node.alias) counted.aliases += 1
    if (node.kind === Kind.DIRECTIVE) counted.directives += 1
    if (node.kind !== Kind.SELECTION_SET) return
    const keys = new Map<string, number>()
    for (const selection of node.selections) {
      if (selection.kind !== Kind.FIELD) continue
      const key = (selection.alias ?? selection.name).value
      const times = (keys.get(key) ?? 0) + 1
      keys.set(key, times)
      counted.repeats = Math.max(counted.repeats, times)
    }
  }
  visit(document, { enter: count })
  for (const limit of ['aliases', 'directives', 'repeats'] as const) if (counted[limit] > limits[limit]) return limit

  const measure = createMeasure(fragments)
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const { depth, fields, topLevel, isIntrospective } = measure(definition.selectionSet)
    // Each root field makes its own gateway calls.
    if (topLevel > limits.rootFields) return 'rootFields'
    if (fields > limits.fields) return 'fields'
    // The standard introspection query is deeper than any of our queries. GraphQL limits it separately.
    if (depth > limits.depth && !isIntrospective) return 'depth'
  }
  return undefined
}

const createLimitFailure = (what: string, max: number) =>
  new Failure('BAD_USER_INPUT', { cause: what, reason: `The document exceeds the limit of ${max} ${what}.` })

const acceptedDocuments = new LRUCache<string, true>({ max: 1000 })

/**
 * Throws for a document that exceeds a limit, before GraphQL validates it. Validating a hostile document costs hundreds of times as much as
 * measuring it. A document that cannot be parsed is left to Apollo, which reports the position.
 */
export function checkDocument(source: unknown): void {
  if (typeof source !== 'string' || acceptedDocuments.has(source)) return
  if (Buffer.byteLength(source) > maxDocumentBytes) {
    throw new Failure('BAD_USER_INPUT', {
      status: 413,
      reason: `The document has more than ${maxDocumentBytes} bytes.`,
    })
  }
  let document: DocumentNode
  try {
    document = parse(source, { maxTokens, noLocation: true })
  } catch (error) {
    if (error instanceof Error && error.message.includes(` ${maxTokens} tokens`))
      throw createLimitFailure('tokens', maxTokens)
    return
  }
  const limit = findExceededLimit(document)
  if (limit) throw createLimitFailure(limitNames[limit], limits[limit])
  acceptedDocuments.set(source, true)
}

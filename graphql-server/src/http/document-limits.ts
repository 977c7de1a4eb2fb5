/** What a document may ask for, decided before anything runs. */
import {
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  visit,
} from 'graphql'

export const maxTokens = 1500
export const maxDocumentBytes = 32 * 1024
export const maxBodyBytes = 256 * 1024

const limits = { depth: 12, fields: 1000, rootFields: 10, aliases: 15, repeats: 20, directives: 10 }

/** What a selection set comes to with every fragment expanded. */
type Measure = {
  depth: number
  fields: number
  /** Fields of its own level. */
  own: number
  /** Whether all of these ask about the schema. */
  introspective: boolean
}

const nothing: Measure = { depth: 0, fields: 0, own: 0, introspective: true }

const add = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  own: a.own + b.own,
  introspective: a.introspective && b.introspective,
})

/** Measures selection sets; a fragment is measured once, however often it is spread. */
function measureWith(fragments: Map<string, FragmentDefinitionNode>) {
  const measured = new Map<string, Measure>()

  const measure = (set: SelectionSetNode | undefined): Measure =>
    (set?.selections ?? []).map(ofSelection).reduce(add, nothing)

  function ofSelection(selection: SelectionNode): Measure {
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet)
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value)
    const { depth, fields } = measure(selection.selectionSet)
    return { depth: depth + 1, fields: fields + 1, own: 1, introspective: selection.name.value.startsWith('__') }
  }

  function ofFragment(name: string): Measure {
    const known = measured.get(name)
    if (known) return known
    // While it is being measured it counts nothing, which ends a circle; GraphQL's own rules refuse circles.
    measured.set(name, nothing)
    const whole = measure(fragments.get(name)?.selectionSet)
    measured.set(name, whole)
    return whole
  }

  return measure
}

/** The first limit a document exceeds; undefined when it exceeds none. */
export function exceededLimit(document: DocumentNode): string | undefined {
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

  const measure = measureWith(fragments)
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    // Each field of the root is a call of its own.
    const { depth, fields, own, introspective } = measure(definition.selectionSet)
    if (own > limits.rootFields) return 'rootFields'
    if (fields > limits.fields) return 'fields'
    // The usual introspection query is deeper than any of ours; GraphQL has a limit of its own for it.
    if (depth > limits.depth && !introspective) return 'depth'
  }
  return undefined
}

/** A validation rule that lets no other rule loose on a document beyond the limits. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const limit = exceededLimit(document)
      if (limit) context.reportError(new GraphQLError(`The document exceeds the limit of ${limit}`))
    },
  }
}

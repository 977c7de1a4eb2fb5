/** Size of an answer as far as its operation tells: fields, times the page sizes above them. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** Fields that one answer may have; the web app's largest page has about 4,000. */
export const maxAnswerFields = 10_000

type Variables = Readonly<Record<string, unknown>>

type Operation = {
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Variables
}

/** Page size where an operation names none. */
const defaultPageSize = 50

/** Fields of a selection: a fixed number, and lists whose page size is a variable. */
type Size = { fields: number; lists: { times: number; variable: string; item: Size }[] }

const add = (a: Size, b: Size): Size => ({ fields: a.fields + b.fields, lists: [...a.lists, ...b.lists] })

const multiply = ({ fields, lists }: Size, times: number): Size => ({
  fields: fields * times,
  lists: lists.map((list) => ({ ...list, times: list.times * times })),
})

function measure(document: DocumentNode, operation: OperationDefinitionNode): Size {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)

  const sizeOf = (set: SelectionSetNode | undefined): Size =>
    (set?.selections ?? []).map(sizeOfSelection).reduce(add, { fields: 0, lists: [] })

  function sizeOfSelection(node: SelectionNode): Size {
    if (node.kind === Kind.FRAGMENT_SPREAD) return sizeOf(fragments.get(node.name.value)?.selectionSet)
    const item = sizeOf(node.selectionSet)
    if (node.kind === Kind.INLINE_FRAGMENT) return item
    const pageSize = node.arguments?.find(({ name }) => name.value === 'pageSize')?.value
    if (pageSize?.kind === Kind.VARIABLE)
      return { fields: 1, lists: [{ times: 1, variable: pageSize.name.value, item }] }
    const times = pageSize?.kind === Kind.INT ? Math.max(1, Number(pageSize.value)) : 1
    return add({ fields: 1, lists: [] }, multiply(item, times))
  }

  return sizeOf(operation.selectionSet)
}

function total({ fields, lists }: Size, variables: Variables): number {
  let sum = fields
  for (const { times, variable, item } of lists) {
    const given = variables[variable]
    const pageSize = typeof given === 'number' ? given : defaultPageSize
    sum += times * Math.max(1, pageSize) * total(item, variables)
  }
  return sum
}

/** Sizes of operations. Apollo parses a document once, so its operations stay the same objects. */
const sizes = new WeakMap<OperationDefinitionNode, Size>()

/** Number of fields the answer to an operation can have. Lists without a page size count as one item. */
export function answerFields({ document, operation, variables }: Operation): number {
  const size = sizes.get(operation) ?? measure(document, operation)
  sizes.set(operation, size)
  return total(size, variables)
}

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

type Operation = {
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Readonly<Record<string, unknown>>
}

/** Page size where an operation names none. */
const defaultPageSize = 50

/** Number of fields the answer to an operation can have. Lists without a page size count as one item. */
export function answerFields({ document, operation, variables }: Operation): number {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)

  function pageSizeOf(node: SelectionNode): number {
    if (node.kind !== Kind.FIELD) return 1
    const value = node.arguments?.find(({ name }) => name.value === 'pageSize')?.value
    if (value?.kind === Kind.INT) return Number(value.value)
    if (value?.kind === Kind.VARIABLE) {
      const given = variables[value.name.value]
      return typeof given === 'number' ? given : defaultPageSize
    }
    return 1
  }

  const sizeOf = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, node) => sum + sizeOfSelection(node), 0)

  function sizeOfSelection(node: SelectionNode): number {
    if (node.kind === Kind.FRAGMENT_SPREAD) return sizeOf(fragments.get(node.name.value)?.selectionSet)
    if (node.kind === Kind.INLINE_FRAGMENT) return sizeOf(node.selectionSet)
    return 1 + Math.max(1, pageSizeOf(node)) * sizeOf(node.selectionSet)
  }

  return sizeOf(operation.selectionSet)
}

/** Computes an upper bound for the size of a response: its fields, multiplied by the page sizes above them. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
  getNamedType,
  isInterfaceType,
  isObjectType,
} from 'graphql'

/** Maximum number of fields in one response. The web app's largest page, for the bookings export, has about 8,500. */
export const maxResponseFields = 10_000

type Variables = Readonly<Record<string, unknown>>

export type Operation = {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Variables
}

/** Fields of a selection: a fixed number, and lists whose page size is a variable. */
type Size = { fields: number; lists: VariableList[] }

type VariableList = {
  times: number
  variable: string
  /** Page size when the request omits the variable. */
  omitted: number
  /** Page size when the variable is null. */
  unset: number
  item: Size
}

const add = (a: Size, b: Size): Size => ({ fields: a.fields + b.fields, lists: [...a.lists, ...b.lists] })

const multiply = ({ fields, lists }: Size, times: number): Size => ({
  fields: fields * times,
  lists: lists.map((list) => ({ ...list, times: list.times * times })),
})

const readInteger = (node: ValueNode | undefined) => (node?.kind === Kind.INT ? Number(node.value) : undefined)

function measure(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Size {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  const defaults = new Map(
    (operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [variable.name.value, defaultValue]),
  )

  const measureSet = (set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined): Size =>
    (set?.selections ?? []).map((node) => measureSelection(node, type)).reduce(add, { fields: 0, lists: [] })

  function measureSelection(node: SelectionNode, parent: GraphQLNamedType | undefined): Size {
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(node.name.value)
      return measureSet(fragment?.selectionSet, fragment && schema.getType(fragment.typeCondition.name.value))
    }
    if (node.kind === Kind.INLINE_FRAGMENT) {
      return measureSet(node.selectionSet, node.typeCondition ? schema.getType(node.typeCondition.name.value) : parent)
    }
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined
    const item = measureSet(node.selectionSet, field && getNamedType(field.type))
    const pageSize = node.arguments?.find(({ name }) => name.value === 'pageSize')?.value
    const stated: unknown = field?.args.find(({ name }) => name === 'pageSize')?.defaultValue
    const unset = typeof stated === 'number' ? stated : 1
    if (pageSize?.kind === Kind.VARIABLE) {
      const variable = pageSize.name.value
      const omitted = readInteger(defaults.get(variable)) ?? unset
      return { fields: 1, lists: [{ times: 1, variable, omitted, unset, item }] }
    }
    return add({ fields: 1, lists: [] }, multiply(item, Math.max(1, readInteger(pageSize) ?? unset)))
  }

  const root = schema.getRootType(operation.operation)
  return measureSet(operation.selectionSet, root ?? undefined)
}

/** Whether a value can be an `Int`. GraphQL rejects any other number. */
const isInt = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31

function total({ fields, lists }: Size, variables: Variables): number {
  let sum = fields
  for (const { times, variable, omitted, unset, item } of lists) {
    const value = variables[variable]
    const pageSize = isInt(value) ? value : value === undefined ? omitted : unset
    sum += times * Math.max(1, pageSize) * total(item, variables)
  }
  return sum
}

/** Sizes by operation. Apollo parses a document once, so its operations stay the same objects. */
const sizes = new WeakMap<OperationDefinitionNode, Size>()

/** Returns the maximum number of fields in the response to a valid operation. Lists without pages count as one item. */
export function countResponseFields({ schema, document, operation, variables }: Operation): number {
  const cached = sizes.get(operation)
  if (cached) return total(cached, variables)
  const size = measure(schema, document, operation)
  sizes.set(operation, size)
  return total(size, variables)
}

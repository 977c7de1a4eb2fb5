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
  /** Number of times the list occurs in the response. */
  occurrences: number
  variable: string
  sizeIfOmitted: number
  sizeIfNull: number
  item: Size
}

const addSizes = (a: Size, b: Size): Size => ({ fields: a.fields + b.fields, lists: [...a.lists, ...b.lists] })

const multiply = ({ fields, lists }: Size, factor: number): Size => ({
  fields: fields * factor,
  lists: lists.map((list) => ({ ...list, occurrences: list.occurrences * factor })),
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
    (set?.selections ?? []).map((node) => measureSelection(node, type)).reduce(addSizes, { fields: 0, lists: [] })

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
    const schemaDefault: unknown = field?.args.find(({ name }) => name === 'pageSize')?.defaultValue
    const defaultSize = typeof schemaDefault === 'number' ? schemaDefault : 1
    if (pageSize?.kind === Kind.VARIABLE) {
      const variable = pageSize.name.value
      const sizeIfOmitted = readInteger(defaults.get(variable)) ?? defaultSize
      return { fields: 1, lists: [{ occurrences: 1, variable, sizeIfOmitted, sizeIfNull: defaultSize, item }] }
    }
    return addSizes({ fields: 1, lists: [] }, multiply(item, Math.max(1, readInteger(pageSize) ?? defaultSize)))
  }

  const root = schema.getRootType(operation.operation)
  return measureSet(operation.selectionSet, root ?? undefined)
}

/** Whether a value can be an `Int`. GraphQL rejects any other number. */
const isInt = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31

function countFields({ fields, lists }: Size, variables: Variables): number {
  let sum = fields
  for (const { occurrences, variable, sizeIfOmitted, sizeIfNull, item } of lists) {
    const value = variables[variable]
    const pageSize = isInt(value) ? value : value === undefined ? sizeIfOmitted : sizeIfNull
    sum += occurrences * Math.max(1, pageSize) * countFields(item, variables)
  }
  return sum
}

/** Sizes by operation. Apollo parses a document once, so its operations stay the same objects. */
const sizes = new WeakMap<OperationDefinitionNode, Size>()

/** Returns the maximum number of fields in the response to a valid operation. Lists without pages count as one item. */
export function countResponseFields({ schema, document, operation, variables }: Operation): number {
  const cached = sizes.get(operation)
  if (cached) return countFields(cached, variables)
  const size = measure(schema, document, operation)
  sizes.set(operation, size)
  return countFields(size, variables)
}

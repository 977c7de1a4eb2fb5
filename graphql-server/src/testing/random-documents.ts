/** Random queries for a schema, and random stub data for their responses. A seed determines the queries and the data. */
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  astFromValue,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  print,
} from 'graphql'

/** Seeded random numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integerBelow = (max: number) => Math.floor(next() * max)
  return {
    integerBelow,
    chance: (probability: number) => next() < probability,
    pick: <T>(values: readonly T[]): T => {
      if (values.length === 0) throw new RangeError('nothing to pick')
      return values[integerBelow(values.length)] as T
    },
  }
}

type Random = ReturnType<typeof createRandom>

const samples: Record<string, readonly unknown[]> = {
  ID: ['1', 'MKH-7', 'a/b"c', 'مكة'],
  String: ['', 'Makkah', 'line\nbreak "quoted" \\', 'فندق مكة 🕋', '\u2028'],
  Int: [0, -1, 7, 2_147_483_647],
  Float: [0, 21.4225, -39.8, 1e21],
  Boolean: [true, false],
  Date: ['2026-12-13', '2028-02-29'],
  DateTime: ['2026-12-13T10:00:00Z', '2026-12-13T10:00:00.5+03:00'],
  Decimal: ['0.00', '1234.50', '-17'],
}

function randomLeaf(type: GraphQLNamedType, random: Random): unknown {
  if (isEnumType(type)) return random.pick(type.getValues()).name
  return random.pick(samples[type.name] ?? [])
}

/** A value that is invalid for every leaf of the schema. */
const badLeaf = { not: 'a leaf' }

type Options = {
  /**
   * Makes fields throw, be null where not allowed, or have values of another type. All resolvers are then synchronous, because graphql-js leaves a
   * rejection unhandled if a sibling item of a list throws.
   */
  errors: boolean
}

type Instance = Record<string, unknown> & { __typename: string }

class Thrown {
  readonly error = new Error('secret')
}

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, member]) => [key, sortKeys(member)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Context in which stub resolvers record their calls. */
export type Calls = { calls: string[] }

/** Adds stub resolvers to a schema and returns it. Some fields are plain properties; the others resolve synchronously or later. */
export function stubResolvers(schema: GraphQLSchema, seed: number, { errors }: Options): GraphQLSchema {
  const random = createRandom(seed)
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !isIntrospectionType(type))
  const objects = types.filter((type): type is GraphQLObjectType => isObjectType(type))
  const instances = new Map(
    objects.map(({ name }) => [name, [0, 1, 2].map((): Instance => ({ __typename: name }))] as const),
  )
  const resolverValues = new WeakMap<object, Record<string, unknown>>()
  const root = schema.getQueryType()

  function randomValue(type: GraphQLOutputType): unknown {
    if (isNonNullType(type)) return errors && random.chance(0.02) ? null : randomNonNullValue(type.ofType)
    return random.chance(0.15) ? random.pick([null, undefined]) : randomNonNullValue(type)
  }

  function randomNonNullValue(type: GraphQLOutputType): unknown {
    if (isListType(type)) return Array.from({ length: random.integerBelow(4) }, () => randomValue(type.ofType))
    const namedType = getNamedType(type)
    if (isAbstractType(namedType))
      return random.pick(instances.get(random.pick(schema.getPossibleTypes(namedType)).name) ?? [])
    if (isObjectType(namedType)) return random.pick(instances.get(namedType.name) ?? [])
    return errors && random.chance(0.01) ? badLeaf : randomLeaf(namedType, random)
  }

  function createResolver(name: string, isAsync: boolean): GraphQLField<object, Calls>['resolve'] {
    return (source, args, { calls }) => {
      calls.push(`${name} ${JSON.stringify(sortKeys(args))}`)
      const value = resolverValues.get(source ?? schema)?.[name]
      if (value instanceof Thrown) throw value.error
      return isAsync ? Promise.resolve(value) : value
    }
  }

  for (const type of objects) {
    for (const field of Object.values(type.getFields())) {
      const isProperty = type !== root && random.chance(0.6)
      delete field.resolve
      if (!isProperty) field.resolve = createResolver(field.name, !errors && random.chance(0.5))
      for (const instance of type === root ? [schema] : (instances.get(type.name) ?? [])) {
        const value = errors && !isProperty && random.chance(0.05) ? new Thrown() : randomValue(field.type)
        if (isProperty) Object.assign(instance, { [field.name]: value })
        else resolverValues.set(instance, { ...resolverValues.get(instance), [field.name]: value })
      }
    }
  }
  return schema
}

export type RandomQuery = { query: string; variables: Record<string, unknown> }

/** Returns a random query with aliases, fragments, repeated fields, literals and variables, some of them invalid. */
export function createRandomQuery(schema: GraphQLSchema, random: Random): RandomQuery {
  const variables: Record<string, unknown> = {}
  const definitions: string[] = []
  const fragments: string[] = []
  let nameCount = 0

  function randomInput(type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return randomInput(type.ofType)
    if (isListType(type)) return Array.from({ length: random.integerBelow(3) }, () => randomInput(type.ofType))
    if (!isInputObjectType(type)) return randomLeaf(getNamedType(type), random)
    const fields = Object.values(type.getFields()).filter(
      (field) => (isNonNullType(field.type) && field.defaultValue === undefined) || random.chance(0.5),
    )
    return Object.fromEntries(fields.map((field) => [field.name, randomInput(field.type)]))
  }

  const literal = (value: unknown, type: GraphQLInputType) => {
    const node = astFromValue(value, type)
    return node ? print(node) : 'null'
  }

  function addVariable(type: GraphQLInputType, hasDefault: boolean): string {
    const name = `v${nameCount++}`
    const fallback = random.chance(0.2) ? ` = ${literal(randomInput(type), type)}` : ''
    definitions.push(`$${name}: ${String(type)}${fallback}`)
    const isOptional = !isNonNullType(type) || fallback !== '' || hasDefault
    if (random.chance(0.05)) variables[name] = random.pick([badLeaf, 'text', 1.5, [null], null])
    else if (!isOptional || random.chance(0.7)) variables[name] = randomInput(type)
    return `$${name}`
  }

  function randomArguments({ args }: GraphQLField<unknown, unknown>): string {
    const usedArguments = args.flatMap(({ name, type, defaultValue }) => {
      const isRequired = isNonNullType(type) && defaultValue === undefined
      if (!isRequired && random.chance(0.5)) return []
      return [`${name}: ${random.chance(0.5) ? addVariable(type, false) : literal(randomInput(type), type)}`]
    })
    return usedArguments.length > 0 ? `(${usedArguments.join(', ')})` : ''
  }

  function randomField(field: GraphQLField<unknown, unknown>, depth: number): string[] {
    const type = getNamedType(field.type)
    if (isCompositeType(type) && depth === 0) return []
    const selection = isCompositeType(type) ? ` ${randomSelection(type, depth - 1)}` : ''
    const argumentText = randomArguments(field)
    // Fields of one name with different arguments would conflict.
    const alias = argumentText !== '' || random.chance(0.15) ? `a${nameCount++}: ` : ''
    return [`${alias}${field.name}${argumentText}${selection}`]
  }

  function randomPart(type: GraphQLNamedType, depth: number): string[] {
    if (isAbstractType(type) && (!isInterfaceType(type) || random.chance(0.5))) {
      const concrete = random.pick(schema.getPossibleTypes(type))
      return [`... on ${concrete.name} ${randomSelection(concrete, depth)}`]
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    if (depth > 0 && random.chance(0.15)) {
      const body = `on ${type.name} ${randomSelection(type, depth - 1)}`
      if (random.chance(0.5)) return [`... ${body}`]
      const name = `F${nameCount++}`
      fragments.push(`fragment ${name} ${body}`)
      return [`...${name}`]
    }
    return randomField(random.pick(Object.values(type.getFields())), depth)
  }

  function randomSelection(type: GraphQLNamedType, depth: number): string {
    const parts = Array.from({ length: 1 + random.integerBelow(3) }, () => randomPart(type, depth)).flat()
    const duplicates = parts.filter(() => random.chance(0.1))
    const typename = parts.length === 0 || random.chance(0.3) ? ['__typename'] : []
    return `{ ${[...parts, ...typename, ...duplicates].join(' ')} }`
  }

  const root = schema.getQueryType()
  if (!root) throw new TypeError('the schema has no queries')
  const selection = randomSelection(root, 3)
  const header = definitions.length > 0 ? `query Q(${definitions.join(', ')})` : 'query Q'
  return { query: [`${header} ${selection}`, ...fragments].join('\n'), variables }
}

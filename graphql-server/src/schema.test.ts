import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql'
import { expect, test } from 'vitest'

import { loadSchema, resolvers } from './schema.ts'

const schema = loadSchema()

/** Yields the name and description of every schema element. */
function* listElements(graphqlSchema: GraphQLSchema): Generator<[string, string | null | undefined]> {
  for (const type of Object.values(graphqlSchema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue
    yield [type.name, type.description]
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value.description]
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) yield [`${type.name}.${field.name}`, field.description]
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, field.description]
      for (const argument of field.args) yield [`${type.name}.${field.name}(${argument.name})`, argument.description]
    }
  }
}

test('the schema describes every element', () => {
  const all = [...listElements(schema)]
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter(([, description]) => !description?.trim()).map(([name]) => name)).toEqual([])
})

const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
)

test('the schema has a resolver for every root field', () => {
  const resolved = new Set(resolvers.flatMap(({ Query, Mutation }) => Object.keys({ ...Query, ...Mutation })))
  expect(rootFields.map(({ name }) => name).filter((name) => !resolved.has(name))).toEqual([])
})

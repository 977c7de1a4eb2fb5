import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSchema } from '../schema.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const schema = loadSchema()

const literals: Record<string, string> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  Date: '"2027-01-10"',
  DateTime: '"2027-01-10T00:00:00Z"',
  Decimal: '"1.00"',
}

/** Returns a literal of a type with only the required fields. */
function literalFor(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalFor(type.ofType)
  if (isListType(type)) return `[${literalFor(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (!isInputObjectType(type)) return literals[type.name] ?? '"some-text"'
  const all = Object.values(type.getFields())
  // A oneOf input needs exactly one of its fields.
  const fields = type.isOneOf ? all.slice(0, 1) : all.filter(isRequiredInputField)
  return `{ ${fields.map(({ name, type: fieldType }) => `${name}: ${literalFor(fieldType)}`).join(', ')} }`
}

const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => {
    const args = field.args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${literalFor(arg.type)}`)
    const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
    const kind = type === schema.getMutationType() ? 'mutation' : 'query'
    return {
      name: field.name,
      document: `${kind} { ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${selection} }`,
    }
  }),
)

/** Root fields that need no token. The tests below require a token for every other root field. */
const publicFields = ['countries', 'errorCatalogue', 'registerAgent', 'sendContactMessage']

test('the schema contains every root field that is listed as public', () => {
  expect(operations.map(({ name }) => name)).toEqual(expect.arrayContaining(publicFields))
  expect(operations.length).toBeGreaterThan(18)
})

describe.each(operations)('$name', ({ name, document }) => {
  const send = async (token: string | null) => {
    const { status, errors } = await server.query(document, {}, { token })
    return { status, code: errors[0]?.extensions['code'] }
  }

  test('requires a token unless it is listed as public', async () => {
    const { code } = await send(null)
    if (publicFields.includes(name)) expect(['UNAUTHENTICATED', 'NOT_B2B', 'BAD_USER_INPUT']).not.toContain(code)
    else expect(code).toBe('UNAUTHENTICATED')
  })

  test('rejects a malformed token', async () => {
    expect(await send('ab.cd.ef')).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
  })

  test('rejects a user whose first group is not B2B', async () => {
    if (publicFields.includes(name)) return
    const token = server.pool.token('consumer@demo.test', { 'cognito:groups': ['CustomersGroup', 'B2BUsersGroup'] })
    expect((await send(token)).code).toBe('NOT_B2B')
  })
})

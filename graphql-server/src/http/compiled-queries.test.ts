import { ApolloServer, HeaderMap } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { type GraphQLSchema, buildSchema, execute, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { ownQueries } from '../__generated__/own-queries.ts'
import type { Context } from '../context.ts'
import { Failure, errorFormatter } from '../errors/failure.ts'
import { loadSchema } from '../schema.ts'
import {
  type Calls,
  type RandomQuery,
  createRandom,
  createRandomQuery,
  stubResolvers,
} from '../testing/random-documents.ts'
import { compileIfSupported, compiledQueries } from './compiled-queries.ts'

const options = { formatError: errorFormatter({ shouldHideSchema: false }), includeStacktraceInErrorResponses: false }

/** Sends an HTTP request in Apollo's representation. */
async function send(server: ApolloServer<Context>, { query, variables }: RandomQuery) {
  const context: Calls = { calls: [] }
  const { status, headers, body } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body: { query, variables },
    },
    // The parts of the context that stub resolvers need.
    context: async () => context as unknown as Context,
  })
  const text = body.kind === 'complete' ? body.string : ''
  return { status, headers: [...headers], text, calls: context.calls.sort() }
}

/** Queries two servers with the same schema: one compiles these queries, the other is a plain Apollo Server. */
async function sendToBoth(schema: GraphQLSchema, queries: RandomQuery[]) {
  const { responseForOperation, gateway } = compiledQueries(
    schema,
    queries.map(({ query }) => query),
  )
  const compiled = new ApolloServer<Context>({
    gateway,
    plugins: [{ requestDidStart: async () => ({ responseForOperation }) }, ApolloServerPluginCacheControlDisabled()],
    ...options,
  })
  const plain = new ApolloServer<Context>({ schema, plugins: [ApolloServerPluginCacheControlDisabled()], ...options })
  await Promise.all([compiled.start(), plain.start()])
  const results = []
  for (const query of queries) {
    const [compiledResult, plainResult] = await Promise.all([send(compiled, query), send(plain, query)])
    results.push({ query, compiledResult, plainResult })
  }
  await Promise.all([compiled.stop(), plain.stop()])
  return results
}

function randomQueries(schema: GraphQLSchema, seed: number, count: number): RandomQuery[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => createRandomQuery(schema, random))
}

describe('randomly generated compiled queries', () => {
  test('return the same bytes as graphql-js, with the same resolver calls', async () => {
    const schema = stubResolvers(loadSchema(), 7, { errors: false })
    const distinctResults = new Set<string>()
    for (const { query, variables } of randomQueries(schema, 7, 1000)) {
      const document = parse(query)
      const [context, plainContext]: [Calls, Calls] = [{ calls: [] }, { calls: [] }]
      const run = compileIfSupported(schema, document)
      const compiledResult = await run?.(context as unknown as Context, variables)
      // Variables that graphql-jit rejects are left to graphql-js.
      if (compiledResult === undefined) continue
      const result = await execute({ schema, document, variableValues: variables, contextValue: plainContext })
      expect(JSON.stringify(compiledResult), query).toBe(JSON.stringify(result))
      expect(context.calls.sort(), query).toEqual(plainContext.calls.sort())
      distinctResults.add(JSON.stringify(compiledResult))
    }
    expect(distinctResults.size).toBeGreaterThan(750)
  })

  test('return the same data when fields fail, and reveal no internal errors', async () => {
    const schema = stubResolvers(loadSchema(), 11, { errors: true })
    const results = await sendToBoth(schema, randomQueries(schema, 11, 400))
    for (const { query, compiledResult, plainResult } of results) {
      const [one, other] = [JSON.parse(compiledResult.text), JSON.parse(plainResult.text)]
      expect({ ...one, errors: one.errors?.length > 0 }, query.query).toEqual({
        ...other,
        errors: other.errors?.length > 0,
      })
      expect([compiledResult.status, compiledResult.headers]).toEqual([plainResult.status, plainResult.headers])
      expect(compiledResult.text).not.toContain('secret')
    }
    // graphql-js stops at the first failure below a field that becomes null, graphql-jit does not.
    const identical = results.filter(({ compiledResult, plainResult }) => compiledResult.text === plainResult.text)
    expect(identical.length).toBeGreaterThan(350)
    expect(results.filter(({ compiledResult }) => compiledResult.text.includes('"errors"')).length).toBeGreaterThan(50)
  })
})

describe('compiled queries', () => {
  const schema = loadSchema()

  test.each(Object.entries(ownQueries))('include the query %s', (_name, text) => {
    expect(compileIfSupported(schema, parse(text))).not.toBeNull()
  })

  test('include only the listed queries', async () => {
    const root = buildSchema('type Query { a: String b: String }')
    const { responseForOperation, gateway } = compiledQueries(root, ['{ a b }'])
    const notCompiled: string[] = []
    const executor = async ({ request }: { request: { query?: string } }) => {
      notCompiled.push(request.query ?? '')
      return { data: null }
    }
    const server = new ApolloServer<Context>({
      gateway: { ...gateway, load: async () => ({ executor }) },
      plugins: [{ requestDidStart: async () => ({ responseForOperation }) }],
    })
    await server.start()
    for (const query of ['{ a b }', '{ a  b }', '{ a }']) await send(server, { query, variables: {} })
    expect(notCompiled).toEqual(['{ a  b }', '{ a }'])
    await server.stop()
  })
})

type Fields = Record<string, () => unknown>

/** Sends one query to both servers. The root fields of the schema resolve with the given functions. */
async function sendOne(sdl: string, query: string, fields: Fields, variables: RandomQuery['variables'] = {}) {
  const schema = buildSchema(sdl)
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const resolve = fields[field.name]
    field.resolve = (_source, args, { calls }: Calls) => {
      calls.push(JSON.stringify(args))
      return resolve?.()
    }
  }
  const [result] = await sendToBoth(schema, [{ query, variables }])
  if (!result) throw new Error('no result')
  return result
}

describe('workarounds for graphql-jit', () => {
  test.each([
    ['that is expected', () => new Failure('NOT_FOUND'), 'NOT_FOUND'],
    ['that is unexpected', () => new Error('secret'), 'INTERNAL_SERVER_ERROR'],
    ['that is not an Error', () => 'secret', 'INTERNAL_SERVER_ERROR'],
  ])('1. adds the extensions that graphql-jit omits and Apollo needs, for an error %s', async (_case, thrown, code) => {
    for (const isAsync of [false, true]) {
      const fails = () => {
        if (isAsync) return Promise.reject(thrown())
        throw thrown()
      }
      const { compiledResult, plainResult } = await sendOne('type Query { a: Int b: Int }', '{ a x: b }', {
        a: () => 1,
        b: fails,
      })
      expect(compiledResult).toEqual(plainResult)
      expect(JSON.parse(compiledResult.text)).toMatchObject({
        data: { a: 1, x: null },
        errors: [{ path: ['x'], locations: [{ line: 1, column: 5 }], extensions: { code } }],
      })
    }
  })

  test('2. does not compile recursive input types, which graphql-jit never finishes', () => {
    const sdl = 'input A { b: [B!] } input B { a: A } type Query { a(a: A): Int b(x: Int): Int }'
    expect(compileIfSupported(buildSchema(sdl), parse('query ($a: A) { a(a: $a) }'))).toBeNull()
    expect(compileIfSupported(buildSchema(sdl), parse('query ($x: Int) { b(x: $x) }'))).not.toBeNull()
  })

  test.each(['skip', 'include'])(
    '3. keeps the fields in a repeated fragment that graphql-jit loses with @%s',
    async (directive) => {
      const query = `query ($on: Boolean!) { ...F ...F @${directive}(if: $on) } fragment F on Query { a }`
      expect(compileIfSupported(buildSchema('type Query { a: Int }'), parse(query))).toBeNull()
      const { compiledResult, plainResult } = await sendOne(
        'type Query { a: Int }',
        query,
        { a: () => 1 },
        { on: directive === 'skip' },
      )
      expect(compiledResult).toEqual(plainResult)
      expect(JSON.parse(compiledResult.text)).toEqual({ data: { a: 1 } })
    },
  )

  test('4. handles graphql-jit’s different error class for null in a non-null field', async () => {
    const { compiledResult, plainResult } = await sendOne('type Query { a: Int! }', '{ a }', { a: () => null })
    expect(compiledResult).toEqual(plainResult)
    expect(JSON.parse(compiledResult.text)).toMatchObject({
      errors: [{ path: ['a'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    })
  })

  test.each([
    ['a number as an ID', 7],
    ['a fraction as an Int', 1.5],
    ['a string as an Int', 'seven'],
    ['an unknown enum value', 'GREEN'],
    ['an object as a String', {}],
    ['NaN as a Float', Number.NaN],
    ['a number as a Boolean', 1],
  ])('5. rejects an invalid leaf value, which graphql-jit can leave unchecked: %s', async (_case, value) => {
    const sdl =
      'enum E { RED } type Leaf { ID: ID Int: Int E: E String: String Float: Float Boolean: Boolean } type Query { a: Leaf }'
    const leaf = { ID: value, Int: value, E: value, String: value, Float: value, Boolean: value }
    const { compiledResult, plainResult } = await sendOne(sdl, '{ a { ID Int E String Float Boolean } }', {
      a: () => leaf,
    })
    expect(compiledResult).toEqual(plainResult)
  })

  test('6. never calls a method or awaits a promise in a property, since only resolvers may do that', async () => {
    const sdl = 'type A { b: String c: String } type Query { a: A }'
    const a = () => ({ b: () => 'text', c: Promise.resolve('text') })
    const { compiledResult } = await sendOne(sdl, '{ a { b c } }', { a })
    expect(JSON.parse(compiledResult.text)).toMatchObject({
      data: { a: { b: null, c: null } },
      errors: [{ path: ['a', 'b'] }, { path: ['a', 'c'] }],
    })
  })

  test.each([
    [{}],
    [{ a: { date: '2026-12-13' } }],
    [{ a: null }],
    [{ a: { ids: 7 } }],
    [{ a: { ids: ['x', null] } }],
    [{ a: { nope: 1 } }],
  ])('7. applies default values to variables and coerces them: %j', async (variables) => {
    const sdl =
      'scalar Date input A { date: Date! = "2026-01-01" ids: [ID!] = ["1"] } type Query { a(a: A = { ids: ["2"] }): Int }'
    const query = 'query ($a: A = { date: "2027-01-01" }) { a(a: $a) }'
    const { compiledResult, plainResult } = await sendOne(sdl, query, { a: () => 1 }, variables)
    expect(compiledResult).toEqual(plainResult)
  })

  test.each(['immediately', 'later'])(
    '8. never returns a value that matches no union type: a list that resolves %s',
    async (when) => {
      const sdl = 'type A { a: Int } type B { a: Int } union U = A | B type Query { u: [U!] }'
      const list = [{ a: 1 }]
      const fields = { u: () => (when === 'later' ? Promise.resolve(list) : list) }
      const { compiledResult, plainResult } = await sendOne(sdl, '{ u { ... on A { a } } }', fields)
      expect(compiledResult).toEqual(plainResult)
      expect(JSON.parse(compiledResult.text)).toMatchObject({ data: { u: null }, errors: [{ path: ['u', 0] }] })
    },
  )
})

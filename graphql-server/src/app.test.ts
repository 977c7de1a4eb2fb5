import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, startServer } from './testing/start-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const viewer = '{ viewer { id email } }'

describe('access', () => {
  test('returns UNAUTHENTICATED for a protected field without a token', async () => {
    const { status, errors } = await server.query(viewer, {}, { token: null })
    expect(status).toBe(200)
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['UNAUTHENTICATED'])
    expect(Object.keys(errors[0]?.extensions ?? {}).sort()).toEqual(['code', 'requestId', 'retryable'])
  })

  test('returns NOT_B2B when the B2B group is not the first group', async () => {
    const token = server.pool.token('consumer@demo.test', { 'cognito:groups': ['CustomersGroup', 'B2BUsersGroup'] })
    const { errors } = await server.query(viewer, {}, { token })
    expect(errors[0]?.extensions['code']).toBe('NOT_B2B')
  })

  test('returns HTTP 401 for an expired token', async () => {
    const token = server.pool.token('agent@demo.test', { exp: Math.floor(Date.now() / 1000) - 1 })
    const { status, errors, headers } = await server.query('{ __typename }', {}, { token })
    expect(status).toBe(401)
    expect(errors[0]?.extensions).toEqual({
      code: 'UNAUTHENTICATED',
      requestId: headers.get('x-request-id'),
      retryable: false,
    })
  })
})

describe('unreadable request', () => {
  const post = (body: string, contentType = 'application/json') =>
    fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': contentType }, body })

  test.each([
    ['malformed JSON', '{', 400],
    ['null', 'null', 400],
    ['a list', '[{"query":"{ __typename }"}]', 400],
    ['an empty body', '', 400],
    ['a 33 kB document', JSON.stringify({ query: `{ __typename } #${'x'.repeat(33_000)}` }), 413],
    ['a 257 kB body', JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(257 * 1024) } }), 413],
  ])('gets a JSON response: %s', async (_case, body, status) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })

  test('gets HTTP 415 for a content type other than JSON', async () => {
    const response = await post('query={__typename}', 'application/x-www-form-urlencoded')
    expect(response.status).toBe(415)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })
})

test('stays ready without the gateway, so that clients get explanatory errors', async () => {
  const { gateway, query, stop, url } = await startServer()
  await gateway.close()
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await query('{ hotelLocations { code } }')).errors[0]?.extensions['code']).toBe('GATEWAY_UNAVAILABLE')
  await stop()
})

describe('operation rejected by GraphQL', () => {
  test.each([
    ['a subscription', 'subscription { __typename }', {}],
    [
      'more invalid variables than GraphQL reports',
      'query ($where: HotelWhere) { hotelSearch(where: $where) { page } }',
      { where: { stars: Array.from({ length: 80 }, () => 'five') } },
    ],
  ])('is reported as a client error and is not logged as an error: %s', async (_case, document, variables) => {
    const { errors } = await server.query(document, variables)
    expect(new Set(errors.map(({ extensions }) => extensions['code']))).toEqual(new Set(['BAD_USER_INPUT']))
    expect(server.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })
})

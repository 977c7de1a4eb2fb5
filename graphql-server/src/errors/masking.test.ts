import { afterEach, expect, test } from 'vitest'
import { createMemoryStore } from '../cache/memory-store.ts'
import type { Store } from '../cache/store.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

const secret = 'postgres://user:hunter2@10.0.0.7/db'
let server: TestServer | undefined

afterEach(() => server?.stop())

/** Store that fails when a resolver reads from it. */
const brokenStore = (throwError: () => never): Store => ({
  ...createMemoryStore(),
  get: async (key) => (key.startsWith('revoked-') ? undefined : throwError()),
})

const cyclic: { self?: unknown } = {}
cyclic.self = cyclic

test.each<[string, () => never]>([
  [
    'an error',
    () => {
      throw new Error(secret)
    },
  ],
  [
    'a string',
    () => {
      // oxlint-disable-next-line no-throw-literal -- a library may do so
      throw secret
    },
  ],
  [
    'nothing',
    () => {
      // oxlint-disable-next-line no-throw-literal -- a library may do so
      throw null
    },
  ],
  [
    'an error with cyclic extensions',
    () => {
      throw Object.assign(new Error(secret), { extensions: { code: 'LEAK', secret, cyclic } })
    },
  ],
])('writes the message of an unexpected error only to the log: %s', async (_case, throwError) => {
  server = await startServer({ store: brokenStore(throwError) })
  const { status, data, errors, headers } = await server.query(
    `{ hotelSearch(searchId: "${'a'.repeat(22)}") { page } }`,
  )
  expect({ status, data }).toEqual({ status: 200, data: null })
  expect(errors).toEqual([
    {
      message: expect.stringMatching(/\S/),
      path: ['hotelSearch'],
      locations: expect.anything(),
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: headers.get('x-request-id'), retryable: true },
    },
  ])
  expect(JSON.stringify(errors)).not.toContain('hunter2')
  const logged = server.logs.filter((line) => line.includes(headers.get('x-request-id') ?? 'none'))
  expect(logged.join('')).toContain('unexpected error')
})

test('returns messages in the agent’s language', async () => {
  server = await startServer()
  const readMessage = async (locale: 'en-US' | 'ar-SA' | 'tr-TR' | 'id-ID' | 'ur-PK') =>
    (await server?.query(`{ hotelSearch(searchId: "${'a'.repeat(22)}") { page } }`, {}, { locale }))?.errors[0]?.message
  const messages = await Promise.all((['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'] as const).map(readMessage))
  expect(new Set(messages).size).toBe(5)
})

test('reveals neither the token, the gateway nor a stack trace, and keeps the token out of the log', async () => {
  server = await startServer()
  server.gateway.respondTo('/hotels/locations', { status: { code: 9, message: `at Object.<anonymous> (${secret})` } })
  const token = server.pool.token('agent@demo.test')
  const { errors } = await server.query('{ hotelLocations { code } }', {}, { token })
  expect(errors[0]?.extensions['code']).toBe('GATEWAY_BAD_RESPONSE')
  expect(JSON.stringify(errors)).not.toMatch(/hunter2|127\.0\.0\.1|\.ts|anonymous/)
  expect(server.logs.join('')).not.toContain(token.slice(0, 40))
})

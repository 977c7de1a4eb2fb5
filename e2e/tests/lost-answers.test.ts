import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../gateway/migrations/migrate.ts'
import { seedDemo } from '../../gateway/seeds/seed.ts'
import { codeOf, stepOf } from '../../gateway/src/authenticator/code.ts'
import { demoSecret } from '../../gateway/src/authenticator/demo-secret.ts'
import { createPglite, type Db, pgliteDatabase } from '../../gateway/src/database/db.ts'
import { buildTestApp } from '../../gateway/src/testing/app.ts'
import { expectBalancedBooks } from '../../gateway/src/testing/ledger-check.ts'
import { authorization } from '../../gateway/src/testing/token.ts'
import { memoryStore } from '../../graphql-server/src/cache/memory-store.ts'
import { listen } from '../../graphql-server/src/testing/listen.ts'
import { startServer } from '../../graphql-server/src/testing/start-server.ts'
import { confirmCancellation, order, quoteCancellation } from '../support/kill/operations.ts'
import { type Ask, products } from '../support/kill/products.ts'

// The gateway executes a money call, but its answer is lost.

let time = Date.parse('2026-11-21T09:00:00Z')
const clock = () => new Date(time)
const moneyCall = /reservation$/
const stop: (() => Promise<unknown>)[] = []

let database: Db
let server: Awaited<ReturnType<typeof startServer>>
/** Number of upcoming money calls whose answer is lost. */
let lost = 0
let moneyCalls: { key: unknown }[] = []

/** The reference gateway behind a connection that loses answers. */
async function gatewayBehind(app: Awaited<ReturnType<typeof buildTestApp>>) {
  async function pass(request: IncomingMessage, response: ServerResponse) {
    const { url = '/', method, headers } = request
    const body = await readText(request)
    const key = headers['idempotency-key']
    const answer = await app.inject({
      method: method as 'GET' | 'POST' | 'PUT',
      url,
      headers: {
        ...authorization('agent'),
        'accept-language': 'en-US',
        ...(typeof key === 'string' && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { payload: body }),
    })
    if (key !== undefined && moneyCall.test(url)) {
      moneyCalls.push({ key })
      if (moneyCalls.length <= lost) return request.socket.resetAndDestroy()
    }
    const { 'idempotency-replayed': replayed, tracktoken } = answer.headers
    return response
      .writeHead(answer.statusCode, {
        'content-type': 'application/json',
        ...(typeof replayed === 'string' && { 'idempotency-replayed': replayed }),
        ...(typeof tracktoken === 'string' && { tracktoken }),
      })
      .end(answer.body)
  }
  const { url, close } = await listen(createServer((request, response) => void pass(request, response)))
  stop.push(close)
  return url
}

const ask: Ask = async <Data>(query: string, variables: object) => {
  const { data, errors } = await server.query(query, variables)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data as Data
}

beforeAll(async () => {
  database = pgliteDatabase(await createPglite({}))
  stop.push(() => database.destroy())
  await migrate(database)
  await seedDemo(database, clock())
  const app = await buildTestApp(database, { clock })
  stop.push(() => app.close())
  server = await startServer({
    settings: { gatewayUrl: await gatewayBehind(app) },
    clock,
    store: memoryStore({ now: () => time }),
  })
  stop.push(server.stop)
  // Lets the server discover the gateway's features.
  await ask('{ bookings { totalCount } }', {})
})
afterAll(async () => {
  for (const end of stop.toReversed()) await end()
})

const [stay, ride, care] = products
type Answer = { outcome: { __typename: string; booking?: { id: string; reference: string } } }

/** Books with the next code of the authenticator. */
async function book(product: (typeof products)[number], answersLost: number) {
  time += 60_000
  const quote = await product.quote(ask, ([first]) => first, '2027-02-10', '2027-02-12')
  if (!quote) throw new Error('nothing to book')
  lost = answersLost
  moneyCalls = []
  const idempotencyKey = randomUUID()
  const authCode = codeOf(demoSecret('agent@demo.test'), stepOf(clock()))
  const { outcome } = await ask<Answer>(product.book, {
    input: {
      ...order,
      ...product.input,
      ...(product.book.includes('Hotel') ? {} : { passportNumber: 'A1234567' }),
      quoteId: quote.id,
      acceptedTotal: quote.price.total.amount,
      idempotencyKey,
      payment: { wallet: { authCode } },
    },
  })
  const references = await database
    .selectFrom('orders')
    .select('reference')
    .where('client_reference', '=', idempotencyKey)
    .execute()
  return { outcome, references: references.map(({ reference }) => reference), idempotencyKey }
}

describe.each(Object.entries({ 'a stay': stay, 'a ride': ride, 'ground services': care }))(
  'a lost answer to the booking of %s',
  (_, product) => {
    if (!product) throw new Error('no such product')

    test('recovers a lost answer to a booking with the same key, and books and charges once', async () => {
      const { outcome, references, idempotencyKey } = await book(product, 1)
      expect(outcome).toMatchObject({ booking: { reference: references[0] } })
      expect(outcome.__typename).toMatch(/Booked$/)
      expect(references).toHaveLength(1)
      expect(moneyCalls.map(({ key }) => key)).toEqual([idempotencyKey, idempotencyKey])
      await expectBalancedBooks(database)
    })

    test('leaves an unknown outcome when the answer is lost twice, and finds it later with the key', async () => {
      const { outcome, references, idempotencyKey } = await book(product, 2)
      expect(outcome.__typename).toBe('OutcomeUnknown')
      expect(references).toHaveLength(1)
      expect(moneyCalls).toHaveLength(2)
      const found = await ask<{ outcome: object }>(
        'query ($key: ID!) { outcome: bookingOutcome(clientReference: $key) { state booking { reference } } }',
        { key: idempotencyKey },
      )
      expect(found.outcome).toEqual({ state: 'BOOKED', booking: { reference: references[0] } })
    })
  },
)

test('recovers a lost answer to a cancellation with the same key and refunds once', async () => {
  if (!care) throw new Error('no such product')
  const { outcome } = await book(care, 0)
  time += 600_000
  const { quoteCancellation: quoted } = await ask<{ quoteCancellation: { quote: { id: string } } }>(quoteCancellation, {
    id: outcome.booking?.id,
  })
  lost = 1
  moneyCalls = []
  const idempotencyKey = randomUUID()
  const cancelled = await ask<Answer>(confirmCancellation, {
    input: { quoteId: quoted.quote.id, reason: 'The group travels later', idempotencyKey },
  })
  expect(cancelled.outcome).toMatchObject({ __typename: 'BookingCancelled', booking: outcome.booking })
  expect(moneyCalls.map(({ key }) => key)).toEqual([idempotencyKey, idempotencyKey])
  await expectBalancedBooks(database)
})

import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../gateway/migrations/migrate.ts'
import { seedDemo } from '../../gateway/seeds/seed.ts'
import { generateCode, computeTimeStep } from '../../gateway/src/authenticator/code.ts'
import { demoSecret } from '../../gateway/src/authenticator/demo-secret.ts'
import { createPglite, type Db, pgliteDatabase } from '../../gateway/src/database/db.ts'
import { buildTestApp } from '../../gateway/src/testing/app.ts'
import { expectBalancedBooks } from '../../gateway/src/testing/ledger-check.ts'
import { authorization } from '../../gateway/src/testing/token.ts'
import { createMemoryStore } from '../../graphql-server/src/cache/memory-store.ts'
import { listen } from '../../graphql-server/src/testing/listen.ts'
import { startServer } from '../../graphql-server/src/testing/start-server.ts'
import { confirmCancellation, order, quoteCancellation } from '../support/kill/operations.ts'
import { type SendOperation, products } from '../support/kill/products.ts'
import { searchUntilFound } from '../support/slow-suppliers.ts'

// The gateway executes a call that moves money, but its response is lost.

let time = Date.parse('2026-11-21T09:00:00Z')
const clock = () => new Date(time)
const moneyCallPath = /reservation$/
const cleanups: (() => Promise<unknown>)[] = []

let database: Db
let server: Awaited<ReturnType<typeof startServer>>
/** Number of upcoming calls that move money and whose response is lost. */
let lostResponses = 0
let moneyCalls: { key: unknown }[] = []

/** Starts the reference gateway behind a connection that loses responses. */
async function startLossyGateway(app: Awaited<ReturnType<typeof buildTestApp>>) {
  async function forward(request: IncomingMessage, response: ServerResponse) {
    const { url = '/', method, headers } = request
    const body = await readText(request)
    const key = headers['idempotency-key']
    const gatewayResponse = await app.inject({
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
    if (key !== undefined && moneyCallPath.test(url)) {
      moneyCalls.push({ key })
      if (moneyCalls.length <= lostResponses) return request.socket.resetAndDestroy()
    }
    const { 'idempotency-replayed': replayed, tracktoken } = gatewayResponse.headers
    return response
      .writeHead(gatewayResponse.statusCode, {
        'content-type': 'application/json',
        ...(typeof replayed === 'string' && { 'idempotency-replayed': replayed }),
        ...(typeof tracktoken === 'string' && { tracktoken }),
      })
      .end(gatewayResponse.body)
  }
  const { url, close } = await listen(createServer((request, response) => void forward(request, response)))
  cleanups.push(close)
  return url
}

const send: SendOperation = async <Data>(query: string, variables: object) => {
  const { data, errors } = await server.query(query, variables)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data as Data
}

beforeAll(async () => {
  database = pgliteDatabase(await createPglite({}))
  cleanups.push(() => database.destroy())
  await migrate(database)
  await seedDemo(database, clock())
  const app = await buildTestApp(database, { clock })
  cleanups.push(() => app.close())
  server = await startServer({
    settings: { gatewayUrl: await startLossyGateway(app) },
    clock,
    store: createMemoryStore({ now: () => time }),
  })
  cleanups.push(server.stop)
  // Lets the server discover the gateway's features.
  await send('{ bookings { totalCount } }', {})
})
afterAll(async () => {
  for (const cleanUp of cleanups.toReversed()) await cleanUp()
})

const [stay, ride, groundService] = products
type BookResult = { outcome: { __typename: string; booking?: { id: string; reference: string } } }

/** Books with the next code of the authenticator. */
async function book(product: (typeof products)[number], responsesToLose: number) {
  time += 60_000
  const quote = await searchUntilFound(async () => {
    const found = await product.quote(send, ([first]) => first, '2027-02-10', '2027-02-12')
    if (!found) throw new Error('There is nothing to book.')
    return found
  })
  lostResponses = responsesToLose
  moneyCalls = []
  const idempotencyKey = randomUUID()
  const authCode = generateCode(demoSecret('agent@demo.test'), computeTimeStep(clock()))
  const { outcome } = await send<BookResult>(product.bookMutation, {
    input: {
      ...order,
      ...product.input,
      ...(product.bookMutation.includes('Hotel') ? {} : { passportNumber: 'A1234567' }),
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

describe.each(Object.entries({ 'a stay': stay, 'a ride': ride, 'ground services': groundService }))(
  'booking %s',
  (_, product) => {
    if (!product) throw new Error('no such product')

    test('retries with the same key if a response is lost, and books and charges once', async () => {
      const { outcome, references, idempotencyKey } = await book(product, 1)
      expect(outcome).toMatchObject({ booking: { reference: references[0] } })
      expect(outcome.__typename).toMatch(/Booked$/)
      expect(references).toHaveLength(1)
      expect(moneyCalls.map(({ key }) => key)).toEqual([idempotencyKey, idempotencyKey])
      await expectBalancedBooks(database)
    })

    test('leaves the outcome unknown if the response is lost twice, and finds the booking later by its key', async () => {
      const { outcome, references, idempotencyKey } = await book(product, 2)
      expect(outcome.__typename).toBe('OutcomeUnknown')
      expect(references).toHaveLength(1)
      expect(moneyCalls).toHaveLength(2)
      const found = await send<{ outcome: object }>(
        'query ($key: ID!) { outcome: bookingOutcome(clientReference: $key) { state booking { reference } } }',
        { key: idempotencyKey },
      )
      expect(found.outcome).toEqual({ state: 'BOOKED', booking: { reference: references[0] } })
    })
  },
)

test('retries a cancellation with the same key if a response is lost, and refunds once', async () => {
  if (!groundService) throw new Error('no such product')
  const { outcome } = await book(groundService, 0)
  time += 600_000
  const { quoteCancellation: quoted } = await send<{ quoteCancellation: { quote: { id: string } } }>(
    quoteCancellation,
    {
      id: outcome.booking?.id,
    },
  )
  lostResponses = 1
  moneyCalls = []
  const idempotencyKey = randomUUID()
  const cancelled = await send<BookResult>(confirmCancellation, {
    input: { quoteId: quoted.quote.id, reason: 'The group travels later', idempotencyKey },
  })
  expect(cancelled.outcome).toMatchObject({ __typename: 'BookingCancelled', booking: outcome.booking })
  expect(moneyCalls.map(({ key }) => key)).toEqual([idempotencyKey, idempotencyKey])
  await expectBalancedBooks(database)
})

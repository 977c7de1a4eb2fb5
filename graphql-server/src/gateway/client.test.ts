import { createServer } from 'node:http'
import { connect as connectSocket, createServer as createSocketServer } from 'node:net'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Failure } from '../errors/failure.ts'
import { hotelCalls } from '../hotels/calls.ts'
import { type Gateway, connectGateway } from './client.ts'
import { listen } from '../testing/listen.ts'
import {
  type FailureKind,
  type StubGateway,
  enveloped,
  failure,
  refused,
  startStubGateway,
  withHeaders,
} from '../testing/stub-gateway.ts'

const { search, reservation: book } = hotelCalls

let stub: StubGateway
const connections: ReturnType<typeof connectGateway>[] = []

/** Connects a caller to a gateway. Tests that wait for a timeout scale the deadlines down. */
function connect(url: string, deadlineScale?: number): Gateway {
  const connection = connectGateway({ url, ...(deadlineScale && { deadlineScale }) })
  connections.push(connection)
  return connection.as({
    token: 'a.b.c',
    requestId: 'request-1',
    locale: 'tr-TR',
    logger: pino({ level: 'silent' }),
    client: { address: '192.0.2.7', userAgent: 'A browser' },
  })
}

let gateway: Gateway
let shortDeadlineGateway: Gateway

beforeAll(async () => {
  stub = await startStubGateway()
  gateway = connect(stub.url)
  shortDeadlineGateway = connect(stub.url, 0.005)
})
beforeEach(() => stub.reset())
afterAll(async () => {
  await stub.close()
  await Promise.all(connections.map((connection) => connection.http.destroy()))
})

/** Starts a gateway that closes its first connection and then stops listening. */
async function startVanishingGateway() {
  let requestCount = 0
  const server = createServer((request) => {
    requestCount += 1
    server.close()
    request.socket.resetAndDestroy()
  })
  const { url } = await listen(server)
  return { url, close: () => server.closeAllConnections(), requestCount: () => requestCount }
}

const findFailureCode = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    (value) => value,
    (thrown: unknown) => thrown,
  )
  return error instanceof Failure ? error.code : error
}

describe('read call', () => {
  test.each<[string, FailureKind, string, number]>([
    ['a connection closed before the headers', 'reset', 'GATEWAY_UNAVAILABLE', 2],
    ['a connection closed in the body', 'reset in body', 'GATEWAY_UNAVAILABLE', 2],
    ['half a JSON document', 'truncated', 'GATEWAY_BAD_RESPONSE', 1],
    ['a web page', 'html', 'GATEWAY_BAD_RESPONSE', 1],
    ['nothing', 'empty', 'GATEWAY_BAD_RESPONSE', 1],
    ['an oversized body', 'huge', 'GATEWAY_BAD_RESPONSE', 1],
    ['a redirect', 'redirect', 'GATEWAY_BAD_RESPONSE', 1],
    ['null', { raw: 'null' }, 'GATEWAY_BAD_RESPONSE', 1],
    ['a string', { raw: '"hotels"' }, 'GATEWAY_BAD_RESPONSE', 1],
    ['a number', { raw: '7' }, 'GATEWAY_BAD_RESPONSE', 1],
    ['two documents', { raw: '{}{}' }, 'GATEWAY_BAD_RESPONSE', 1],
    ['a body in another encoding', { raw: Buffer.from('{"a":"é"}', 'latin1') }, 'GATEWAY_BAD_RESPONSE', 1],
    ['compressed bytes', { raw: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]) }, 'GATEWAY_BAD_RESPONSE', 1],
    ['400 without a reason', { status: 400 }, 'GATEWAY_BAD_RESPONSE', 1],
    ['401', { status: 401 }, 'UNAUTHENTICATED', 1],
    ['403', { status: 403 }, 'FORBIDDEN', 1],
    ['404', { status: 404 }, 'GATEWAY_BAD_RESPONSE', 1],
    ['418', { status: 418 }, 'GATEWAY_BAD_RESPONSE', 1],
    ['429', { status: 429, headers: { 'retry-after': '5' } }, 'RATE_LIMITED', 1],
    ['500', { status: 500 }, 'GATEWAY_UNAVAILABLE', 1],
    ['502', { status: 502 }, 'GATEWAY_UNAVAILABLE', 2],
    ['503', { status: 503 }, 'GATEWAY_UNAVAILABLE', 2],
    ['504', { status: 504 }, 'GATEWAY_UNAVAILABLE', 2],
  ])('maps %s (%j) to %s', async (_case, kind, code, calls) => {
    stub.respondTo(search.name, failure(kind))
    expect(await findFailureCode(gateway.read(search, { body: {} }))).toBe(code)
    expect(stub.requestsTo(search.name)).toHaveLength(calls)
  })

  test.each([hotelCalls.availability, hotelCalls.view])('treats HTTP 404 from $name as not found', async (call) => {
    stub.respondTo(call.name, failure({ status: 404 }))
    expect(await gateway.read(call, { body: {} })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    expect(stub.requestsTo(call.name)).toHaveLength(1)
  })

  test.each([
    ['/hotels/reservations', '/hotels/reservations'],
    [hotelCalls.detail.name, hotelCalls.detail],
  ] as const)('treats HTTP 404 from %s as an error, because the gateway may lack the call', async (name, call) => {
    stub.respondTo(name, failure({ status: 404 }))
    expect(await findFailureCode(gateway.read(call, {}))).toBe('GATEWAY_BAD_RESPONSE')
  })

  test.each([409, 422])('treats a problem response with a code and HTTP %i as a refusal', async (status) => {
    const problem = {
      type: 'about:blank',
      title: 'Conflict',
      status,
      detail: 'No room is left.',
      code: 'NOT_AVAILABLE',
    }
    stub.respondTo(hotelCalls.availability.name, failure({ status, body: problem }))
    const result = await gateway.read(hotelCalls.availability, { body: {} })
    expect(result).toMatchObject({ ok: false, code: 'NOT_AVAILABLE', message: 'No room is left.' })
    stub.respondTo(hotelCalls.quoteCancellation.name, failure({ status, body: refused('notEligible') }))
    expect(await gateway.callOptional(hotelCalls.quoteCancellation)).toMatchObject({ ok: false, code: 'notEligible' })
  })

  test.each<[string, FailureKind]>([
    ['no code', { status: 409, body: { title: 'Conflict', status: 409 } }],
    ['a different status', { status: 418, body: { code: 'NOT_AVAILABLE' } }],
    ['a code that is not a string', { status: 409, body: { code: { text: 'X' } } }],
  ])('treats a problem response with %s as a bad response', async (_case, kind) => {
    stub.respondTo(search.name, failure(kind))
    expect(await findFailureCode(gateway.read(search, { body: {} }))).toBe('GATEWAY_BAD_RESPONSE')
  })

  test.each<FailureKind>(['silence', 'drip'])('times out on %s', async (kind) => {
    stub.respondTo(search.name, failure(kind))
    expect(await findFailureCode(shortDeadlineGateway.read(search, { body: {} }))).toBe('GATEWAY_TIMEOUT')
    expect(stub.requestsTo(search.name)).toHaveLength(1)
  })

  test('retries once after 503', async () => {
    stub.respondTo(search.name, (_request, call) => (call === 1 ? failure({ status: 503 }) : { hotels: [] }))
    expect(await gateway.read(search, { body: { a: 1 } })).toMatchObject({ ok: true, body: { hotels: [] } })
    expect(stub.requestsTo(search.name).map(({ body }) => body)).toEqual([{ a: 1 }, { a: 1 }])
  })

  test('throws GATEWAY_UNAVAILABLE when no server is listening', async () => {
    const { url, close } = await listen(createServer())
    await close()
    expect(await findFailureCode(connect(url).read(search, { body: {} }))).toBe('GATEWAY_UNAVAILABLE')
  })

  test('sends the caller’s token, request id, language and origin', async () => {
    stub.respondTo(search.name, [])
    await gateway.read(search, { body: {} })
    expect(stub.requestsTo(search.name)[0]?.headers).toMatchObject({
      authorization: 'Bearer a.b.c',
      'x-request-id': 'request-1',
      'accept-language': 'tr-TR',
      'x-client-address': '192.0.2.7',
      'x-client-agent': 'A browser',
    })
  })

  test('reads JSON with a byte order mark or a text media type', async () => {
    stub.respondTo(search.name, withHeaders(Buffer.from('\ufeff{"hotels":[]}'), { 'content-type': 'text/plain' }))
    expect(await gateway.read(search, { body: {} })).toMatchObject({ ok: true, body: { hotels: [] } })
  })

  test.each<[object, object]>([
    [enveloped({ a: 1 }, { trackToken: 'T' }), { ok: true, trackToken: 'T' }],
    [withHeaders(enveloped({}), { tracktoken: 'H' }), { ok: true, trackToken: 'H' }],
    [
      { Status: { Code: '0' }, Context: { TrackToken: 'T' } },
      { ok: true, trackToken: 'T' },
    ],
    [
      refused('NOT_AVAILABLE', { left: 1 }, 'Gone'),
      { ok: false, code: 'NOT_AVAILABLE', message: 'Gone', details: { left: 1 } },
    ],
    [{ status: { code: 7, message: 'No' } }, { ok: false, code: '7', message: 'No' }],
    [{ status: { code: 'oops' } }, { ok: false }],
    [{ errorCode: 'GPDNE' }, { ok: false, code: 'GPDNE' }],
    [{ errors: [{ code: 'X', message: 'y' }] }, { ok: false, code: 'X' }],
    [{ hotels: [], errors: [{ code: 'SUPPLIER_FAILED' }] }, { ok: true }],
    [{ results: [] }, { ok: true }],
  ])('reads the status in the response body: %j', async (response, expected) => {
    stub.respondTo(search.name, response)
    expect(await gateway.read(search, { body: {} })).toMatchObject(expected)
  })
})

describe('optional call', () => {
  test.each([404, 501])('returns null if the gateway returns %i', async (status) => {
    stub.respondTo('/wallet', failure({ status }))
    expect(await gateway.callOptional('/wallet')).toBeNull()
  })

  test('throws when the gateway fails', async () => {
    stub.respondTo('/wallet', failure({ status: 500 }))
    expect(await findFailureCode(gateway.callOptional('/wallet'))).toBe('GATEWAY_UNAVAILABLE')
  })
})

describe('client behind a proxy that drops idle connections', () => {
  let close: () => Promise<unknown>
  let proxied: Gateway

  // Drops data after a connection's first response, then resets it, like a firewall that has dropped the connection.
  beforeAll(async () => {
    const { port } = new URL(stub.url)
    const proxy = createSocketServer((client) => {
      const server = connectSocket(Number(port), '127.0.0.1')
      let hasResponded = false
      server.on('data', (bytes) => {
        hasResponded = true
        client.write(bytes)
      })
      client.on('data', (bytes) => {
        if (hasResponded) client.resetAndDestroy()
        else server.write(bytes)
      })
      for (const socket of [client, server]) socket.on('error', () => {})
      client.on('close', () => server.destroy())
      server.on('close', () => client.destroy())
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    const address = proxy.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    proxied = connect(`http://127.0.0.1:${address.port}`)
    close = () => new Promise((resolve) => proxy.close(resolve))
  })
  afterAll(() => close())

  /** Opens several connections, which then stay idle. */
  async function openIdleConnections(): Promise<void> {
    stub.respondTo('/hotels/reservations', [])
    await Promise.all(Array.from({ length: 3 }, () => proxied.read('/hotels/reservations', {})))
  }

  test('sends every call that moves money', async () => {
    stub.respondTo(book.name, enveloped({}))
    await openIdleConnections()
    for (let call = 0; call < 3; call++) {
      expect(await proxied.moveMoney(book, { body: {}, idempotencyKey: 'key-12345' })).toMatchObject({
        outcome: 'accepted',
      })
    }
    expect(stub.requestsTo(book.name)).toHaveLength(3)
  })

  test('sends every other call that must not be retried', async () => {
    stub.respondTo('/promo/apply', enveloped({}))
    stub.respondTo('/profile/logo', enveloped({}))
    await openIdleConnections()
    expect(await proxied.callOptional('/promo/apply', { body: {} })).toMatchObject({ ok: true })
    expect(await proxied.upload('/profile/logo', null)).toMatchObject({ ok: true })
  })

  test('uses a new connection to retry a read', async () => {
    stub.respondTo(search.name, { hotels: [] })
    await openIdleConnections()
    expect(await proxied.read(search, { body: {} })).toMatchObject({ ok: true })
  })
})

describe('call that moves money', () => {
  const send = (to = gateway) => to.moveMoney(book, { body: { price: 1 }, idempotencyKey: 'key-12345' })

  test.each<[string, FailureKind]>([
    ['a connection closed before the headers', 'reset'],
    ['a connection closed in the body', 'reset in body'],
    ['half a JSON document', 'truncated'],
    ['a web page', 'html'],
    ['nothing', 'empty'],
    ['an oversized body', 'huge'],
    ['a redirect', 'redirect'],
    ['null', { raw: 'null' }],
    ['404', { status: 404 }],
    ['409', { status: 409 }],
    ['a problem with a code', { status: 409, body: { title: 'Conflict', status: 409, code: 'NOT_AVAILABLE' } }],
    ['500', { status: 500 }],
    ['502', { status: 502 }],
    ['503', { status: 503 }],
    ['504', { status: 504 }],
    [
      'a refusal with a booking reference',
      { raw: JSON.stringify({ ...refused('X'), response: { bookingReferenceNo: 'B1' } }) },
    ],
  ])('is sent once and has an unknown outcome after %s', async (_case, kind) => {
    stub.respondTo(book.name, failure(kind))
    expect(await send()).toEqual({ outcome: 'unknown' })
    expect(stub.requestsTo(book.name)).toHaveLength(1)
  })

  test.each<FailureKind>(['silence', 'drip'])('has an unknown outcome at its deadline after %s', async (kind) => {
    stub.respondTo(book.name, failure(kind))
    expect(await send(shortDeadlineGateway)).toEqual({ outcome: 'unknown' })
    expect(stub.requestsTo(book.name)).toHaveLength(1)
  })

  test('has an unknown outcome when the connection closes without a byte', async () => {
    let connectionCount = 0
    const server = createSocketServer((socket) => {
      connectionCount += 1
      socket.on('data', () => socket.destroy())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    expect(await send(connect(`http://127.0.0.1:${port}`))).toEqual({ outcome: 'unknown' })
    expect(connectionCount).toBe(1)
    server.close()
  })

  test('throws when the request was never sent', async () => {
    const { url, close } = await listen(createServer())
    await close()
    expect(await findFailureCode(send(connect(url)))).toBe('GATEWAY_UNAVAILABLE')
  })

  test.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [429, 'RATE_LIMITED'],
  ])('maps HTTP %i to %s', async (status, code) => {
    stub.respondTo(book.name, failure({ status }))
    expect(await findFailureCode(send())).toBe(code)
  })

  test('returns an explicit refusal', async () => {
    stub.respondTo(book.name, refused('WALLET_SHORT', { balance: '1.00' }))
    expect(await send()).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'WALLET_SHORT', details: { balance: '1.00' } },
    })
  })

  test('returns the response and sends the idempotency key', async () => {
    stub.respondTo(
      book.name,
      withHeaders(enveloped({ bookingStatus: 'Confirmed' }), { 'idempotency-replayed': 'true' }),
    )
    expect(await send()).toMatchObject({ outcome: 'accepted', response: { replayed: true } })
    expect(stub.requestsTo(book.name)[0]?.headers['idempotency-key']).toBe('key-12345')
  })
})

describe('call that moves money, without a clear response, at a gateway that honors idempotency keys', () => {
  const unclear: [string, FailureKind][] = [
    ['a connection closed before the headers', 'reset'],
    ['half a JSON document', 'truncated'],
    ['a web page', 'html'],
    ['409', { status: 409 }],
    ['503', { status: 503 }],
  ]
  const connectWithKeys = () => {
    const connected = connect(stub.url)
    connected.findings.supports = ['idempotency-key']
    return connected
  }
  const send = (to = connectWithKeys()) => to.moveMoney(book, { body: { price: 1 }, idempotencyKey: 'key-12345' })
  const respondToSecond = (response: unknown, kind: FailureKind = 'reset') =>
    stub.respondTo(book.name, (_request, call) => (call === 1 ? failure(kind) : response))

  test.each(unclear)('is retried with the same key (%s)', async (_case, kind) => {
    respondToSecond(withHeaders(enveloped({ bookingStatus: 'Confirmed' }), { 'idempotency-replayed': 'true' }), kind)
    expect(await send()).toMatchObject({ outcome: 'accepted', response: { replayed: true } })
    const sent = stub.requestsTo(book.name).map(({ body, headers }) => [body, headers['idempotency-key']])
    expect(sent).toEqual([
      [{ price: 1 }, 'key-12345'],
      [{ price: 1 }, 'key-12345'],
    ])
  })

  test('is refused when the gateway replays a refusal', async () => {
    respondToSecond(withHeaders(refused('SUPPLIER_REFUSED'), { 'idempotency-replayed': 'true' }))
    expect(await send()).toMatchObject({ outcome: 'refused', refusal: { code: 'SUPPLIER_REFUSED' } })
  })

  test.each<[string, unknown]>([
    ['a refusal that may concern only the second call', refused('AUTH_CODE_USED')],
    ['another unclear response', failure('reset')],
    ['401', failure({ status: 401 })],
    ['429', failure({ status: 429 })],
  ])('still has an unknown outcome after %s, and is not sent a third time', async (_case, response) => {
    respondToSecond(response)
    expect(await send()).toEqual({ outcome: 'unknown' })
    expect(stub.requestsTo(book.name)).toHaveLength(2)
  })

  test('still has an unknown outcome when the gateway is down for the retry', async () => {
    const { url, close, requestCount } = await startVanishingGateway()
    try {
      const vanishing = connect(url)
      vanishing.findings.supports = ['idempotency-key']
      expect(await send(vanishing)).toEqual({ outcome: 'unknown' })
      expect(requestCount()).toBe(1)
    } finally {
      close()
    }
  })

  test('is not retried once its deadline has passed', async () => {
    const connected = connect(stub.url, 0.005)
    connected.findings.supports = ['idempotency-key']
    stub.respondTo(book.name, failure('silence'))
    expect(await send(connected)).toEqual({ outcome: 'unknown' })
    expect(stub.requestsTo(book.name)).toHaveLength(1)
  })

  test.each([[401], [429]])('fails definitively if the gateway immediately returns %i', async (status) => {
    stub.respondTo(book.name, failure({ status }))
    expect(await findFailureCode(send())).toBe(status === 401 ? 'UNAUTHENTICATED' : 'RATE_LIMITED')
    expect(stub.requestsTo(book.name)).toHaveLength(1)
  })
})

test('does not mix up concurrent responses', async () => {
  stub.respondTo(search.name, (request: { body: unknown }) => ({ hotels: [request.body] }))
  const bodies = Array.from({ length: 50 }, (_, index) => ({ index }))
  const results = await Promise.all(bodies.map((body) => gateway.read(search, { body })))
  expect(results.map((result) => result.body)).toEqual(bodies.map((body) => ({ hotels: [body] })))
})

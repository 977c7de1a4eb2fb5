import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { encodeBookingId } from '../bookings/booking-id.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { enveloped, failure, refused } from '../testing/stub-gateway.ts'

const now = new Date('2026-11-21T10:00:00Z')
let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
beforeEach(() => server.gateway.reset())
afterAll(() => server.stop())

const aWallet = { walletId: 'w-1', balance: '48120.75', heldAmount: '600.00', isLow: false, currencyCode: 'SAR' }
const sar = (amount: string) => ({ amount, currency: 'SAR' })

describe('wallet', () => {
  const wallet = '{ wallet { id balance { amount currency } held { amount currency } isLow asOf } }'

  test.each([
    ['"48120.75"', '48120.75', '48120.75'],
    ['a number', 48120.7, '48120.70'],
  ])('returns the balance sent as %s', async (_, balance, amount) => {
    server.gateway.respondTo('/wallet', enveloped({ ...aWallet, balance }))
    const { data } = await server.query(wallet)
    expect(data.wallet).toEqual({
      id: 'w-1',
      balance: sar(amount),
      held: sar('600.00'),
      isLow: false,
      asOf: now.toISOString(),
    })
  })

  test.each([
    ['"120.00"', '120.00', sar('120.00')],
    ['"0.00"', '0.00', null],
    ['nothing', undefined, null],
  ])('returns the owed amount sent as %s', async (_, owedAmount, owed) => {
    server.gateway.respondTo('/wallet', enveloped({ ...aWallet, owedAmount }))
    const { data } = await server.query('{ wallet { owed { amount currency } } }')
    expect(data.wallet).toEqual({ owed })
  })

  test('is returned even if data is missing', async () => {
    server.gateway.respondTo(
      '/wallet',
      enveloped({ walletId: 'w-1', balance: 1, heldAmount: '-5.00', isLow: 'perhaps' }),
    )
    const { data } = await server.query(wallet)
    expect(data.wallet).toMatchObject({ balance: sar('1.00'), held: null, isLow: null })
  })

  test.each([
    ['is not supported', failure({ status: 404 })],
    ['has no readable balance', enveloped({ walletId: 'w-1', balance: 'much' })],
  ])('is null if it %s', async (_, response) => {
    server.gateway.respondTo('/wallet', response)
    const { data, errors } = await server.query(wallet)
    expect([data.wallet, errors]).toEqual([null, []])
  })

  test.each([
    ['the wallet', '/wallet', '{ wallet { id } }'],
    ['a card payment', '/payments', '{ cardPayment(id: "payment-1") { id } }'],
    ['exchange rates', '/currencies/rates', '{ exchangeRates { riyals } }'],
    ['a lookup', '/booking/lookup', '{ lookup(text: "MKH-1") { complete } }'],
  ])('treats an unknown refusal for %s as an error, not as a missing feature', async (_, call, operation) => {
    server.gateway.respondTo(call, refused('CLOSED'))
    const { errors } = await server.query(operation)
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['GATEWAY_BAD_RESPONSE'])
  })
})

describe('wallet statement', () => {
  const movement = {
    movementId: '12',
    at: '2026-11-21T09:00:00Z',
    kind: 'payment',
    amount: '-600.00',
    balance: '48120.75',
    currencyCode: 'SAR',
    chargedAt: '2026-11-21T09:00:02Z',
    bookingReferenceNo: 'TRN-7F3K-20418',
    provider: 'HUDXConnect',
    bookingType: 2,
    leadName: 'Amina Yusuf',
    actor: 'Demo Agent',
  }
  const statement = async (variables: object = {}) =>
    server.query(
      `query ($where: StatementWhere, $after: String, $pageSize: Int) { wallet {
        statement(where: $where, after: $after, pageSize: $pageSize) { nextPage items {
          id at kind amount { amount currency } balance { amount currency } chargedAt actor
          booking { id reference product leadName } } } } }`,
      variables,
    )
  const list = (results: unknown, paginationKey: unknown = null) => ({ results, paginationKey })

  beforeEach(() => server.gateway.respondTo('/wallet', enveloped(aWallet)))

  test('returns a transaction with a link to its booking', async () => {
    server.gateway.respondTo('/wallet/statement', list([movement]))
    const { data } = await statement()
    expect(data.wallet?.statement).toEqual({
      nextPage: null,
      items: [
        {
          id: '12',
          at: '2026-11-21T09:00:00.000Z',
          kind: 'PAYMENT',
          amount: sar('-600.00'),
          balance: sar('48120.75'),
          chargedAt: '2026-11-21T09:00:02.000Z',
          actor: 'Demo Agent',
          booking: {
            id: encodeBookingId({
              __typename: 'TransportBooking',
              provider: 'hudxconnect',
              reference: 'TRN-7F3K-20418',
            }),
            reference: 'TRN-7F3K-20418',
            product: 'TRANSPORT',
            leadName: 'Amina Yusuf',
          },
        },
      ],
    })
  })

  test.each(['TOP_UP', 'TOP_UP_REFUND', 'CHARGEBACK', 'CHARGEBACK_REVERSAL', 'DEBT', 'DEBT_PAYMENT'])(
    'returns %s transactions, with the card if the gateway sends it',
    async (kind) => {
      const { bookingReferenceNo: _, ...movementWithoutBooking } = movement
      const card = { scheme: 'visa', lastFour: '4242' }
      server.gateway.respondTo(
        '/wallet/statement',
        list([
          { ...movementWithoutBooking, kind, card },
          { ...movementWithoutBooking, kind, card: { scheme: 'visa' } },
        ]),
      )
      const { data } = await server.query(
        '{ wallet { statement { items { kind card { scheme lastFour } booking { id } } } } }',
      )
      expect(data.wallet?.statement?.items).toEqual([
        { kind, card: { scheme: 'VISA', lastFour: '4242' }, booking: null },
        { kind, card: null, booking: null },
      ])
    },
  )

  test('forwards filters and page keys', async () => {
    server.gateway.respondTo('/wallet/statement', list([], { position: 12 }))
    const where = { kinds: ['HOLD', 'REFUND'], from: '2026-11-01', to: '2026-11-30' }
    const first = await statement({ where, pageSize: 5 })
    await statement({ where, pageSize: 5, after: first.data.wallet?.statement?.nextPage })
    const filters = { limit: '5', kind: 'HOLD,REFUND', from: '2026-11-01', to: '2026-11-30' }
    expect(server.gateway.requestsTo('/wallet/statement').map(({ query }) => query)).toEqual([
      filters,
      { ...filters, key: '{"position":12}' },
    ])
  })

  test('omits unreadable transactions and missing data', async () => {
    const { movementId, at, amount } = movement
    server.gateway.respondTo(
      '/wallet/statement',
      list([{ ...movement, amount: 'much' }, null, { ...movement, at: 7 }, { movementId, at, amount, kind: 'BONUS' }]),
    )
    const { data, errors } = await statement()
    expect(errors).toEqual([])
    expect(data.wallet?.statement?.items).toEqual([
      {
        id: '12',
        at: '2026-11-21T09:00:00.000Z',
        kind: 'UNRECOGNISED',
        amount: sar('-600.00'),
        balance: null,
        chargedAt: null,
        actor: null,
        booking: null,
      },
    ])
  })

  test('is null for a gateway that does not support statements', async () => {
    const { data, errors } = await statement()
    expect([data.wallet, errors]).toEqual([{ statement: null }, []])
  })

  test('rejects a page key that the gateway rejects, and a page size outside the limits', async () => {
    server.gateway.respondTo('/wallet/statement', failure({ status: 400, body: refused('BAD_REQUEST') }))
    expect((await statement({ after: 'x' })).errors[0]?.extensions['code']).toBe('BAD_USER_INPUT')
    expect((await statement({ pageSize: 101 })).errors[0]?.extensions['code']).toBe('BAD_USER_INPUT')
  })

  test.each([
    ['HTTP 400 without a page', {}, failure({ status: 400, body: refused('BAD_REQUEST') })],
    ['a page refused in the response body', { after: 'x' }, refused('CLOSED')],
  ])('does not report an invalid argument for %s', async (_, variables, response) => {
    server.gateway.respondTo('/wallet/statement', response)
    const { errors } = await statement(variables)
    expect(errors[0]?.extensions['code']).toBe('GATEWAY_BAD_RESPONSE')
  })

  test('requires a signed-in agent', async () => {
    const { errors } = await server.query('{ wallet { statement { nextPage } } }', {}, { token: null })
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED')
  })
})

describe('card top-up', () => {
  const payment = {
    paymentId: 'payment-1',
    status: 'CREATED',
    amount: '500.00',
    currencyCode: 'SAR',
    pageUrl: 'https://pay.example.test/hpp_1',
  }
  const key = 'key-00000001'
  const topUp = async (input: object) =>
    (
      await server.query(
        `mutation ($input: TopUpWalletInput!) { topUpWallet(input: $input) { __typename
          ... on CardPaymentStarted { payment { id status amount { amount currency } pageUrl } }
          ... on UserError { code } ... on InvalidInput { fields { path code } } } }`,
        { input },
      )
    ).data.topUpWallet
  const readPayment = async () =>
    (await server.query('{ cardPayment(id: "payment-1") { id status amount { amount } pageUrl } }')).data.cardPayment

  test('opens the provider’s page with the caller’s idempotency key', async () => {
    server.gateway.respondTo('/payments', enveloped(payment))
    expect(await topUp({ amount: '500.00', idempotencyKey: key })).toEqual({
      __typename: 'CardPaymentStarted',
      payment: { id: 'payment-1', status: 'CREATED', amount: sar('500.00'), pageUrl: payment.pageUrl },
    })
    const [request] = server.gateway.requestsTo('/payments')
    expect(request?.body).toEqual({ amount: '500.00', cultCode: 'en-US' })
    expect(request?.headers['idempotency-key']).toBe(key)
  })

  test.each([
    ['AMOUNT_INVALID', { __typename: 'InvalidInput', fields: [{ path: 'amount', code: 'FIELD_INVALID' }] }],
    ['IDEMPOTENCY_MISMATCH', { __typename: 'IdempotencyMismatch' }],
  ])('returns the result for the refusal %s', async (code, expected) => {
    server.gateway.respondTo('/payments', refused(code))
    expect(await topUp({ amount: '500.00', idempotencyKey: key })).toMatchObject(expected)
  })

  test('does not report other refusals as an invalid amount', async () => {
    server.gateway.respondTo('/payments', refused('CLOSED'))
    const { errors } = await server.query(
      'mutation ($input: TopUpWalletInput!) { topUpWallet(input: $input) { __typename } }',
      { input: { amount: '500.00', idempotencyKey: key } },
    )
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['GATEWAY_BAD_RESPONSE'])
  })

  test.each(['-1.00', '1.001', '100000000.00'])('rejects %s without a call to the gateway', async (amount) => {
    expect(await topUp({ amount, idempotencyKey: key })).toMatchObject({ fields: [{ path: 'amount' }] })
    expect(server.gateway.requestsTo('/payments')).toEqual([])
  })

  test('returns NotSupported, and null for the payment, if the gateway accepts no cards', async () => {
    expect(await topUp({ amount: '500.00', idempotencyKey: key })).toMatchObject({ __typename: 'NotSupported' })
    expect(await readPayment()).toBeNull()
  })

  test('returns the payment status from the gateway', async () => {
    server.gateway.respondTo('/payments', enveloped({ ...payment, status: 'captured', pageUrl: null }))
    expect(await readPayment()).toEqual({
      id: 'payment-1',
      status: 'CAPTURED',
      amount: { amount: '500.00' },
      pageUrl: null,
    })
    server.gateway.respondTo('/payments', enveloped({ ...payment, status: 'HELD_BY_BANK' }))
    expect(await readPayment()).toMatchObject({ status: 'UNRECOGNISED' })
    server.gateway.respondTo('/payments', refused('NOT_FOUND'))
    expect(await readPayment()).toBeNull()
  })

  test.each(['javascript:alert(1)', 'http://pay.example.test/hpp_1', '//pay.example.test', 'data:text/html,x'])(
    'omits the unsafe page URL %s',
    async (pageUrl) => {
      server.gateway.respondTo('/payments', enveloped({ ...payment, pageUrl }))
      expect(await readPayment()).toMatchObject({ pageUrl: null })
    },
  )

  test('returns the gateway’s limits if they are valid', async () => {
    const limits = async () =>
      (await server.query('{ wallet { topUp { minimum { amount } maximum { amount } } } }')).data.wallet?.topUp
    server.gateway.respondTo('/wallet', enveloped({ ...aWallet, topUp: { minimum: '10.00', maximum: '500.00' } }))
    expect(await limits()).toEqual({ minimum: { amount: '10.00' }, maximum: { amount: '500.00' } })
    server.gateway.respondTo('/wallet', enveloped({ ...aWallet, topUp: { minimum: '10.00', maximum: '1.00' } }))
    expect(await limits()).toBeNull()
  })

  test('returns the card schemes that the gateway accepts, or none if it lists none', async () => {
    const schemes = async () => (await server.query('{ wallet { cardSchemes } }')).data.wallet?.cardSchemes
    server.gateway.respondTo(
      '/wallet',
      enveloped({ ...aWallet, cards: { schemes: ['MADA', 'American Express', 'OTHER'] } }),
    )
    expect(await schemes()).toEqual(['MADA', 'AMERICAN_EXPRESS', 'UNRECOGNISED'])
    server.gateway.respondTo('/wallet', enveloped(aWallet))
    expect(await schemes()).toEqual([])
  })
})

describe('card provider notification', () => {
  test('is forwarded to the gateway unchanged, without a token', async () => {
    server.gateway.respondTo('/payments/notifications', { accepted: true })
    const body = '{ "type":"payment_captured" }\n'
    const response = await fetch(`${server.url}/payments/notifications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cko-signature': 'abc' },
      body,
    })
    expect(response.status).toBe(200)
    const [request] = server.gateway.requestsTo('/payments/notifications')
    expect(request?.bytes.toString()).toBe(body)
    expect(request?.headers).toMatchObject({ 'cko-signature': 'abc' })
    expect(request?.headers.authorization).toBeUndefined()
  })

  test('returns the gateway’s response', async () => {
    server.gateway.respondTo('/payments/notifications', failure({ status: 401 }))
    const post = (body: string) => fetch(`${server.url}/payments/notifications`, { method: 'POST', body })
    expect((await post('{}')).status).toBe(401)
    expect((await post('x'.repeat(70_000))).status).toBe(413)
  })
})

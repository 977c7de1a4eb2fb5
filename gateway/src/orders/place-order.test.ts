import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hotelOrderView } from '#src/products/hotel/schemas.ts'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { demoCompanies } from '../../seeds/companies.ts'

const database = withDatabase()
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db)
  gateway = await sharedGateway
  // Expires locks and codes of the previous test.
  gateway.advance(3600)
})
afterEach(() => expectBalancedBooks(database.db))

type Body = Awaited<ReturnType<TestGateway['hold']>>['body']
type RequestObject = Body['requestObject']
const withRequestObject = (body: Body, change: Partial<RequestObject>): Body => ({
  ...body,
  requestObject: { ...body.requestObject, ...change },
})

describe('reservation', () => {
  it('is confirmed, charged to the company and recorded with its agent', async () => {
    const balanceBefore = Number(await gateway.balance('colleague'))
    const { reply, total, reference, key, body } = await gateway.book('agent')
    expect(reply.replayed).toBe(false)
    expect(reply.json).toMatchObject({
      status: { code: 0 },
      response: { bookingStatus: 'Confirmed', provider: body.provider.toLowerCase(), totalPrice: total },
    })
    expect(reference).toMatch(/^MKH-[2-9A-Z]{4}-\d{5}$/)
    expect(await gateway.balance('colleague')).toBe((balanceBefore - total).toFixed(2))

    const { response } = await gateway.call('colleague', '/hotels/viewreservation', {
      bookingReferenceNo: reference,
      provider: body.provider,
    })
    expect(response).toMatchObject({
      bookingStatus: 'Confirmed',
      clientReference: key,
      partnerReferenceNo: 'OWN-1',
      vatNumber: '310000000100003',
      paymentInfo: { paidAmount: total, refundedAmount: null, ibanNumber: demoCompanies[0]?.ibans[0] },
      history: [
        { kind: 'CONFIRMED', actorKind: 'SUPPLIER' },
        { kind: 'CHARGED', actorKind: 'SYSTEM', amount: total },
        { kind: 'REQUESTED', actorKind: 'AGENT', actor: 'Demo Agent' },
      ],
    })
  })

  it('accepts the tax number of a company outside Saudi Arabia', async () => {
    const setCountry = (country: string, number: string) =>
      database.db.updateTable('companies').set({ country, vat_number: number }).where('id', '=', 'company-b').execute()
    await setCountry('PK', '1234567-8')
    const { body } = await gateway.hold('partner')
    const ordered = withRequestObject({ ...body, authCode: gateway.freshCode('partner') } as Body, {
      vatNumber: '1234567-8',
    })
    const reply = await gateway.reserve('partner', ordered)
    expect(reply.json).toMatchObject({ response: { bookingStatus: 'Confirmed' } })
    await setCountry('SA', '310000000200003')
  })

  it('can include several rooms with children and ages sent as text or in Arabic digits', async () => {
    const held = await gateway.hold('agent', { rooms: [{ adults: 2, childAges: [5] }, { adults: 3 }] })
    const [family, ...others] = held.body.requestObject.roomGroups
    const roomGroups = [
      {
        ...family,
        rooms: family?.rooms.map((room) => ({
          ...room,
          travellerDetails: room.travellerDetails.map((guest) => ({
            ...guest,
            details: { ...guest.details, age: guest.details.age === null ? null : '٥' },
          })),
        })),
      },
      ...others,
    ]
    const reply = await gateway.reserve('agent', {
      ...held.body,
      authCode: gateway.freshCode('agent').replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
      requestObject: { ...held.body.requestObject, roomGroups, vatNumber: '٣١٠٠٠٠٠٠٠١٠٠٠٠٣' },
    })
    expect(reply.response).toMatchObject({ bookingStatus: 'Confirmed', totalPrice: held.total })
  })

  it('has a price for each room', async () => {
    const { reference, total, body } = await gateway.book('agent', {
      rooms: [{ adults: 2, childAges: [5] }, { adults: 3 }],
    })
    const { json } = await gateway.call('agent', '/hotels/viewreservation', {
      bookingReferenceNo: reference,
      provider: body.provider,
    })
    const rooms = hotelOrderView.parse(json).response?.hotelDetails.roomGroups.flatMap((group) => group.rooms) ?? []
    const amounts = rooms.map(({ amount }) => Math.round(Number(amount) * 100))
    expect(amounts).toHaveLength(2)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(total * 100))
  })

  it('can be made with the preferred IBAN or another one of the company’s IBANs', async () => {
    const second = demoCompanies[0]?.ibans[1]
    const held = await gateway.hold('agent')
    const spaced = second?.replaceAll(/(.{4})/g, '$1 ')
    const { response } = await gateway.reserve('agent', {
      ...held.body,
      ibanNumber: spaced,
      authCode: gateway.freshCode('agent'),
    })
    const view = await gateway.call('agent', '/hotels/viewreservation', {
      bookingReferenceNo: response['bookingReferenceNo'],
      provider: held.body.provider,
    })
    expect(view.response).toMatchObject({ paymentInfo: { ibanNumber: second } })
  })

  it('requires an idempotency key', async () => {
    const held = await gateway.hold('agent')
    const reply = await gateway.call('agent', '/hotels/b2breservation', {
      ...held.body,
      authCode: gateway.freshCode('agent'),
    })
    expect(reply.status).toBe(400)
    expect(reply.refusal?.message).toContain('idempotency-key')
  })

  it('results in one e-mail to the agent, in the display language, with a link to the booking', async () => {
    const { reference, body } = await gateway.book('agent')
    const emails = await database.db
      .selectFrom('mails')
      .selectAll()
      .where('dedupe_key', '=', `booking-confirmed:${reference}`)
      .execute()
    expect(emails).toHaveLength(1)
    const url = `http://localhost:4000/booking-detail?reference=${reference}&supplier=${body.provider.toLowerCase()}`
    expect(emails[0]).toMatchObject({ recipient: 'agent@demo.test', locale: 'en-US', content: { reference, url } })
  })
})

describe('POST /hotels/b2breservation', () => {
  type Traveler = RequestObject['roomGroups'][number]['rooms'][number]['travellerDetails'][number]
  const withTravelers = (change: (travelers: Traveler[]) => unknown[]) => (body: Body) => ({
    ...body,
    requestObject: {
      ...body.requestObject,
      roomGroups: body.requestObject.roomGroups.map(({ rooms }) => ({
        rooms: rooms.map(({ travellerDetails }) => ({ travellerDetails: change(travellerDetails) })),
      })),
    },
  })
  const withLead = (change: { isMainPax?: boolean; type?: string; details?: object }) =>
    withTravelers(([first, ...others]) => [
      { ...first, ...change, details: { ...first?.details, ...change.details } },
      ...others,
    ])
  const withPrice =
    (change: (total: number) => number, decimals = 2) =>
    (body: Body) => ({
      ...body,
      price: Number(change(body.price).toFixed(decimals)),
    })
  const cases: [string, (body: Body) => object, string, object][] = [
    ['an unknown track token', (body) => ({ ...body, trackToken: randomUUID() }), 'TRACK_TOKEN_UNKNOWN', {}],
    ['another supplier’s token', (body) => ({ ...body, provider: 'agoda' }), 'TRACK_TOKEN_UNKNOWN', {}],
    ['a price one halala too low', withPrice((total) => total - 0.01), 'PRICE_CHANGED', {}],
    ['a price one halala too high', withPrice((total) => total + 0.01), 'PRICE_CHANGED', {}],
    ['a price with a third decimal', withPrice((total) => total + 0.0001, 4), 'PRICE_CHANGED', {}],
    ['a price of zero', (body) => ({ ...body, price: 0 }), 'PRICE_CHANGED', {}],
    ['a negative price', withPrice((total) => -total), 'PRICE_CHANGED', {}],
    ['an absurd price', (body) => ({ ...body, price: 1e300 }), 'PRICE_CHANGED', {}],
    ['one adult too few', withTravelers((travelers) => travelers.slice(0, 1)), 'GUESTS_MISMATCH', {}],
    ['one adult too many', withTravelers((travelers) => [...travelers, travelers[1]]), 'GUESTS_MISMATCH', {}],
    ['missing guests', withTravelers(() => []), 'GUESTS_MISMATCH', {}],
    [
      'missing rooms',
      (body) => withRequestObject(body, { roomGroups: [] }),
      'GUESTS_MISMATCH',
      { path: 'requestObject.roomGroups' },
    ],
    ['a missing lead', withLead({ isMainPax: false }), 'GUESTS_MISMATCH', {}],
    [
      'two leads',
      withTravelers((travelers) => travelers.map(({ type, details }) => ({ type, details, isMainPax: true }))),
      'GUESTS_MISMATCH',
      {},
    ],
    ['a child instead of an adult', withLead({ type: 'CHD', details: { age: 5 } }), 'GUESTS_MISMATCH', {}],
    ['a lead without contact details', withLead({ details: { contactInformation: null } }), 'GUESTS_MISMATCH', {}],
    [
      'markup in a name',
      withLead({ details: { lastName: '<b>' } }),
      'GUESTS_MISMATCH',
      { path: 'requestObject.roomGroups[0].rooms[0].travellerDetails[0].details.lastName' },
    ],
    ['an empty name', withLead({ details: { firstName: '  ' } }), 'GUESTS_MISMATCH', {}],
    ['a 101-character name', withLead({ details: { firstName: 'x'.repeat(101) } }), 'GUESTS_MISMATCH', {}],
    ['a missing VAT number', (body) => withRequestObject(body, { vatNumber: '' }), 'VAT_NUMBER_INVALID', {}],
    [
      'a 14-digit VAT number',
      (body) => withRequestObject(body, { vatNumber: '31000000010003' }),
      'VAT_NUMBER_INVALID',
      {},
    ],
    [
      'a VAT number that ends with 4',
      (body) => withRequestObject(body, { vatNumber: '310000000100004' }),
      'VAT_NUMBER_INVALID',
      {},
    ],
    [
      'another company’s IBAN',
      (body) => ({ ...body, ibanNumber: demoCompanies[1]?.ibans[0] }),
      'IBAN_UNKNOWN',
      { path: 'ibanNumber' },
    ],
    ['an unknown IBAN', (body) => ({ ...body, ibanNumber: 'SA0380000000608010167519' }), 'IBAN_UNKNOWN', {}],
  ]

  it.each(cases)(
    'moves no money and leaves the code, token and key usable after refusing %s',
    async (_what, change, code, details) => {
      const { body, total } = await gateway.hold('agent')
      const balance = await gateway.balance('agent')
      const key = randomUUID()
      const authCode = gateway.freshCode('agent')

      const refused = await gateway.reserve('agent', { ...change(body), authCode }, key)
      expect(refused.status).toBe(200)
      expect(refused.refusal).toMatchObject({
        code,
        extraDetails: code === 'PRICE_CHANGED' ? { newPrice: total } : details,
      })
      expect(refused.response).toEqual({})
      expect(await gateway.balance('agent')).toBe(balance)

      const accepted = await gateway.reserve('agent', { ...body, authCode }, key)
      expect(accepted.response).toMatchObject({ bookingStatus: 'Confirmed' })
      expect(accepted.replayed).toBe(false)
      const { provider } = body
      const cancelled = await cancelAfterWait(String(accepted.response['bookingReferenceNo']), provider)
      expect(cancelled.response).toMatchObject({ bookingStatus: 'Cancelled' })
    },
  )

  const cancelAfterWait = async (reference: string, provider: string) => {
    gateway.advance(300)
    const { response } = await gateway.quoteCancellation('agent', reference, provider)
    return gateway.confirmCancellation('agent', response, provider)
  }

  it('returns the same response for a colleague’s token as for an unknown one', async () => {
    const { body } = await gateway.hold('colleague')
    const colleagueReply = await gateway.reserve('agent', { ...body, authCode: gateway.freshCode('agent') })
    const unknownReply = await gateway.reserve('agent', {
      ...body,
      trackToken: randomUUID(),
      authCode: gateway.freshCode('agent'),
    })
    expect(colleagueReply.refusal?.code).toBe('TRACK_TOKEN_UNKNOWN')
    expect(colleagueReply.json).toEqual(unknownReply.json)
  })

  it('refuses the reservation as soon as the hold expires', async () => {
    const inTime = await gateway.hold('agent')
    gateway.advance(899.999)
    const beforeExpiry = await gateway.reserve('agent', { ...inTime.body, authCode: gateway.code('agent') })
    expect(beforeExpiry.response).toMatchObject({ bookingStatus: 'Confirmed' })
    const expired = await gateway.hold('agent')
    gateway.advance(900)
    const refused = await gateway.reserve('agent', { ...expired.body, authCode: gateway.code('agent') })
    expect(refused.refusal?.code).toBe('TRACK_TOKEN_EXPIRED')
  })

  it('returns the reference of the booking that already used the token', async () => {
    const { body, reference } = await gateway.book('agent')
    const secondReply = await gateway.reserve('agent', { ...body, authCode: gateway.freshCode('agent') })
    expect(secondReply.refusal).toMatchObject({
      code: 'TRACK_TOKEN_USED',
      extraDetails: { bookingReferenceNo: reference },
    })
  })

  it('does not use up the code when the wallet balance is insufficient', async () => {
    const { body, total } = await gateway.hold('lowfunds')
    const authCode = gateway.freshCode('lowfunds')
    const refused = await gateway.reserve('lowfunds', { ...body, authCode })
    expect(refused.refusal).toMatchObject({
      code: 'WALLET_SHORT',
      extraDetails: { balance: '10.00', required: total.toFixed(2) },
    })
    expect(await gateway.balance('lowfunds')).toBe('10.00')
    const uses = await database.db
      .selectFrom('authenticator_uses')
      .selectAll()
      .where('user_sub', 'like', '%c1')
      .execute()
    expect(uses).toEqual([])
  })

  it('counts wrong codes and, after the fifth, locks payments but not other calls', async () => {
    const key = randomUUID()
    const { body } = await gateway.hold('partner')
    const refusals = []
    for (let guess = 0; guess < 5; guess++) {
      refusals.push((await gateway.reserve('partner', { ...body, authCode: '000000' }, key)).refusal)
    }
    const retryAt = new Date(gateway.clock().getTime() + 900_000).toISOString()
    expect(refusals.map((refusal) => [refusal?.code, refusal?.extraDetails])).toEqual([
      ['AUTH_CODE_INVALID', { attemptsLeft: 4 }],
      ['AUTH_CODE_INVALID', { attemptsLeft: 3 }],
      ['AUTH_CODE_INVALID', { attemptsLeft: 2 }],
      ['AUTH_CODE_INVALID', { attemptsLeft: 1 }],
      ['AUTH_CODE_LOCKED', { retryAt }],
    ])
    gateway.advance(600)
    const locked = await gateway.reserve('partner', { ...body, authCode: gateway.code('partner') }, key)
    expect(locked.refusal).toMatchObject({ code: 'AUTH_CODE_LOCKED', extraDetails: { retryAt } })
    expect((await gateway.call('partner', '/wallet')).status).toBe(200)
    gateway.advance(300)
    const held = await gateway.hold('partner')
    const unlocked = await gateway.reserve('partner', { ...held.body, authCode: gateway.code('partner') }, key)
    expect(unlocked.response).toMatchObject({ bookingStatus: 'Confirmed' })
  })
})

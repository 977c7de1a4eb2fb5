import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hotelOrderView } from '#src/products/hotel/schemas.ts'
import { type Desk, openDesk } from '#src/testing/booking-desk.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { demoCompanies } from '../../seeds/companies.ts'

const database = withDatabase()
let sharedDesk: Promise<Desk> | undefined
let desk: Desk
beforeEach(async () => {
  sharedDesk ??= openDesk(database.db)
  desk = await sharedDesk
  // Expires locks and codes of the previous test.
  desk.advance(3600)
})
afterEach(() => expectBalancedBooks(database.db))

type Body = Awaited<ReturnType<Desk['hold']>>['body']
type RequestObject = Body['requestObject']
const withRequestObject = (body: Body, change: Partial<RequestObject>): Body => ({
  ...body,
  requestObject: { ...body.requestObject, ...change },
})

describe('reservation', () => {
  it('is confirmed, charged to the company and recorded with its agent', async () => {
    const balanceBefore = Number(await desk.balance('colleague'))
    const { reply, total, reference, key, body } = await desk.book('agent')
    expect(reply.replayed).toBe(false)
    expect(reply.json).toMatchObject({
      status: { code: 0 },
      response: { bookingStatus: 'Confirmed', provider: body.provider.toLowerCase(), totalPrice: total },
    })
    expect(reference).toMatch(/^MKH-[2-9A-Z]{4}-\d{5}$/)
    expect(await desk.balance('colleague')).toBe((balanceBefore - total).toFixed(2))

    const { response } = await desk.call('colleague', '/hotels/viewreservation', {
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
    const { body } = await desk.hold('partner')
    const ordered = withRequestObject({ ...body, authCode: desk.freshCode('partner') } as Body, {
      vatNumber: '1234567-8',
    })
    const reply = await desk.reserve('partner', ordered)
    expect(reply.json).toMatchObject({ response: { bookingStatus: 'Confirmed' } })
    await setCountry('SA', '310000000200003')
  })

  it('can include several rooms with children and ages sent as text or in Arabic digits', async () => {
    const held = await desk.hold('agent', { rooms: [{ adults: 2, childAges: [5] }, { adults: 3 }] })
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
    const reply = await desk.reserve('agent', {
      ...held.body,
      authCode: desk.freshCode('agent').replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
      requestObject: { ...held.body.requestObject, roomGroups, vatNumber: '٣١٠٠٠٠٠٠٠١٠٠٠٠٣' },
    })
    expect(reply.response).toMatchObject({ bookingStatus: 'Confirmed', totalPrice: held.total })
  })

  it('has a price for each room', async () => {
    const { reference, total, body } = await desk.book('agent', {
      rooms: [{ adults: 2, childAges: [5] }, { adults: 3 }],
    })
    const { json } = await desk.call('agent', '/hotels/viewreservation', {
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
    const held = await desk.hold('agent')
    const spaced = second?.replaceAll(/(.{4})/g, '$1 ')
    const { response } = await desk.reserve('agent', {
      ...held.body,
      ibanNumber: spaced,
      authCode: desk.freshCode('agent'),
    })
    const view = await desk.call('agent', '/hotels/viewreservation', {
      bookingReferenceNo: response['bookingReferenceNo'],
      provider: held.body.provider,
    })
    expect(view.response).toMatchObject({ paymentInfo: { ibanNumber: second } })
  })

  it('requires an idempotency key', async () => {
    const held = await desk.hold('agent')
    const reply = await desk.call('agent', '/hotels/b2breservation', {
      ...held.body,
      authCode: desk.freshCode('agent'),
    })
    expect(reply.status).toBe(400)
    expect(reply.refusal?.message).toContain('idempotency-key')
  })

  it('results in one e-mail to the agent, in the display language, with a link to the booking', async () => {
    const { reference, body } = await desk.book('agent')
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
      const { body, total } = await desk.hold('agent')
      const balance = await desk.balance('agent')
      const key = randomUUID()
      const authCode = desk.freshCode('agent')

      const refused = await desk.reserve('agent', { ...change(body), authCode }, key)
      expect(refused.status).toBe(200)
      expect(refused.refusal).toMatchObject({
        code,
        extraDetails: code === 'PRICE_CHANGED' ? { newPrice: total } : details,
      })
      expect(refused.response).toEqual({})
      expect(await desk.balance('agent')).toBe(balance)

      const accepted = await desk.reserve('agent', { ...body, authCode }, key)
      expect(accepted.response).toMatchObject({ bookingStatus: 'Confirmed' })
      expect(accepted.replayed).toBe(false)
      const { provider } = body
      const cancelled = await cancelAfterWait(String(accepted.response['bookingReferenceNo']), provider)
      expect(cancelled.response).toMatchObject({ bookingStatus: 'Cancelled' })
    },
  )

  const cancelAfterWait = async (reference: string, provider: string) => {
    desk.advance(300)
    const { response } = await desk.quoteCancellation('agent', reference, provider)
    return desk.confirmCancellation('agent', response, provider)
  }

  it('returns the same response for a colleague’s token as for an unknown one', async () => {
    const { body } = await desk.hold('colleague')
    const colleagueReply = await desk.reserve('agent', { ...body, authCode: desk.freshCode('agent') })
    const unknownReply = await desk.reserve('agent', {
      ...body,
      trackToken: randomUUID(),
      authCode: desk.freshCode('agent'),
    })
    expect(colleagueReply.refusal?.code).toBe('TRACK_TOKEN_UNKNOWN')
    expect(colleagueReply.json).toEqual(unknownReply.json)
  })

  it('refuses the reservation as soon as the hold expires', async () => {
    const inTime = await desk.hold('agent')
    desk.advance(899.999)
    const beforeExpiry = await desk.reserve('agent', { ...inTime.body, authCode: desk.code('agent') })
    expect(beforeExpiry.response).toMatchObject({ bookingStatus: 'Confirmed' })
    const expired = await desk.hold('agent')
    desk.advance(900)
    const refused = await desk.reserve('agent', { ...expired.body, authCode: desk.code('agent') })
    expect(refused.refusal?.code).toBe('TRACK_TOKEN_EXPIRED')
  })

  it('returns the reference of the booking that already used the token', async () => {
    const { body, reference } = await desk.book('agent')
    const secondReply = await desk.reserve('agent', { ...body, authCode: desk.freshCode('agent') })
    expect(secondReply.refusal).toMatchObject({
      code: 'TRACK_TOKEN_USED',
      extraDetails: { bookingReferenceNo: reference },
    })
  })

  it('does not use up the code when the wallet balance is insufficient', async () => {
    const { body, total } = await desk.hold('lowfunds')
    const authCode = desk.freshCode('lowfunds')
    const refused = await desk.reserve('lowfunds', { ...body, authCode })
    expect(refused.refusal).toMatchObject({
      code: 'WALLET_SHORT',
      extraDetails: { balance: '10.00', required: total.toFixed(2) },
    })
    expect(await desk.balance('lowfunds')).toBe('10.00')
    const uses = await database.db
      .selectFrom('authenticator_uses')
      .selectAll()
      .where('user_sub', 'like', '%c1')
      .execute()
    expect(uses).toEqual([])
  })

  it('counts wrong codes and, after the fifth, locks payments but not other calls', async () => {
    const key = randomUUID()
    const { body } = await desk.hold('partner')
    const refusals = []
    for (let guess = 0; guess < 5; guess++) {
      refusals.push((await desk.reserve('partner', { ...body, authCode: '000000' }, key)).refusal)
    }
    const retryAt = new Date(desk.clock().getTime() + 900_000).toISOString()
    expect(refusals.map((refusal) => [refusal?.code, refusal?.extraDetails])).toEqual([
      ['AUTH_CODE_INVALID', { attemptsLeft: 4 }],
      ['AUTH_CODE_INVALID', { attemptsLeft: 3 }],
      ['AUTH_CODE_INVALID', { attemptsLeft: 2 }],
      ['AUTH_CODE_INVALID', { attemptsLeft: 1 }],
      ['AUTH_CODE_LOCKED', { retryAt }],
    ])
    desk.advance(600)
    const locked = await desk.reserve('partner', { ...body, authCode: desk.code('partner') }, key)
    expect(locked.refusal).toMatchObject({ code: 'AUTH_CODE_LOCKED', extraDetails: { retryAt } })
    expect((await desk.call('partner', '/wallet')).status).toBe(200)
    desk.advance(300)
    const held = await desk.hold('partner')
    const unlocked = await desk.reserve('partner', { ...held.body, authCode: desk.code('partner') }, key)
    expect(unlocked.response).toMatchObject({ bookingStatus: 'Confirmed' })
  })
})

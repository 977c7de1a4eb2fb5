import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { products } from '#src/testing/catalogue.ts'
import { readPdf } from '#src/testing/pdf.ts'
import { createChangeCalls, newName } from '#src/testing/calls/change-calls.ts'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { createUnpaidBookingCalls } from '#src/testing/calls/unpaid-booking-calls.ts'
import { findSmallHotel } from '#src/testing/small-hotel.ts'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import type { ProductDeps } from '../product.ts'
import type { Order } from '../repository.ts'

const database = withDatabase()
/** The supplier's current terms, if they differ from the accepted ones. */
let currentPolicy: CancellationPolicy | undefined
const { hotel: plainHotel } = products
if (!plainHotel) throw new Error('There are no hotels')
const hotel = {
  ...plainHotel,
  currentPolicy: async (_deps: ProductDeps, { policy }: Order) => currentPolicy ?? policy,
}
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
let changes: ReturnType<typeof createChangeCalls>
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db, { products: { ...products, hotel } })
  gateway = await sharedGateway
  changes = createChangeCalls(gateway)
  gateway.advance(3600)
})
afterEach(() => expectBalancedBooks(database.db))

/** New dates with four and two nights; `changes.book` books three. */
const longer = { checkInDate: '2027-01-11', checkOutDate: '2027-01-15' }
const shorter = { checkInDate: '2027-01-10', checkOutDate: '2027-01-12' }
const namesOnlyHotel = '4900000001'
const risingPriceHotel = '4900000002'
const unchangeableHotel = '4900000007'

/** Moves the clock to a time in Makkah. */
const setClock = (local: string) =>
  gateway.advance((new Date(`${local}+03:00`).getTime() - gateway.clock().getTime()) / 1000)

describe('date change', () => {
  it('is quoted with both totals, the difference and the new terms, without changing the booking', async () => {
    const booked = await changes.book('agent')
    const balance = await gateway.balance('agent')
    const { response } = await changes.quote('agent', booked, longer)
    expect(response).toMatchObject({
      bookingReferenceNo: booked.reference,
      expiresAt: new Date(gateway.clock().getTime() + 600_000).toISOString(),
      ...longer,
      oldTotalPrice: booked.total,
      changes: [
        { field: 'checkInDate', oldValue: '2027-01-10', newValue: '2027-01-11', room: null, traveller: null },
        { field: 'checkOutDate', oldValue: '2027-01-13', newValue: '2027-01-15' },
      ],
      cancellationPolicy: { isRefundable: true },
      payBy: null,
    })
    expect(response['difference']).toBeCloseTo(Number(response['newTotalPrice']) - booked.total, 5)
    expect(response['difference']).toBeGreaterThan(0)
    expect(await gateway.balance('agent')).toBe(balance)
    expect(await changes.view('agent', booked)).toMatchObject({ totalPrice: booked.total })
  })

  it('charges the difference and updates the stay, price, terms and history', async () => {
    const booked = await changes.book('agent')
    const balanceBefore = Number(await gateway.balance('agent'))
    const { response: quote } = await changes.quote('agent', booked, longer)
    const { newTotalPrice, difference, cancellationPolicy } = quote
    const confirmed = await changes.confirm('agent', booked, quote)
    expect(confirmed.response).toMatchObject({
      bookingReferenceNo: booked.reference,
      bookingStatus: 'Confirmed',
      totalPrice: newTotalPrice,
      difference,
    })
    expect(await gateway.balance('agent')).toBe((balanceBefore - Number(difference)).toFixed(2))
    const at = gateway.clock().toISOString()
    expect(await changes.view('agent', booked)).toMatchObject({
      bookingStatus: 'Confirmed',
      paymentStatus: 'PAID',
      totalPrice: newTotalPrice,
      cancellationPolicy,
      hotelDetails: { checkInDate: longer.checkInDate, checkOutDate: longer.checkOutDate },
      history: [
        { at, kind: 'CHARGED', amount: difference },
        { at, kind: 'CHANGED', actor: 'Demo Agent', actorKind: 'AGENT', changes: quote['changes'] },
        { at, kind: 'CHANGE_REQUESTED', actor: 'Demo Agent' },
        { kind: 'CONFIRMED' },
        { kind: 'CHARGED', amount: booked.total },
        { kind: 'REQUESTED' },
      ],
    })
    const [row] = await gateway.list('agent')
    expect(row).toMatchObject({ ...longer, totalPrice: newTotalPrice })
  })

  it('refunds the difference without an authenticator code', async () => {
    const booked = await changes.book('agent')
    const balanceBefore = Number(await gateway.balance('agent'))
    const { response: quote } = await changes.quote('agent', booked, shorter)
    const { difference } = quote
    expect(difference).toBeLessThan(0)
    expect((await changes.confirm('agent', booked, quote, { authCode: '' })).response).toMatchObject({ difference })
    expect(await gateway.balance('agent')).toBe((balanceBefore - Number(difference)).toFixed(2))
    expect(await changes.view('agent', booked)).toMatchObject({
      history: [{ kind: 'REFUNDED', amount: -Number(difference) }, { kind: 'CHANGED' }, {}, {}, {}, {}],
    })
  })

  it('makes a later cancellation use the new terms and total', async () => {
    const booked = await changes.book('agent')
    const balanceBefore = Number(await gateway.balance('agent'))
    const { response: quote } = await changes.quote('agent', booked, longer)
    gateway.advance(300)
    const early = await gateway.quoteCancellation('agent', booked.reference, booked.provider)
    await changes.confirm('agent', booked, quote)
    const late = await gateway.confirmCancellation('agent', early.response, booked.provider)
    expect(late.refusal?.code).toBe('QUOTE_EXPIRED')
    const { response } = await gateway.quoteCancellation('agent', booked.reference, booked.provider)
    expect(response).toMatchObject({ refundAmount: quote['newTotalPrice'] })
    await gateway.confirmCancellation('agent', response, booked.provider)
    expect(await gateway.balance('agent')).toBe((balanceBefore + booked.total).toFixed(2))
  })

  it('charges or refunds the difference each time a booking is changed and lists it on the statement', async () => {
    const booked = await changes.book('agent')
    const balanceBefore = Number(await gateway.balance('agent'))
    for (const dates of [longer, shorter, longer]) {
      const { response } = await changes.quote('agent', booked, dates)
      expect((await changes.confirm('agent', booked, response)).refusal).toBeUndefined()
    }
    const { totalPrice } = await changes.view('agent', booked)
    expect(await gateway.balance('agent')).toBe((balanceBefore + booked.total - Number(totalPrice)).toFixed(2))
    const { json } = await gateway.call('agent', '/wallet/statement?limit=4')
    expect(json).toMatchObject({
      results: [{ kind: 'PAYMENT' }, { kind: 'REFUND' }, { kind: 'PAYMENT' }, { kind: 'PAYMENT' }],
    })
  })

  it('requires rooms to be available, and counts those that the booking already has', async () => {
    const dates = { checkIn: '2027-04-05', checkOut: '2027-04-08' }
    const { hotelCode, rooms } = findSmallHotel({ checkIn: '2027-04-05', checkOut: '2027-04-09' })
    const allRooms = Array.from({ length: rooms }, () => ({ adults: 2 }))
    const booked = await changes.book('agent', { hotelCode, ...dates, rooms: allRooms })
    // The booking holds all rooms of the overlapping nights.
    const { response } = await changes.quote('agent', booked, { checkInDate: '2027-04-06', checkOutDate: '2027-04-09' })
    expect(response).toMatchObject({ checkInDate: '2027-04-06' })
    await changes.book('partner', { hotelCode, checkIn: '2027-04-08', checkOut: '2027-04-09' })
    const late = await changes.confirm('agent', booked, response)
    expect(late.refusal?.code).toBe('NOT_AVAILABLE')
    const secondQuote = await changes.quote('agent', booked, { checkInDate: '2027-04-06', checkOutDate: '2027-04-09' })
    expect(secondQuote.refusal?.code).toBe('NOT_AVAILABLE')
  })

  it('is refused when the price has risen since the quote, and is quoted again at the new price', async () => {
    await changes.book('agent', { hotelCode: risingPriceHotel })
    // The second booking attempt succeeds at the risen price of the first dates.
    const booked = await changes.book('agent', { hotelCode: risingPriceHotel })
    const { response: quote } = await changes.quote('agent', booked, longer)
    const { refusal } = await changes.confirm('agent', booked, quote)
    expect(refusal).toMatchObject({ code: 'PRICE_CHANGED', extraDetails: { oldPrice: quote['newTotalPrice'] } })
    const secondQuote = await changes.quote('agent', booked, longer)
    expect(secondQuote.response['newTotalPrice']).toBe(refusal?.extraDetails['newPrice'])
    expect((await changes.confirm('agent', booked, secondQuote.response)).refusal).toBeUndefined()
  })

  it('is refused for a booking that has been cancelled since the quote', async () => {
    const booked = await changes.book('agent')
    const { response: quote } = await changes.quote('agent', booked, longer)
    gateway.advance(300)
    const { response: refund } = await gateway.quoteCancellation('agent', booked.reference, booked.provider)
    await gateway.confirmCancellation('agent', refund, booked.provider)
    expect((await changes.confirm('agent', booked, quote)).refusal?.code).toBe('changeNotEligible')
  })

  it('keeps the agent’s commission, up to the maximum for the new total', async () => {
    const held = await gateway.hold('agent')
    const commission = Math.floor(held.total * 20) / 100
    const body = { ...held.body, commissionOverride: commission, authCode: gateway.freshCode('agent') }
    const { response } = await gateway.reserve('agent', body)
    const booked = { reference: String(response['bookingReferenceNo']), provider: held.body.provider }
    expect(await changes.view('agent', booked)).toMatchObject({ commissionAmount: commission })
    const { response: quote } = await changes.quote('agent', booked, shorter)
    await changes.confirm('agent', booked, quote)
    const maxCommission = Math.floor(Number(quote['newTotalPrice']) * 20) / 100
    expect(await changes.view('agent', booked)).toMatchObject({ commissionAmount: maxCommission })
  })

  it('keeps the promo code', async () => {
    const held = await gateway.hold('agent')
    const applied = await gateway.applyPromo('agent', held.trackToken, 'RIHLA10')
    const { totalPrice } = applied.response['request'] as { totalPrice: number }
    const body = { ...held.body, promo: 'RIHLA10', price: totalPrice, authCode: gateway.freshCode('agent') }
    const { response } = await gateway.reserve('agent', body)
    const booked = { reference: String(response['bookingReferenceNo']), provider: held.body.provider }
    const bookedWithoutPromo = await changes.book('colleague')
    const { response: fullPriceQuote } = await changes.quote('colleague', bookedWithoutPromo, longer)
    const { response: quote } = await changes.quote('agent', booked, longer)
    expect(Number(quote['newTotalPrice']) / Number(fullPriceQuote['newTotalPrice'])).toBeCloseTo(0.9, 3)
    await changes.confirm('agent', booked, quote)
    const { promo } = (await changes.view('agent', booked)) as { promo: { discount: number } }
    expect(promo.discount).toBeCloseTo(Number(fullPriceQuote['newTotalPrice']) - Number(quote['newTotalPrice']), 2)
  })
})

describe('name change', () => {
  const change = { travellerDetails: [newName('Xanadu'), newName('Yarrow', 1)] }

  it('is free, even with a supplier that does not change dates', async () => {
    const booked = await changes.book('agent', { hotelCode: namesOnlyHotel })
    const balanceBefore = await gateway.balance('agent')
    const { response: quote } = await changes.quote('colleague', booked, change)
    expect(quote).toMatchObject({
      difference: 0,
      newTotalPrice: booked.total,
      changes: [
        { field: 'travellerName', room: 1, traveller: 1, oldValue: 'Mr Guest Amber', newValue: 'Mr Guest Xanadu' },
        { field: 'travellerName', room: 1, traveller: 2, oldValue: 'Mr Guest Basalt', newValue: 'Mr Guest Yarrow' },
      ],
    })
    expect((await changes.confirm('colleague', booked, quote, { authCode: '' })).refusal).toBeUndefined()
    expect(await gateway.balance('agent')).toBe(balanceBefore)
    expect(await changes.view('agent', booked)).toMatchObject({
      hotelDetails: {
        roomGroups: [
          { rooms: [{ travellerDetails: [{ details: { lastName: 'Xanadu' } }, { details: { lastName: 'Yarrow' } }] }] },
        ],
      },
      history: [{ kind: 'CHANGED', actor: 'Demo Colleague' }, { kind: 'CHANGE_REQUESTED' }, {}, {}, {}],
    })
    const find = async (text: string) =>
      (await gateway.call('agent', `/hotels/reservations?text=${text}`)).json as { results: object[] }
    expect((await find('xanadu')).results).toMatchObject([{ bookingReferenceNo: booked.reference }])
    expect((await find('xanadu')).results).toMatchObject([{ leadName: 'Guest Xanadu' }])
    const { supplierReference } = (await changes.view('agent', booked)) as { supplierReference: string }
    expect((await find(supplierReference)).results).toMatchObject([{ bookingReferenceNo: booked.reference }])
  })

  it('can be combined with a date change', async () => {
    const booked = await changes.book('agent')
    const { response: quote } = await changes.quote('agent', booked, { ...longer, ...change })
    await changes.confirm('agent', booked, quote)
    const [row] = await gateway.list('agent')
    expect(row).toMatchObject({ leadName: 'Guest Xanadu', ...longer })
  })

  it('is rejected with all invalid fields reported at once', async () => {
    const booked = await changes.book('agent')
    const { refusal } = await changes.quote('agent', booked, {
      checkInDate: '2026-01-01',
      checkOutDate: '2027-06-01',
      travellerDetails: [newName(''), newName('<b>', 1), newName('Nobody', 7)],
    })
    expect(refusal).toMatchObject({
      code: 'INVALID_REQUEST',
      extraDetails: {
        fields: [
          { path: 'travellerDetails[0].details.lastName', code: 'FIELD_REQUIRED' },
          { path: 'travellerDetails[1].details.lastName', code: 'FIELD_INVALID' },
          { path: 'travellerDetails[2]', code: 'FIELD_INVALID' },
          { path: 'checkInDate', code: 'FIELD_INVALID' },
          { path: 'checkOutDate', code: 'FIELD_INVALID' },
        ],
      },
    })
    const same = await changes.quote('agent', booked, { travellerDetails: [newName('Amber')] })
    expect(same.refusal?.code).toBe('NOTHING_TO_CHANGE')
  })
})

describe('booking change', () => {
  it('is limited to the changes that the supplier allows', async () => {
    const namesOnly = await changes.book('agent', { hotelCode: namesOnlyHotel })
    expect((await changes.quote('agent', namesOnly, longer)).refusal?.code).toBe('changeNotAllowed')
    const unchangeable = await changes.book('agent', { hotelCode: unchangeableHotel, refundable: false })
    const refused = await changes.quote('agent', unchangeable, { travellerDetails: [newName('Xanadu')] })
    expect(refused.refusal?.code).toBe('changeNotAllowed')
    expect(await changes.view('agent', unchangeable)).toMatchObject({
      change: { names: { eligible: false, until: null, blockers: ['changeNotAllowed'] } },
    })
    const nonRefundable = await changes.book('agent', { refundable: false })
    expect((await changes.quote('agent', nonRefundable, longer)).refusal?.code).toBe('changeNonRefundable')
    expect(await changes.view('agent', nonRefundable)).toMatchObject({
      change: {
        names: { eligible: true, until: '2027-01-09T11:00:00.000Z', blockers: [] },
        dates: { eligible: false, until: null, blockers: ['changeNonRefundable'] },
      },
    })
  })

  it('is refused if its quote has expired, was used or belongs to another agent', async () => {
    const booked = await changes.book('agent')
    const { response: quote } = await changes.quote('agent', booked, shorter)
    for (const who of ['colleague', 'partner'] as const) {
      expect((await changes.confirm(who, booked, quote)).refusal?.code).toBe('NOT_FOUND')
    }
    const { response: second } = await changes.quote('agent', booked, longer)
    await changes.confirm('agent', booked, quote)
    expect((await changes.confirm('agent', booked, quote)).refusal?.code).toBe('QUOTE_USED')
    // Priced against the total before the first change.
    expect((await changes.confirm('agent', booked, second)).refusal?.code).toBe('QUOTE_EXPIRED')
    const { response: third } = await changes.quote('agent', booked, longer)
    gateway.advance(600)
    expect((await changes.confirm('agent', booked, third)).refusal?.code).toBe('QUOTE_EXPIRED')
    expect((await changes.quote('partner', booked, longer)).refusal?.code).toBe('NOT_FOUND')
  })

  it('requires a correct authenticator code if it costs something, and can be retried with the same key after a refusal', async () => {
    const booked = await changes.book('partner')
    const { response: quote } = await changes.quote('partner', booked, longer)
    const key = randomUUID()
    const wrong = await changes.confirm('partner', booked, quote, { key, authCode: '000000' })
    expect(wrong.refusal?.code).toBe('AUTH_CODE_INVALID')
    expect((await changes.confirm('partner', booked, { ...quote, difference: 1 }, { key })).status).toBe(400)
    const first = await changes.confirm('partner', booked, quote, { key })
    expect(first.response).toMatchObject({ bookingStatus: 'Confirmed' })
    const retried = await changes.confirm('partner', booked, quote, { key, authCode: 'any' })
    expect(retried.replayed).toBe(true)
    expect(retried.json).toEqual(first.json)
    const other = await changes.confirm('partner', booked, { ...quote, changeId: randomUUID() }, { key })
    expect(other.refusal?.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('is refused when the wallet does not cover the difference', async () => {
    const booked = await changes.book('partner')
    const dates = { checkInDate: '2027-02-20', checkOutDate: '2027-03-20' }
    await database.db
      .updateTable('orders')
      .set({ company_id: 'company-c' })
      .where('reference', '=', booked.reference)
      .execute()
    const { response: quote } = await changes.quote('lowfunds', booked, dates)
    const { refusal } = await changes.confirm('lowfunds', booked, quote)
    expect(refusal).toMatchObject({ code: 'WALLET_SHORT', extraDetails: { balance: '10.00' } })
    await database.db
      .updateTable('orders')
      .set({ company_id: 'company-b' })
      .where('reference', '=', booked.reference)
      .execute()
  })
})

describe('terms that the supplier has tightened', () => {
  it('restrict date changes in the view, the quote and its confirmation without replacing the accepted terms', async () => {
    const booked = await changes.book('agent')
    const { cancellationPolicy, change } = await changes.view('agent', booked)
    const { response: quote } = await changes.quote('agent', booked, longer)
    const freeUntil = new Date(gateway.clock().getTime() - 1000).toISOString()
    currentPolicy = {
      refundable: true,
      steps: [{ from: freeUntil, to: '2027-01-10T11:00:00.000Z', feeHalalas: 100 }],
      noShow: null,
    }
    const tightened = await changes.view('agent', booked)
    expect(tightened).toMatchObject({
      cancellationPolicy,
      change: { dates: { eligible: false, until: freeUntil, blockers: ['changeTooLate'] } },
    })
    expect((await changes.quote('agent', booked, longer)).refusal?.code).toBe('changeTooLate')
    expect((await changes.confirm('agent', booked, quote)).refusal?.code).toBe('changeTooLate')
    const names = await changes.quote('agent', booked, { travellerDetails: [newName('Xanadu')] })
    expect(names.response).toMatchObject({ cancellationPolicy })
    currentPolicy = undefined
    expect(await changes.view('agent', booked)).toMatchObject({ change: change as object })
  })
})

describe('change to an unpaid booking', () => {
  it('sets new dates with a new total and payment deadline, without moving money', async () => {
    const unpaid = createUnpaidBookingCalls(gateway, database.db)
    const held = await unpaid.book('agent', { checkIn: '2027-03-10', checkOut: '2027-03-13' })
    const balanceBefore = await gateway.balance('agent')
    const dates = { checkInDate: '2027-03-14', checkOutDate: '2027-03-18' }
    const { response: quote } = await changes.quote('agent', held, { ...dates, travellerDetails: [newName('Xanadu')] })
    expect(quote).toMatchObject({ difference: 0, payBy: expect.stringMatching(/^2027-03-/) })
    expect(quote['newTotalPrice']).not.toBe(held.total)
    expect((await changes.confirm('agent', held, quote, { authCode: '' })).refusal).toBeUndefined()
    expect(await gateway.balance('agent')).toBe(balanceBefore)
    expect(await changes.view('agent', held)).toMatchObject({
      paymentStatus: 'UNPAID',
      payBy: quote['payBy'],
      totalPrice: quote['newTotalPrice'],
    })
    const total = Number(quote['newTotalPrice'])
    expect((await unpaid.pay('agent', { ...held, total })).response).toMatchObject({ paidAmount: total })
  })

  it('requires payment first if the new dates are soon, and needs a new quote after the booking is paid', async () => {
    const unpaid = createUnpaidBookingCalls(gateway, database.db)
    const held = await unpaid.book('agent', { checkIn: '2027-03-10', checkOut: '2027-03-13' })
    const nearDates = { checkInDate: '2026-11-26', checkOutDate: '2026-11-28' }
    expect((await changes.quote('agent', held, nearDates)).refusal?.code).toBe('PAY_FIRST')
    const { response: quote } = await changes.quote('agent', held, { checkInDate: '2027-03-11' })
    await unpaid.pay('agent', held)
    expect((await changes.confirm('agent', held, quote)).refusal?.code).toBe('QUOTE_EXPIRED')
  })
})

describe('documents after a change', () => {
  const readDocument = async (booked: { reference: string; provider: string }, kind: string) => {
    const { response, refusal } = await gateway.call('agent', '/booking/document', {
      bookingReferenceNo: booked.reference,
      provider: booked.provider,
      kind,
      cultCode: 'en-US',
    })
    if (refusal) return { number: undefined, text: refusal.code }
    const pdf = await gateway.app.inject(String(response['path']))
    return { number: response['number'], text: (await readPdf(pdf.rawPayload)).text }
  }

  const wireDocuments = z.array(
    z.object({
      kind: z.string(),
      issued: z.array(z.object({ number: z.string(), path: z.string(), isCurrent: z.boolean() })),
    }),
  )
  const readDocuments = async (booked: Awaited<ReturnType<typeof changes.book>>) =>
    wireDocuments
      .parse((await changes.view('agent', booked))['documents'])
      .flatMap(({ kind, issued }) => issued.map((document) => ({ kind, ...document })))
  const listDocuments = async (booked: Awaited<ReturnType<typeof changes.book>>) =>
    (await readDocuments(booked)).map(({ kind, number, isCurrent }) => [kind, number, isCurrent])

  it('include a credit note for the old invoice, a new invoice and a new voucher when dates change', async () => {
    const booked = await changes.book('agent')
    const [oldInvoice, oldVoucher] = [await readDocument(booked, 'invoice'), await readDocument(booked, 'voucher')]
    expect((await readDocument(booked, 'creditNote')).text).toBe('DOCUMENT_NOT_POSSIBLE')
    const { response: quote } = await changes.quote('agent', booked, longer)
    await changes.confirm('agent', booked, quote)
    const [invoice, voucher, note] = [
      await readDocument(booked, 'invoice'),
      await readDocument(booked, 'voucher'),
      await readDocument(booked, 'creditNote'),
    ]
    expect(new Set([oldInvoice.number, invoice.number, oldVoucher.number, voucher.number]).size).toBe(4)
    const amount = (riyals: unknown) => Number(riyals).toLocaleString('en-US', { minimumFractionDigits: 2 })
    expect(oldInvoice.text).not.toContain('Replaces invoice')
    expect(invoice.text).toMatch(new RegExp(`Replaces invoice .*${String(oldInvoice.number)}`))
    expect(invoice.text).toContain(amount(quote['newTotalPrice']))
    expect(note.text).toContain(amount(booked.total))
    expect(note.text).toContain(String(oldInvoice.number))
    expect(note.text).toContain('Dates changed on')
    expect(note.text).not.toContain('Refunded to')
    expect(voucher.text).toContain('15 Jan 2027')
    expect(await listDocuments(booked)).toEqual([
      ['invoice', oldInvoice.number, false],
      ['invoice', invoice.number, true],
      ['voucher', oldVoucher.number, false],
      ['voucher', voucher.number, true],
      ['receipt', expect.any(String), false],
      ['receipt', expect.any(String), true],
      ['creditNote', note.number, true],
    ])

    gateway.advance(300)
    const cancellation = await gateway.quoteCancellation('agent', booked.reference, booked.provider)
    await gateway.confirmCancellation('agent', cancellation.response, booked.provider)
    const cancellationNote = await readDocument(booked, 'creditNote')
    expect(cancellationNote.number).not.toBe(note.number)
    expect(cancellationNote.text).toContain(String(invoice.number))
    const numbers = (await listDocuments(booked)).map(([, number]) => number)
    for (const { number } of [oldInvoice, invoice, oldVoucher, voucher, note, cancellationNote])
      expect(numbers).toContain(number)
  })

  it('are listed in the view without being issued by it', async () => {
    const booked = await changes.book('agent')
    const { response: quote } = await changes.quote('agent', booked, longer)
    await changes.confirm('agent', booked, quote)
    const [first] = await readDocuments(booked)
    const pdf = await gateway.app.inject(String(first?.path))
    const { text } = await readPdf(pdf.rawPayload)
    expect(text).toContain(String(first?.number))
    const vouchers = (await readDocuments(booked)).filter(({ kind }) => kind === 'voucher')
    const replaced = await readPdf((await gateway.app.inject(String(vouchers[0]?.path))).rawPayload)
    expect(replaced.text).toContain(`Replaced by ${vouchers[1]?.number}`)
    expect(await readDocuments(booked)).toHaveLength(7)
  })

  it('include only a new voucher when names change', async () => {
    const booked = await changes.book('agent')
    const [oldInvoice, oldVoucher] = [await readDocument(booked, 'invoice'), await readDocument(booked, 'voucher')]
    const { response } = await changes.quote('agent', booked, { travellerDetails: [newName('Xanadu')] })
    await changes.confirm('agent', booked, response)
    const [invoice, voucher] = [await readDocument(booked, 'invoice'), await readDocument(booked, 'voucher')]
    expect(invoice.number).toBe(oldInvoice.number)
    expect(voucher.number).not.toBe(oldVoucher.number)
    expect(voucher.text).toContain('Guest Xanadu')
  })

  it('are e-mailed with each change', async () => {
    const booked = await changes.book('agent')
    for (const dates of [longer, shorter]) {
      const { response } = await changes.quote('agent', booked, dates)
      await changes.confirm('agent', booked, response, { cultCode: 'id-ID' })
    }
    const emails = await database.db
      .selectFrom('mails')
      .select(['content', 'locale'])
      .where('dedupe_key', 'like', `booking-changed:${booked.reference}:%`)
      .orderBy('id')
      .execute()
    expect(emails.map(({ content }) => 'documents' in content && content.documents?.length)).toEqual([3, 3])
    expect(emails[1]).toMatchObject({ content: { refundHalalas: expect.any(Number) }, locale: 'id-ID' })
  })
})

it('refuses new dates after free cancellation has ended, and new names once the supplier’s notice period has begun', async () => {
  const booked = await changes.book('agent')
  const { response } = await changes.quote('agent', booked, shorter)
  setClock('2027-01-09T13:59:59')
  expect((await changes.quote('agent', booked, longer)).refusal?.code).toBe('changeTooLate')
  expect((await changes.quote('agent', booked, { travellerDetails: [newName('Xanadu')] })).refusal).toBeUndefined()
  gateway.advance(1)
  const late = await changes.quote('agent', booked, { travellerDetails: [newName('Xanadu')] })
  expect(late.refusal).toMatchObject({ code: 'changeTooLate', extraDetails: { until: '2027-01-09T11:00:00.000Z' } })
  expect((await changes.confirm('agent', booked, response)).refusal?.code).toBe('QUOTE_EXPIRED')
})

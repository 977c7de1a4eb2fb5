import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildTestApp } from '#src/testing/app.ts'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { authorization } from '#src/testing/token.ts'
import { readPdf } from '#src/testing/pdf.ts'
import { settleDueOrders, settleDueTerms } from '#src/testing/due-work.ts'
import { settleDeps } from '#src/testing/app.ts'

const database = withDatabase()
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db)
  gateway = await sharedGateway
  gateway.advance(3600)
})
afterEach(() => expectBalancedBooks(database.db))

const settle = () =>
  settleDueOrders(settleDeps(database.db, gateway.clock), (error) => expect.unreachable(String(error)))

const checkDueTerms = () =>
  settleDueTerms(settleDeps(database.db, gateway.clock), (error) => expect.unreachable(String(error)))

const view = async (bookingReferenceNo: unknown, provider: string) =>
  (await gateway.call('agent', '/hotels/viewreservation', { bookingReferenceNo, provider })).response

const readDetailTotal = async (hotelCode: string) => {
  const { roomGroups } = await gateway.choose('agent', { hotelCode })
  return roomGroups[0]?.rooms[0]?.roomRates?.[0]?.amount ?? 0
}

describe('test hotel 4900000001', () => {
  it('costs about 3% more at the availability check and can be booked at that price', async () => {
    const detailTotal = await readDetailTotal('4900000001')
    const { reply, total } = await gateway.book('agent', { hotelCode: '4900000001' })
    expect(total / detailTotal).toBeGreaterThan(1.029)
    expect(total / detailTotal).toBeLessThan(1.031)
    expect(reply.response).toMatchObject({ bookingStatus: 'Confirmed', totalPrice: total })
  })
})

describe('test hotel 4900000002', () => {
  it('raises its price between hold and booking, and can then be booked at the new price with the same key', async () => {
    const stay = { hotelCode: '4900000002' }
    const key = randomUUID()
    const first = await gateway.hold('agent', stay)
    expect(first.total).toBe(await readDetailTotal('4900000002'))
    const balance = await gateway.balance('agent')
    const authCode = gateway.freshCode('agent')
    const refused = await gateway.reserve('agent', { ...first.body, authCode }, key)
    expect(refused.refusal?.code).toBe('PRICE_CHANGED')
    expect(await gateway.balance('agent')).toBe(balance)

    const second = await gateway.hold('agent', stay)
    expect(refused.refusal?.extraDetails).toEqual({ oldPrice: first.total, newPrice: second.total })
    expect(second.total).toBeGreaterThan(first.total)
    const booked = await gateway.reserve('agent', { ...second.body, authCode }, key)
    expect(booked.response).toMatchObject({ bookingStatus: 'Confirmed', totalPrice: second.total })
  })

  it('raises its price only for that agent and stay, for fifteen minutes', async () => {
    const stay = { hotelCode: '4900000002', checkIn: '2027-01-17', checkOut: '2027-01-20' }
    const first = await gateway.hold('agent', stay)
    await gateway.reserve('agent', { ...first.body, authCode: gateway.freshCode('agent') })
    expect((await gateway.hold('colleague', stay)).total).toBe(first.total)
    expect((await gateway.hold('agent', { ...stay, checkOut: '2027-01-19' })).total).toBeLessThan(first.total)
    gateway.advance(899)
    expect((await gateway.hold('agent', stay)).total).toBeGreaterThan(first.total)
    gateway.advance(1)
    expect((await gateway.hold('agent', stay)).total).toBe(first.total)
  })
})

describe('test hotel 4900000003', () => {
  it('is sold out at the availability check', async () => {
    const { json, response } = await gateway.call(
      'agent',
      '/hotels/availabities',
      await gateway.choose('agent', { hotelCode: '4900000003' }),
    )
    expect(json).toMatchObject({ status: { code: 0 }, context: {} })
    expect(response).not.toHaveProperty('roomGroups')
    expect(await database.db.selectFrom('holds').selectAll().where('stock', '=', '4900000003').execute()).toEqual([])
  })
})

describe('test hotel 4900000004', () => {
  it('is booked as pending with a reference and confirmed by the supplier 20 seconds later', async () => {
    const { reply, reference, body, key, total } = await gateway.book('agent', { hotelCode: '4900000004' })
    expect(reply.response).toMatchObject({ bookingStatus: 'Pending', bookingReferenceNo: reference })
    const balance = await gateway.balance('agent')
    gateway.advance(19)
    await settle()
    expect(await view(reference, body.provider)).toMatchObject({
      bookingStatus: 'Pending',
      paymentInfo: { paidAmount: total },
      cancellation: { eligible: false, blockers: [{ code: 'notEligible' }] },
    })
    await expectBalancedBooks(database.db)

    gateway.advance(2)
    await settle()
    await settle()
    const confirmed = await view(reference, body.provider)
    expect(confirmed).toMatchObject({ bookingStatus: 'Confirmed' })
    expect(confirmed['history']).toMatchObject([
      { kind: 'CONFIRMED' },
      { kind: 'CHARGED' },
      { kind: 'PENDING' },
      { kind: 'REQUESTED' },
    ])
    expect(await gateway.balance('agent')).toBe(balance)
    // A retry gets the first response; the view has the current state.
    expect((await gateway.reserve('agent', body, key)).json).toEqual(reply.json)
  })
})

describe('test hotel 4900000005', () => {
  it('is booked even though the response is lost, and the booking is found by its idempotency key', async () => {
    const { body, total, trackToken } = await gateway.hold('agent', { hotelCode: '4900000005' })
    const balance = Number(await gateway.balance('agent'))
    const key = randomUUID()
    const waits: number[] = []
    const app = await buildTestApp(database.db, {
      clock: gateway.clock,
      wait: (ms) => (ms < 8000 ? Promise.resolve(waits.push(ms)) : new Promise(() => {})),
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const payload = JSON.stringify({ ...body, authCode: gateway.freshCode('agent') })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('error', () => {})
    socket.write(
      [
        'POST /hotels/b2breservation HTTP/1.1',
        'host: gateway',
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(payload)}`,
        `authorization: ${authorization('agent').authorization}`,
        `idempotency-key: ${key}`,
        '',
        payload,
      ].join('\r\n'),
    )
    await once(socket, 'close')
    await app.close()
    expect(received).toBe('')
    expect(waits).toEqual([3000])
    expect(await gateway.balance('agent')).toBe((balance - total).toFixed(2))

    const retry = await gateway.reserve('agent', { ...body, authCode: 'any' }, key)
    expect(retry.replayed).toBe(true)
    expect(retry.response).toMatchObject({ bookingStatus: 'Confirmed' })
    const rows = await gateway.list('agent')
    expect(rows.filter(({ clientReference }) => clientReference === key)).toMatchObject([
      { status: 'Confirmed', bookingReferenceNo: retry.response['bookingReferenceNo'] },
    ])
    const holds = await database.db
      .selectFrom('holds')
      .select('order_reference')
      .where('track_token', '=', trackToken)
      .execute()
    expect(holds).toHaveLength(1)
  })
})

describe('test hotel 4900000007', () => {
  it('cannot be cancelled', async () => {
    const { reference, body } = await gateway.book('agent', { hotelCode: '4900000007', refundable: false })
    gateway.advance(300)
    const { refusal } = await gateway.quoteCancellation('agent', reference, body.provider)
    expect(refusal?.code).toBe('nonRefundable')
    expect(await view(reference, body.provider)).toMatchObject({
      cancellation: { eligible: false, blockers: [{ code: 'nonRefundable' }] },
      cancellationPolicy: { isRefundable: false },
    })
  })
})

describe('test hotel 4900000008', () => {
  it('refuses the booking: nothing is charged, the rooms are free again, and a retry gets the same refusal', async () => {
    const stay = { hotelCode: '4900000008', checkIn: '2027-03-01', checkOut: '2027-03-04' }
    const held = await gateway.hold('agent', stay)
    const balance = await gateway.balance('agent')
    const key = randomUUID()
    const refused = await gateway.reserve('agent', { ...held.body, authCode: gateway.freshCode('agent') }, key)
    expect(refused.json).toMatchObject({
      response: null,
      errors: [{ code: 'SUPPLIER_REFUSED', message: 'The hotel has closed sales for these dates.', provider: 'agoda' }],
    })
    expect(await gateway.balance('agent')).toBe(balance)
    const taken = await database.db.selectFrom('taken_stock').selectAll().where('stock', '=', '4900000008').execute()
    expect(taken).toEqual([])

    const retry = await gateway.reserve('agent', { ...held.body, authCode: gateway.freshCode('agent') }, key)
    expect(retry.replayed).toBe(true)
    expect(retry.json).toEqual(refused.json)
    const otherKey = await gateway.reserve('agent', { ...held.body, authCode: gateway.freshCode('agent') })
    expect(otherKey.refusal?.code).toBe('TRACK_TOKEN_EXPIRED')
    const rows = await gateway.list('agent')
    expect(rows[0]).toMatchObject({ clientReference: key, status: 'Failed', cancellation: { eligible: false } })
  })
})

describe('test hotel 4900000009', () => {
  const stay = { hotelCode: '4900000009' }
  const readFees = (policy: unknown) =>
    z
      .object({ rules: z.array(z.object({ fromDateTime: z.string(), isNoShow: z.boolean(), charge: z.unknown() })) })
      .parse(policy)
      .rules.filter(({ isNoShow }) => !isNoShow)
      .map(({ fromDateTime, charge }) => [
        fromDateTime,
        z.object({ chargeAmount: z.number() }).parse(charge).chargeAmount,
      ])

  it('is cancelled under the stricter terms that its supplier sets after booking', async () => {
    const { reference, body, total } = await gateway.book('agent', stay)
    const viewBefore = await view(reference, body.provider)
    expect(viewBefore['currentCancellationPolicy']).toEqual(viewBefore['cancellationPolicy'])
    gateway.advance(20)
    const { cancellationPolicy, currentCancellationPolicy } = await view(reference, body.provider)
    expect(cancellationPolicy).toEqual(viewBefore['cancellationPolicy'])
    const [half, whole] = readFees(cancellationPolicy)
    expect(half?.[0]).toBe('2027-01-07T14:00:00')
    expect(readFees(currentCancellationPolicy)).toEqual([
      ['2027-01-04T14:00:00', Math.round(Number(half?.[1]) * 150) / 100],
      ['2027-01-06T14:00:00', total],
    ])
    expect(whole).toEqual(['2027-01-09T14:00:00', total])

    const target = new Date('2027-01-05T14:00:00+03:00').getTime()
    gateway.advance((target - gateway.clock().getTime()) / 1000)
    const quote = await gateway.quoteCancellation('agent', reference, body.provider)
    const fee = Math.round(Number(half?.[1]) * 150)
    expect(quote.response).toMatchObject({ refundAmount: (Math.round(total * 100) - fee) / 100 })
    const cancelled = await gateway.confirmCancellation('agent', quote.response, body.provider)
    expect(cancelled.response).toMatchObject({ refundAmount: (Math.round(total * 100) - fee) / 100 })
    expect(await view(reference, body.provider)).toMatchObject({ currentCancellationPolicy: null })
  })

  const readEmailsAbout = async (reference: string) =>
    (await database.db.selectFrom('mails').select(['dedupe_key', 'content']).orderBy('id').execute()).filter(
      ({ dedupe_key: key }) => key.startsWith(`terms-tightened:${reference}`),
    )
  const readEventKinds = (history: unknown) =>
    z
      .array(z.object({ kind: z.string() }))
      .parse(history)
      .map(({ kind }) => kind)

  it('has stricter terms reported everywhere and once by e-mail, even if nobody opens the booking', async () => {
    const { reference, body } = await gateway.book('agent', { ...stay, checkIn: '2027-04-10', checkOut: '2027-04-13' })
    const { reference: otherReference } = await gateway.book('agent', { checkIn: '2027-04-10', checkOut: '2027-04-13' })
    const findRow = async (bookingReference: string) =>
      (await gateway.list('agent')).find(({ bookingReferenceNo }) => bookingReferenceNo === bookingReference)
    expect(await findRow(reference)).toMatchObject({
      freeCancellationDate: '2027-04-07T14:00:00',
      termsTightenedAt: null,
      currentCancellationPolicy: null,
    })
    gateway.advance(60)
    await checkDueTerms()
    const at = gateway.clock().toISOString()
    const row = await findRow(reference)
    expect(row).toMatchObject({
      freeCancellationDate: '2027-04-04T14:00:00',
      termsTightenedAt: at,
      updatedAt: at,
    })
    expect(readFees(row?.cancellationPolicy)[0]?.[0]).toBe('2027-04-07T14:00:00')
    expect(readFees(row?.currentCancellationPolicy)[0]?.[0]).toBe('2027-04-04T14:00:00')
    expect(await findRow(otherReference)).toMatchObject({ termsTightenedAt: null, currentCancellationPolicy: null })
    const [email, ...others] = await readEmailsAbout(reference)
    expect(others).toEqual([])
    expect(email?.content).toMatchObject({
      freeUntil: '2027-04-04T11:00:00.000Z',
      accepted: { freeUntil: '2027-04-07T11:00:00.000Z' },
    })

    gateway.advance(3600)
    await checkDueTerms()
    const viewed = await view(reference, body.provider)
    expect(viewed).toMatchObject({ termsTightenedAt: at })
    expect(readEventKinds(viewed['history']).filter((kind) => kind === 'TERMS_TIGHTENED')).toHaveLength(1)
    expect(await readEmailsAbout(reference)).toHaveLength(1)
    const select = JSON.stringify({
      due: { where: [{ freeCancellationDate: { to: '2027-04-05T00:00:00Z' }, references: [reference] }] },
    })
    const { json } = await gateway.call('agent', `/hotels/reservations?select=${encodeURIComponent(select)}`)
    expect(json).toMatchObject({ selected: { due: { totalCount: 1 } } })
  })

  it('has stricter terms reported as soon as an agent opens the booking', async () => {
    const { reference, body } = await gateway.book('agent', { ...stay, checkIn: '2027-02-20', checkOut: '2027-02-22' })
    gateway.advance(20)
    expect(readEventKinds((await view(reference, body.provider))['history'])[0]).toBe('TERMS_TIGHTENED')
    expect(await readEmailsAbout(reference)).toHaveLength(1)
  })

  it('has the new deadline printed before the accepted one and marked as changed on documents opened afterwards', async () => {
    const { reference, body } = await gateway.book('agent', { ...stay, checkIn: '2027-05-10', checkOut: '2027-05-12' })
    const printDocument = async (kind: string) => {
      const { response } = await gateway.call('agent', '/booking/document', {
        bookingReferenceNo: reference,
        provider: body.provider,
        kind,
        cultCode: 'en-US',
      })
      return (await readPdf((await gateway.app.inject(String(response['path']))).rawPayload)).text
    }
    const accepted = 'Free cancellation until 7 May 2027 at 14:00 (Makkah time)'
    for (const kind of ['voucher', 'invoice']) {
      const text = await printDocument(kind)
      expect(text).toContain(accepted)
      expect(text).not.toContain('4 May 2027')
    }
    gateway.advance(60)
    await checkDueTerms()
    for (const kind of ['voucher', 'invoice']) {
      const text = await printDocument(kind)
      const parts = ['Free cancellation until 4 May 2027 at 14:00', 'The supplier changed these terms', accepted]
      const positions = parts.map((part) => text.indexOf(part))
      expect(positions.every((position) => position > 0)).toBe(true)
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    }
    expect(await printDocument('receipt')).not.toContain('4 May 2027')
  })

  it('cannot be cancelled once its terms refund nothing', async () => {
    const { reference, body } = await gateway.book('agent', { ...stay, checkIn: '2027-01-11', checkOut: '2027-01-12' })
    const until = new Date('2027-01-07T14:00:00+03:00').getTime()
    gateway.advance((until - gateway.clock().getTime()) / 1000)
    expect(await view(reference, body.provider)).toMatchObject({
      cancellation: { blockers: [{ code: 'nonRefundable' }] },
    })
    expect((await gateway.quoteCancellation('agent', reference, body.provider)).refusal?.code).toBe('nonRefundable')
  })

  it('has no current terms while its supplier is down', async () => {
    const { reference, body } = await gateway.book('agent', { ...stay, checkIn: '2027-02-11', checkOut: '2027-02-12' })
    const app = await buildTestApp(database.db, { clock: gateway.clock, suppliersDown: ['agoda'] })
    const reply = await app.inject({
      method: 'POST',
      url: '/hotels/viewreservation',
      headers: authorization('agent'),
      payload: { bookingReferenceNo: reference, provider: body.provider },
    })
    expect(reply.json()).toMatchObject({ response: { currentCancellationPolicy: null } })
  })
})

describe('supplier that is down', () => {
  it('makes the availability check return an error', async () => {
    const app = await buildTestApp(database.db, { clock: gateway.clock, suppliersDown: ['agoda'] })
    const choice = await gateway.choose('agent', { hotelCode: '4900000008' })
    const reply = await app.inject({
      method: 'POST',
      url: '/hotels/availabities',
      headers: authorization('agent'),
      payload: choice,
    })
    expect(reply.json()).toMatchObject({
      status: { code: 1 },
      errors: [{ code: 'SUPPLIER_FAILED', provider: 'agoda' }],
    })
  })
})

import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderEmail } from '#src/mail/render.ts'
import { settleDueOrders } from '#src/testing/due-work.ts'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { type LinkCalls, createLinkCalls } from '#src/testing/calls/link-calls.ts'
import { createRideCalls } from '#src/testing/calls/ride-calls.ts'
import { settleDeps } from '#src/testing/app.ts'

const database = withDatabase()
let opened: Promise<TestGateway> | undefined
let gateway: TestGateway
let links: LinkCalls
beforeEach(async () => {
  opened ??= openTestGateway(database.db)
  gateway = await opened
  gateway.advance(3600)
  links = createLinkCalls(gateway)
  await database.db.deleteFrom('mails').execute()
})
afterEach(() => expectBalancedBooks(database.db))

const readLinkEmails = async () =>
  (await database.db.selectFrom('mails').select(['recipient', 'content']).orderBy('id').execute()).flatMap(
    ({ recipient, content }) => (content.kind === 'link-paid' ? [{ recipient, content }] : []),
  )
const findRow = async (id: string) => (await links.list('agent', 'mine')).results.find((link) => link.id === id)

describe('payment through a payment link', () => {
  it('charges the payer, books for the payer’s company and shows the owner the reference', async () => {
    const id = await links.shareStay()
    const [owner, payer] = [await gateway.balance('agent'), Number(await gateway.balance('partner'))]
    const { response } = await links.pay('partner', id)
    const reference = response['bookingReferenceNo']
    expect(response['bookingStatus']).toBe('Confirmed')
    expect(await gateway.balance('agent')).toBe(owner)
    expect(await gateway.balance('partner')).toBe((payer - Number(response['totalPrice'])).toFixed(2))
    expect((await gateway.list('partner'))[0]?.bookingReferenceNo).toBe(reference)
    expect(await findRow(id)).toMatchObject({ status: 'PAID', brn: reference, isOwnBooking: false })
    const [received] = (await links.list('partner', 'received')).results
    expect(received).toMatchObject({ id, status: 'PAID', brn: reference, isOwnBooking: true })
    expect(await links.open('partner', id)).toMatchObject({ errorCode: 'LINK_PAID', data: null })
    const history = (await links.open('agent', id)).response?.history
    expect(history).toMatchObject([
      { kind: 'CREATED' },
      { kind: 'PAYMENT_STARTED', actor: 'Demo Partner', brn: null },
      { kind: 'PAID', actor: 'Demo Partner', brn: reference },
    ])
  })

  it('sends the owner an e-mail with the payer’s company and the booking reference', async () => {
    const id = await links.shareStay()
    const { response } = await links.pay('partner', id)
    const [email, ...others] = await readLinkEmails()
    expect(others).toEqual([])
    expect(email?.recipient).toBe('agent@demo.test')
    const { subject, text } = renderEmail('en-US', email?.content as never)
    expect(subject).toContain('Payment link paid: ')
    expect(text).toContain(String(response['bookingReferenceNo']))
    expect(text).toContain('Demo Umrah Company B')
  })

  it('sends e-mails to the owner and the receiver if the owner’s colleague pays, without the reference for the receiver', async () => {
    const id = await links.shareStay()
    await links.pay('colleague', id)
    const emails = await readLinkEmails()
    expect(emails.map(({ recipient }) => recipient)).toEqual(['agent@demo.test', 'partner@demo.test'])
    expect(emails[1]?.content).toMatchObject({ reference: null, agentName: 'Demo Partner' })
    const [received] = (await links.list('partner', 'received')).results
    expect(received).toMatchObject({ status: 'PAID', brn: null, provider: null, isOwnBooking: false })
  })

  it('is refused for an unknown, disabled, expired or paid link and for someone else’s, without using money or the code', async () => {
    const expired = await links.shareStay('agent', { expirationTime: links.inMinutes(15) })
    const disabled = await links.shareStay()
    await links.change('agent', { id: disabled })
    const forOtherReceiver = await links.shareStay('agent', { email: 'lowfunds@demo.test' })
    const paid = await links.shareStay()
    await links.pay('partner', paid)
    gateway.advance(15 * 60)
    const { body } = await gateway.hold('partner')
    const authCode = gateway.freshCode('partner')
    const before = await gateway.balance('partner')
    const key = randomUUID()
    const payWith = async (share: string) =>
      (await gateway.reserve('partner', { ...body, share, authCode }, key)).refusal?.code
    expect(await payWith('C'.repeat(32))).toBe('LINK_NOT_FOUND')
    expect(await payWith(forOtherReceiver)).toBe('LINK_NOT_FOUND')
    expect(await payWith(disabled)).toBe('LINK_DISABLED')
    expect(await payWith(expired)).toBe('LINK_EXPIRED')
    expect(await payWith(paid)).toBe('LINK_PAID')
    expect(await gateway.balance('partner')).toBe(before)
    const { response } = await gateway.reserve('partner', { ...body, share: await links.shareStay(), authCode }, key)
    expect(response['bookingStatus']).toBe('Confirmed')
  })

  it('is refused in a second tab because the link is paid, even at a different price or after the hold has expired', async () => {
    const id = await links.shareStay()
    const { body } = await gateway.hold('partner')
    const other = await gateway.hold('partner')
    await gateway.reserve('partner', { ...other.body, share: id, authCode: gateway.freshCode('partner') })
    const second = { ...body, share: id, authCode: 'any' }
    expect((await gateway.reserve('partner', { ...second, price: 1 })).refusal?.code).toBe('LINK_PAID')
    gateway.advance(20 * 60)
    expect((await gateway.reserve('partner', second)).refusal?.code).toBe('LINK_PAID')
  })

  it('is refused for a different service', async () => {
    const id = await links.shareStay()
    for (const stay of [
      { checkIn: '2027-01-11', checkOut: '2027-01-13' },
      { checkIn: '2027-01-10', checkOut: '2027-01-12' },
      { hotelCode: '4900000007', refundable: false },
      { rooms: [{ adults: 2 }, { adults: 2 }] },
      { rooms: [{ adults: 3 }] },
    ]) {
      expect((await links.pay('partner', id, stay)).refusal?.code).toBe('LINK_MISMATCH')
    }
    const rides = createRideCalls(gateway)
    const ride = await rides.reserve('partner', { ...(await rides.hold('partner')), share: id })
    expect(ride.refusal?.code).toBe('LINK_MISMATCH')
    expect((await findRow(id))?.status).toBe('UNPAID')
    expect((await links.pay('partner', id)).refusal).toBeUndefined()
  })

  it('gets the first response when retried with the same key, even after the link is paid', async () => {
    const id = await links.shareStay()
    const { body } = await gateway.hold('partner')
    const key = randomUUID()
    const request = { ...body, share: id, authCode: gateway.freshCode('partner') }
    const first = await gateway.reserve('partner', request, key)
    expect((await gateway.reserve('partner', request, key)).json).toEqual(first.json)
    const other = await gateway.reserve('partner', { ...request, share: await links.shareStay() }, key)
    expect(other.refusal?.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('leaves the link payable when the supplier refuses the booking', async () => {
    const stay = { hotelCode: '4900000008' }
    const id = await links.shareStay('agent', { stay })
    expect((await links.pay('partner', id, stay)).refusal?.code).toBe('SUPPLIER_REFUSED')
    expect(await findRow(id)).toMatchObject({ status: 'UNPAID', brn: null })
    expect((await links.pay('partner', id, stay)).refusal?.code).toBe('SUPPLIER_REFUSED')
    const { response } = await links.open('agent', id)
    const attempt = ['PAYMENT_STARTED', 'PAYMENT_FAILED']
    expect(response?.history?.map(({ kind }) => kind)).toEqual(['CREATED', ...attempt, ...attempt])
    expect((await links.change('agent', { id })).response.status).toBe('disabled')
  })

  it('is pending until the supplier confirms, even after the link expires, and then paid', async () => {
    const stay = { hotelCode: '4900000004' }
    const id = await links.shareStay('agent', { stay, expirationTime: links.inMinutes(15) })
    expect((await links.pay('partner', id, stay)).response['bookingStatus']).toBe('Pending')
    expect(await findRow(id)).toMatchObject({ status: 'PENDING', brn: null })
    expect((await links.change('agent', { id })).code).toBe('LINK_PENDING')
    expect((await links.change('agent', { id, expirationTime: links.inMinutes(600) })).code).toBe('LINK_PENDING')
    expect((await links.pay('colleague', id, stay)).refusal?.code).toBe('LINK_PENDING')
    gateway.advance(3600)
    expect((await findRow(id))?.status).toBe('PENDING')
    await settleDueOrders(settleDeps(database.db, gateway.clock), (error) => {
      throw error
    })
    expect((await findRow(id))?.status).toBe('PAID')
    expect((await links.list('agent', 'mine', '?status=PAID')).results.map((link) => link.id)).toContain(id)
    expect((await readLinkEmails()).map(({ recipient }) => recipient)).toEqual(['agent@demo.test'])
  })

  it('leaves the link paid when the booking is cancelled', async () => {
    const id = await links.shareStay()
    const { response } = await links.pay('partner', id)
    gateway.advance(300)
    const reference = String(response['bookingReferenceNo'])
    const quote = await gateway.quoteCancellation('partner', reference, String(response['provider']))
    await gateway.confirmCancellation('partner', quote.response, String(response['provider']))
    expect((await findRow(id))?.status).toBe('PAID')
  })

  it('books a ride that was shared', async () => {
    const rides = createRideCalls(gateway)
    const { vehicleTypes, ...search } = rides.choice()
    const data = { type: 'transportation', search, basket: { totalPrice: 500, vehicleTypes } }
    const id = await links.shareStay('agent', { data })
    expect((await links.open('partner', id)).data).toEqual({ ...data, selectedRooms: null })
    for (const vehicles of [
      [{ type: '4', category: '1', quantity: 3, noOfPax: 20 }],
      [{ type: '4', category: '2', quantity: 2, noOfPax: 20 }],
    ]) {
      const other = await rides.hold('partner', { vehicles })
      expect((await rides.reserve('partner', { ...other, share: id })).refusal?.code).toBe('LINK_MISMATCH')
    }
    const { response } = await rides.reserve('partner', { ...(await rides.hold('partner')), share: id })
    expect(response['bookingStatus']).toBe('Confirmed')
    expect(await findRow(id)).toMatchObject({ status: 'PAID', data: { type: 'transportation' } })
    const [email] = await database.db.selectFrom('mails').select('content').orderBy('id').execute()
    expect(email?.content).toMatchObject({
      kind: 'link-shared',
      url: expect.stringContaining('/payment-transportation/'),
    })
  })

  it('is not attempted for a `share` value that is not a link ID', async () => {
    const { body } = await gateway.hold('partner')
    for (const share of [true, false, null, '']) {
      const { refusal } = await gateway.reserve('partner', { ...body, share, authCode: '000000' })
      expect(refusal?.code).toBe('AUTH_CODE_INVALID')
    }
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sendDueEmails } from '#src/mail/outbox.ts'
import { type TestGateway, openTestGateway, type DemoAgent } from '#src/testing/test-gateway.ts'
import { products } from '#src/testing/catalogue.ts'
import { withDatabase } from '#src/testing/database.ts'
import { readPdf } from '#src/testing/pdf.ts'
import { createRideCalls } from '#src/testing/calls/ride-calls.ts'
import { withDocuments } from './attach-documents.ts'
import { typesetter } from './render/typesetter.ts'

const database = withDatabase()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway(database.db)
})

const link = z.object({ number: z.string(), path: z.string(), expiresAt: z.string(), fileName: z.string() })

const requestDocument = (who: DemoAgent, reference: string, provider: string, kind: string, cultCode = 'en-US') =>
  gateway.call(who, '/booking/document', { bookingReferenceNo: reference, provider, kind, cultCode })

const openDocument = (path: string) => gateway.app.inject({ url: path })

async function readText(reply: Awaited<ReturnType<typeof requestDocument>>) {
  const { path } = link.parse(reply.response)
  const file = await openDocument(path)
  expect(file.statusCode).toBe(200)
  return readPdf(file.rawPayload)
}

async function cancel(reference: string, provider: string) {
  gateway.advance(400)
  const quote = await gateway.quoteCancellation('agent', reference, provider)
  await gateway.confirmCancellation('agent', quote.response, provider)
}

describe('documents for a confirmed booking', () => {
  it('include an invoice with the seller, buyer, stay, taxes and total', async () => {
    const { reference, body, total } = await gateway.book('agent', { rooms: [{ adults: 1, childAges: [0, 5] }] })
    const { text, pages } = await readText(await requestDocument('agent', reference, body.provider, 'invoice'))
    expect(pages).toBe(1)
    for (const part of [
      'Tax invoice',
      'INV-0001-000001',
      reference,
      'Test Travel Company',
      '300000000000003',
      'Demo Umrah Company A',
      '310000000100003',
      'Sun 10 Jan 2027',
      '2 Shaban 1448',
      '3 nights',
      'Guest Amber · Guest Basalt (infant, under 1) · Guest Cedar (age 5)',
      'Free cancellation until',
      `SAR ${total.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    ])
      expect(text).toContain(part)
  })

  it.each([
    ['hudxconnect', '4900000001', /VAT 15% \(Saudi Arabia\) on SAR/],
    ['umrahholidays', '4900000006', /VAT 15% \(Saudi Arabia\)/],
    ['agoda', '4900000009', /VAT 15% \(Saudi Arabia\) on SAR/],
  ])('show VAT and the municipality fee separately, each with its rate, for %s', async (_, hotelCode, vat) => {
    const { reference, body } = await gateway.book('agent', { hotelCode })
    const { text } = await readText(await requestDocument('agent', reference, body.provider, 'invoice'))
    expect(text).toMatch(vat)
    expect(text).toMatch(/Municipality fee (2\.5|5)% \(Saudi Arabia\)/)
  })

  it('show 15% VAT on the discounted price of a booking with a promo code', async () => {
    const { body, trackToken } = await gateway.hold('agent')
    const { response } = await gateway.applyPromo('agent', trackToken, 'RIHLA10')
    const { totalPrice } = response['request'] as { totalPrice: number }
    const order = { ...body, promo: 'RIHLA10', price: totalPrice, authCode: gateway.freshCode('agent') }
    const reply = await gateway.reserve('agent', order)
    const { text } = await readText(
      await requestDocument('agent', String(reply.response['bookingReferenceNo']), body.provider, 'invoice'),
    )
    const amountAfter = (label: RegExp) =>
      Number(new RegExp(`${label.source}.*?SAR ([\\d,.]+)`).exec(text)?.[1]?.replaceAll(',', ''))
    const [net, vat] = [amountAfter(/Total excl\. VAT/), amountAfter(/VAT 15% \(Saudi Arabia\)/)]
    expect(vat).toBeCloseTo(net * 0.15, 1)
    expect(text).toMatch(/Municipality fee (2\.5|5)%/)
  })

  it('include a voucher without any amounts', async () => {
    const { reference, body, total } = await gateway.book('agent')
    for (const cultCode of ['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK']) {
      const { text } = await readText(await requestDocument('agent', reference, body.provider, 'voucher', cultCode))
      expect(text).toContain(reference)
      expect(text).toContain('+966 12 000')
      expect(text).not.toMatch(/SAR|ر\.س/)
      expect(text).not.toContain(total.toFixed(2).slice(-6))
    }
  })

  it('include a receipt with the invoice number and the wallet as payment method', async () => {
    const { reference, body } = await gateway.book('agent')
    const invoice = link.parse((await requestDocument('agent', reference, body.provider, 'invoice')).response)
    const { text } = await readText(await requestDocument('agent', reference, body.provider, 'receipt'))
    expect(text).toContain(invoice.number)
    expect(text).toMatch(/Payment method .*Wallet/)
  })

  it('do not include a credit note', async () => {
    const { reference, body } = await gateway.book('agent')
    const { refusal } = await requestDocument('agent', reference, body.provider, 'creditNote')
    expect(refusal).toMatchObject({
      code: 'DOCUMENT_NOT_POSSIBLE',
      message: 'Credit note is not possible for this booking!',
      extraDetails: { reason: 'NOT_CANCELLED' },
    })
  })

  it('stay the same when the company is renamed, and cannot be updated', async () => {
    const { reference, body } = await gateway.book('partner')
    const before = await readText(await requestDocument('partner', reference, body.provider, 'invoice'))
    await database.db.updateTable('companies').set({ name: 'Renamed Company' }).where('id', '=', 'company-b').execute()
    const after = await readText(await requestDocument('partner', reference, body.provider, 'invoice'))
    expect(after).toEqual(before)
    expect(after.text).toContain('Demo Umrah Company B')
    await expect(
      database.db.updateTable('documents').set({ number: 'INV-9' }).where('order_reference', '=', reference).execute(),
    ).rejects.toThrow('never changed')
  })

  it('make the booking searchable by invoice number', async () => {
    const { reference, body } = await gateway.book('agent')
    const { number } = link.parse((await requestDocument('agent', reference, body.provider, 'invoice')).response)
    const { json } = await gateway.call('agent', `/hotels/reservations?text=${number.toLowerCase()}`)
    expect(json).toMatchObject({ results: [{ bookingReferenceNo: reference }] })
  })

  it.each(['partner', 'lowfunds'] as const)(
    'are not visible to %s, who gets the same response as for an unknown booking',
    async (who) => {
      const { reference, body } = await gateway.book('agent')
      const othersReply = await requestDocument(who, reference, body.provider, 'invoice')
      const unknownReply = await requestDocument(who, 'MKH-AAAA-00000', body.provider, 'invoice')
      expect(othersReply.refusal).toMatchObject({ code: 'NOT_FOUND' })
      expect(othersReply.json).toEqual(unknownReply.json)
    },
  )
})

describe('documents for a cancelled booking', () => {
  it('include the invoice and a credit note for the refund, but no voucher', async () => {
    const { reference, body, total } = await gateway.book('agent')
    await cancel(reference, body.provider)
    const { text } = await readText(await requestDocument('agent', reference, body.provider, 'creditNote'))
    expect(text).toContain(`Total credited`)
    expect(text).toContain(`SAR ${total.toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
    expect(text).toMatch(/INV-0001-\d{6}/)
    expect((await requestDocument('agent', reference, body.provider, 'invoice')).refusal).toBeUndefined()
    expect((await requestDocument('agent', reference, body.provider, 'voucher')).refusal).toMatchObject({
      extraDetails: { reason: 'CANCELLED' },
    })
  })

  it('include a voucher marked as cancelled in every language when an earlier link is opened', async () => {
    const { reference, body } = await gateway.book('agent')
    const { path } = link.parse((await requestDocument('agent', reference, body.provider, 'voucher')).response)
    const readTextAt = async (url: string) => (await readPdf((await openDocument(url)).rawPayload)).text
    expect(await readTextAt(path)).not.toContain('CANCELLED')
    gateway.advance(301)
    const quote = await gateway.quoteCancellation('agent', reference, body.provider)
    await gateway.confirmCancellation('agent', quote.response, body.provider)
    expect(await readTextAt(path)).toContain('CANCELLED: this booking is cancelled')
    expect(await readTextAt(`${path}?language=tr-TR`)).toContain('İPTAL: bu rezervasyon iptal edildi')
  })
})

describe('documents for a pending booking', () => {
  it('are not available yet', async () => {
    const { reference, body } = await gateway.book('agent', { hotelCode: '4900000004' })
    for (const kind of ['invoice', 'voucher', 'receipt', 'creditNote'])
      expect((await requestDocument('agent', reference, body.provider, kind)).refusal).toMatchObject({
        code: 'DOCUMENT_NOT_POSSIBLE',
        extraDetails: { reason: 'PENDING' },
      })
    const { response } = await gateway.call('agent', '/hotels/viewreservation', {
      bookingReferenceNo: reference,
      provider: body.provider,
      cultCode: 'en-US',
    })
    expect(response['documents']).toContainEqual({ kind: 'invoice', problem: 'PENDING', issued: [] })
  })
})

describe('documents for a booked ride', () => {
  it('include a voucher with the route, vehicles and pick-up details', async () => {
    const rides = createRideCalls(gateway)
    const { response } = await rides.reserve('agent', await rides.hold('agent'))
    const { text } = await readText(
      await requestDocument('agent', String(response['bookingReferenceNo']), 'hudxconnect', 'voucher'),
    )
    for (const part of ['Jeddah Airport – Makkah', 'Terminal 1, exit 4', '14:30', 'RH 123', '20 passengers'])
      expect(text).toContain(part)
  })
})

describe('booking e-mails', () => {
  const sendEmails = async () => {
    const sent: { subject: string; files: string[]; texts: string[] }[] = []
    const sender = withDocuments({ db: database.db, products }, async ({ subject, attachments = [] }) => {
      const texts = await Promise.all(attachments.map(async ({ content }) => (await readPdf(content)).text))
      sent.push({ subject, files: attachments.map(({ filename }) => filename.slice(0, 3)), texts })
    })
    await sendDueEmails(database.db, sender, gateway.clock, console)
    return sent
  }

  it('include the voucher and invoice, and the credit note after a cancellation', async () => {
    await sendEmails()
    const { reference, body } = await gateway.book('agent')
    await cancel(reference, body.provider)
    const withReference = expect.stringContaining(reference)
    expect(await sendEmails()).toMatchObject([
      { files: ['VCH', 'INV'], texts: [withReference, withReference] },
      { files: ['CRN'], texts: [withReference] },
    ])
  })
})

describe('link to a document', () => {
  it('opens without a token for ten minutes and cannot be altered', async () => {
    const { reference, body } = await gateway.book('agent')
    const { path, expiresAt, fileName } = link.parse(
      (await requestDocument('agent', reference, body.provider, 'invoice')).response,
    )
    expect(Date.parse(expiresAt) - gateway.clock().getTime()).toBe(600_000)
    const file = await openDocument(path)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName}"`,
      'cache-control': 'no-store',
    })
    const [text = '', signature = ''] = path.slice('/documents/'.length).split('.')
    const other = Buffer.from(
      Buffer.from(text, 'base64url')
        .toString()
        .replace(/^\[\d+/, '[1'),
    ).toString('base64url')
    for (const token of [`${other}.${signature}`, `${text}.${'A'.repeat(43)}`, `${text}.${signature.slice(0, -1)}`])
      expect((await openDocument(`/documents/${token}`)).statusCode).not.toBe(200)
    gateway.advance(599)
    expect((await openDocument(path)).statusCode).toBe(200)
    gateway.advance(1)
    expect((await openDocument(path)).statusCode).toBe(404)
  })

  it('has its document rendered once per language and can be opened sixty times', async () => {
    const { reference, body } = await gateway.book('agent')
    const before = typesetter.completed
    const { path } = link.parse((await requestDocument('agent', reference, body.provider, 'invoice')).response)
    const [first, second] = await Promise.all([openDocument(path), openDocument(path)])
    gateway.advance(1)
    const newPath = link.parse((await requestDocument('agent', reference, body.provider, 'invoice')).response).path
    for (const { rawPayload } of [second, await openDocument(path), await openDocument(newPath)])
      expect(rawPayload.equals(first.rawPayload)).toBe(true)
    expect(typesetter.completed - before).toBe(1)
    for (let opened = 3; opened < 60; opened += 1) expect((await openDocument(path)).statusCode).toBe(200)
    const reply = await openDocument(path)
    expect(reply.statusCode).toBe(429)
    expect(reply.headers['retry-after']).toBe('599')
  })
})

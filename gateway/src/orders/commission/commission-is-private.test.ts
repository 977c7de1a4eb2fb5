import { beforeAll, expect, it } from 'vitest'
import { locales } from '#src/locales.ts'
import { renderEmail } from '#src/mail/render.ts'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { readPdf } from '#src/testing/pdf.ts'

const database = withDatabase()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway(database.db)
})

/** A commission whose digits appear in no other amount of the booking. */
const commission = 61.37
const formattedCommission = /61[.,٫]37|٦١٫٣٧|۶۱٫۳۷/

it('omits the commission from every document and e-mail', async () => {
  const held = await gateway.hold('agent')
  const body = { ...held.body, commissionOverride: commission }
  const reply = await gateway.reserve('agent', { ...body, authCode: gateway.freshCode('agent') })
  const reference = String(reply.response['bookingReferenceNo'])
  const order = { bookingReferenceNo: reference, provider: held.body.provider }
  const view = await gateway.call('agent', '/hotels/viewreservation', order)
  expect(JSON.stringify(view.response)).toMatch(formattedCommission)

  const expectPrivate = async (kind: string) => {
    for (const cultCode of locales) {
      const { response } = await gateway.call('agent', '/booking/document', { ...order, kind, cultCode })
      const { text } = await readPdf((await gateway.app.inject({ url: String(response['path']) })).rawPayload)
      expect(text, `${kind} in ${cultCode}`).toContain(reference)
      expect(text, `${kind} in ${cultCode}`).not.toMatch(formattedCommission)
    }
  }
  for (const kind of ['invoice', 'voucher', 'receipt']) await expectPrivate(kind)

  gateway.advance(400)
  const quote = await gateway.quoteCancellation('agent', reference, order.provider)
  await gateway.confirmCancellation('agent', quote.response, order.provider)
  await expectPrivate('creditNote')
  const emails = await database.db.selectFrom('mails').select('content').execute()
  expect(emails).toHaveLength(2)
  for (const { content } of emails)
    for (const cultCode of locales) {
      const email = JSON.stringify(renderEmail(cultCode, content))
      expect(email).toContain(reference)
      expect(email, `${content.kind} in ${cultCode}`).not.toMatch(formattedCommission)
    }
})

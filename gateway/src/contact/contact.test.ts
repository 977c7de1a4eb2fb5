import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTransport } from 'nodemailer'
import { type SendEmail, sendDueEmails } from '#src/mail/outbox.ts'
import { buildTestApp } from '#src/testing/app.ts'
import { withDatabase } from '#src/testing/database.ts'

const database = withDatabase()
let now = new Date('2026-11-21T09:00:00.000Z')
const clock = () => now
let number = 0

beforeEach(async () => {
  number += 1
  await database.db.deleteFrom('mails').execute()
})

const buildForm = (fields: Record<string, unknown> = {}) => ({
  name: 'Role TestGateway',
  email: `sender${number}@agency.example`,
  subject: 'A question',
  message: 'First line\r\nsecond <b>line</b>',
  cultCode: 'ar-SA',
  ...fields,
})

const send = async (payload: object, address = `192.0.2.${number}`) => {
  const app = await buildTestApp(database.db, { clock })
  const reply = await app.inject({
    method: 'POST',
    url: '/contact-messages',
    payload,
    headers: { 'x-client-address': address },
  })
  const { response, errors } = reply.json()
  return {
    status: reply.statusCode,
    response,
    code: errors[0]?.code,
    details: errors[0]?.extraDetails,
    headers: reply.headers,
  }
}

type SentEmail = Parameters<SendEmail>[0]

const sendEmails = async () => {
  const sent: SentEmail[] = []
  await sendDueEmails(database.db, async (email) => void sent.push(email), clock, console)
  return sent
}

const removeIsolates = (text = '') => text.replaceAll(/[\u2066-\u2069]/g, '')

describe('contact form', () => {
  it('e-mails the message to the operator with the sender as the reply address, and sends a confirmation in the sender’s language', async () => {
    const { status, response } = await send(buildForm())
    expect(status).toBe(200)
    expect(response.reference).toMatch(/^MSG-[2-9A-HJ-NP-Z]{4}-\d{5}$/)
    const [toOperator, toSender] = await sendEmails()
    expect(toOperator).toMatchObject({
      to: 'support@rihla.test',
      replyTo: { name: 'Role TestGateway', address: `sender${number}@agency.example` },
    })
    expect(removeIsolates(toOperator?.subject)).toBe(`[${response.reference}] A question`)
    expect(toOperator?.text).toContain('First line\nsecond <b>line</b>')
    expect(toOperator?.html).toContain('second &lt;b&gt;line&lt;/b&gt;')
    expect(toSender).toMatchObject({ to: `sender${number}@agency.example` })
    expect(removeIsolates(toSender?.subject)).toBe(`وصلتنا رسالتك (${response.reference})`)
    expect(toSender?.html).toContain('dir="rtl"')
  })

  it.each(['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'])(
    'sends a confirmation in %s without quoting the message, because the address may belong to someone else',
    async (cultCode) => {
      await send(buildForm({ cultCode, name: 'Buy cheap things', subject: 'Win now', message: 'Click here' }))
      const [, toSender] = await sendEmails()
      const all = `${toSender?.subject}${toSender?.text}${toSender?.html}`
      expect(all).not.toMatch(/cheap|Win now|Click|\{\{/)
      expect(all).toContain('MSG-')
    },
  )

  it('sends the confirmation in English if the language is not supported', async () => {
    await send(buildForm({ cultCode: 'fr-FR' }))
    expect((await sendEmails())[1]?.subject).toContain('We have received your message')
  })

  it('reports all invalid fields at once and sends nothing', async () => {
    const { status, code, details } = await send({
      email: 'nobody',
      subject: 'a'.repeat(151),
      message: 'x'.repeat(4001),
    })
    expect([status, code]).toEqual([200, 'INVALID_REQUEST'])
    expect(details.fields).toEqual([
      { path: 'name', code: 'FIELD_REQUIRED' },
      { path: 'email', code: 'FIELD_INVALID' },
      { path: 'subject', code: 'FIELD_TOO_LONG' },
      { path: 'message', code: 'FIELD_TOO_LONG' },
    ])
    expect(await sendEmails()).toEqual([])
  })

  it.each([
    ['name', 'Role\r\nBcc: other@agency.example'],
    ['email', 'role@agency.example\r\nBcc: other@agency.example'],
    ['email', 'role@agency.example, other@agency.example'],
    ['subject', 'Hello\nBcc: other@agency.example'],
  ])('rejects line breaks and a second address in the %s', async (field, value) => {
    expect((await send(buildForm({ [field]: value }))).code).toBe('INVALID_REQUEST')
  })

  it('sends an e-mail with one recipient and no sender-supplied headers', async () => {
    await send(buildForm({ name: 'Role, "TestGateway" (other@agency.example)', message: 'Bcc: x@y.test\n\n.\nQUIT' }))
    const [email] = await sendEmails()
    const transport = createTransport({ streamTransport: true, buffer: true })
    const { envelope, message } = await transport.sendMail({ from: 'no-reply@rihla.test', ...email })
    expect(envelope).toEqual({ from: 'no-reply@rihla.test', to: ['support@rihla.test'] })
    const [head = ''] = (Buffer.isBuffer(message) ? message.toString() : '').split('\r\n\r\n')
    expect(head).not.toMatch(/^bcc:/im)
    expect(head.match(/^reply-to:.*$/gim)).toHaveLength(1)
  })
})

describe('contact message limits', () => {
  afterAll(() => {
    now = new Date('2026-11-21T09:00:00.000Z')
  })

  it('allow ten messages an hour from one IP address', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 12 },
        async (_, index) => (await send(buildForm({ email: `a${index}@agency.example` }), '2001:db8::1')).status,
      ),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    now = new Date(now.getTime() + 3600_000)
    expect((await send(buildForm(), '2001:DB8::1')).status).toBe(200)
  })

  it('allow five messages a day from one e-mail address', async () => {
    const replies = []
    for (let index = 0; index < 6; index++) replies.push(await send(buildForm(), `198.51.100.${index}`))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(replies[5]).toMatchObject({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '86400' } })
  })
})

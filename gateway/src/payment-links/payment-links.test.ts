import { beforeEach, describe, expect, it } from 'vitest'
import { renderEmail } from '#src/mail/render.ts'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { type LinkCalls, createLinkCalls } from '#src/testing/calls/link-calls.ts'

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
  await database.db.updateTable('agents').set({ language: null }).execute()
})

const readEmails = () =>
  database.db.selectFrom('mails').select(['recipient', 'locale', 'content']).orderBy('id').execute()

describe('new payment link', () => {
  it('gets its ID from the server, not from the client', async () => {
    const body = await links.buildBody('agent')
    const { response } = await links.share('agent', body)
    expect(response).toEqual({
      id: expect.stringMatching(/^[\w-]{32}$/),
      expirationTime: body.expirationTime,
      targetUserCompany: 'Demo Umrah Company B',
      targetUserLanguage: null,
    })
    expect(response['id']).not.toBe(body.id)
  })

  it('is created once and e-mailed once when the request is retried', async () => {
    const body = await links.buildBody('agent')
    const first = await links.share('agent', body)
    const retry = await links.share('agent', { ...body, cultCode: 'tr-TR' })
    expect(retry.json).toEqual(first.json)
    expect(retry.replayed).toBe(true)
    expect(await readEmails()).toHaveLength(1)
    const other = await links.share('agent', { ...body, email: 'other@agency.test' })
    expect(other.refusal?.code).toBe('IDEMPOTENCY_MISMATCH')
    const othersLink = await links.share('partner', body)
    expect(othersLink.response['id']).not.toBe(first.response['id'])
  })

  it.each([
    ['is too short', 'x'],
    ['is too long', 'a'.repeat(10_000)],
    ['contains slashes', '../../etc/passwd'],
    ['contains NUL', 'null\0byte'],
  ])('is rejected if the client proposes an ID that %s', async (_what, id) => {
    const { status } = await links.share('agent', await links.buildBody('agent', { id }))
    expect(status).toBe(400)
  })

  it('has the receiver’s e-mail address trimmed and lowercased', async () => {
    const id = await links.shareStay('agent', { email: ' Partner@Demo.TEST ' })
    expect((await links.open('partner', id)).response?.targetUserEmail).toBe('partner@demo.test')
  })

  it.each(['nobody', 'a@b.test\r\nBcc: c@d.test', '"Support" <a@b.test>', ''])(
    'is rejected for the e-mail address %j',
    async (email) => {
      const { refusal } = await links.share('agent', await links.buildBody('agent', { email }))
      expect(refusal).toMatchObject({ code: 'INVALID_REQUEST', extraDetails: { fields: [{ path: 'email' }] } })
    },
  )

  it('is rejected for the sharing agent’s own e-mail address in any letter case', async () => {
    const { refusal } = await links.share('agent', await links.buildBody('agent', { email: ' Agent@Demo.TEST' }))
    const fields = [{ path: 'email', code: 'OWN_EMAIL' }]
    expect(refusal).toMatchObject({ code: 'OWN_EMAIL', extraDetails: { fields } })
    expect(await readEmails()).toEqual([])
  })

  it('is rejected for an expiry outside the limits, which the response includes', async () => {
    for (const minutes of [-1, 0, 10, 31 * 24 * 60, 100 * 365 * 24 * 60]) {
      const { refusal } = await links.share(
        'agent',
        await links.buildBody('agent', { expirationTime: links.inMinutes(minutes) }),
      )
      expect(refusal?.code, `${minutes}`).toBe('EXPIRY_INVALID')
    }
    const soonBody = await links.buildBody('agent', { stay: { checkIn: '2026-11-25', checkOut: '2026-11-27' } })
    const { refusal } = await links.share('agent', { ...soonBody, expirationTime: '2026-11-25T11:30:00Z' })
    expect(refusal).toMatchObject({
      code: 'EXPIRY_INVALID',
      // Check-in opens at 14:00 in Makkah.
      extraDetails: { earliest: links.inMinutes(15), latest: '2026-11-25T11:00:00.000Z' },
    })
    for (const expirationTime of ['2026-11-25T10:00:00', 'tomorrow', '1448-06-04T10:00:00', null]) {
      expect((await links.share('agent', { ...soonBody, expirationTime })).status).toBe(400)
    }
    const zoned = await links.share('agent', { ...soonBody, expirationTime: '2026-11-24T13:00:00+03:00' })
    expect(zoned.response['expirationTime']).toBe('2026-11-24T10:00:00.000Z')
  })

  it('is rejected for a service that is not for sale and for data that is too large or invalid', async () => {
    const body = await links.buildBody('agent')
    const { search } = body.data
    for (const data of [
      { ...body.data, search: { ...search, hotelCode: '999999' } },
      { ...body.data, search: { ...search, provider: 'nobody' } },
      { ...body.data, search: { ...search, checkOutDate: search.checkInDate } },
      { ...body.data, selectedRooms: [] },
      { ...body.data, selectedRooms: null },
      { ...body.data, type: 'transportation' },
    ]) {
      expect((await links.share('agent', { ...body, data })).refusal?.code).toBe('NOT_AVAILABLE')
    }
    for (const data of [
      { ...body.data, type: 'visa' },
      { ...body.data, basket: {} },
      { ...body.data, basket: { totalPrice: -1 } },
      { ...body.data, basket: { totalPrice: 10.005 } },
      null,
    ]) {
      expect((await links.share('agent', { ...body, data })).status).toBe(400)
    }
    const large = { ...body.data, basket: { totalPrice: 1, text: 'x'.repeat(300_000) } }
    expect((await links.share('agent', { ...body, data: large })).status).toBe(413)
    const deep = { ...body.data, basket: { totalPrice: 1, deep: JSON.parse('['.repeat(70) + ']'.repeat(70)) } }
    expect((await links.share('agent', { ...body, data: deep })).status).toBe(400)
    expect(await links.share('agent', body)).toMatchObject({ status: 200, refusal: undefined })
  })

  it('preserves unusual but valid JSON', async () => {
    const basket = { totalPrice: 1, html: '<img onerror=x>', nul: 'a\0b', half: '\ud83d', constructor: { a: [null] } }
    const body = await links.buildBody('agent')
    const { response } = await links.share('agent', { ...body, data: { ...body.data, basket } })
    const { data } = await links.open('partner', String(response['id']))
    expect(data).toEqual({ ...body.data, basket })
  })

  it('is limited per agent and per receiver', async () => {
    const body = await links.buildBody('agent')
    const share = (email: string) => links.share('agent', { ...body, id: undefined, email })
    for (let count = 0; count < 20; count++) expect((await share('partner@demo.test')).status).toBe(200)
    expect((await share('partner@demo.test')).status).toBe(429)
    for (let count = 0; count < 9; count++) expect((await share(`r${count}@agency.test`)).status).toBe(200)
    expect((await share('other@agency.test')).status).toBe(429)
    gateway.advance(3600)
    expect((await share('partner@demo.test')).status).toBe(200)
  })
})

describe('payment link e-mail', () => {
  it('is in the language of the receiver’s profile, with the link, the amount and the stay', async () => {
    await database.db
      .updateTable('agents')
      .set({ language: 'id-ID' })
      .where('email', '=', 'partner@demo.test')
      .execute()
    const id = await links.shareStay('agent', { cultCode: 'tr-TR' })
    const [email] = await readEmails()
    expect(email).toMatchObject({ recipient: 'partner@demo.test', locale: 'id-ID' })
    const { subject, text } = renderEmail('id-ID', email?.content as never)
    const plain = `${subject}\n${text}`.replaceAll(/[\u2066-\u2069]/g, '')
    expect(plain).toContain('Link pembayaran dari Demo Umrah Company A (SAR 900,50)')
    expect(plain).toContain('Yth. Demo Partner,')
    expect(plain).toContain('3 malam · 1 kamar · 2 tamu')
    expect(plain).toContain(`http://localhost:4000/payment-hotel/${id}`)
  })

  it('is in the sender’s language if the receiver has none', async () => {
    await links.shareStay('agent', { cultCode: 'tr-TR', email: 'nobody@agency.test' })
    await database.db.updateTable('agents').set({ language: 'ur-PK' }).where('email', '=', 'agent@demo.test').execute()
    await links.shareStay('agent', { cultCode: 'tr-TR' })
    expect((await readEmails()).map(({ locale }) => locale)).toEqual(['tr-TR', 'ur-PK'])
  })
})

describe('payment link that is opened', () => {
  it('is visible to the owner’s company and the receiver only', async () => {
    const id = await links.shareStay()
    for (const who of ['agent', 'colleague', 'partner'] as const) {
      expect((await links.open(who, id)).errorCode, who).toBeNull()
    }
    const forbidden = await links.open('lowfunds', id)
    const unknown = await links.open('lowfunds', 'A'.repeat(32))
    expect(forbidden.json).toEqual(unknown.json)
    expect(forbidden).toMatchObject({ httpStatus: 200, errorCode: 'LINK_NOT_FOUND', data: null, response: null })
    expect((await links.open('partner', id.slice(0, -1))).errorCode).toBe('LINK_NOT_FOUND')
  })

  it('shows the offer to the receiver and the history to the owner’s company', async () => {
    const body = await links.buildBody('agent')
    const id = String((await links.share('agent', body)).response['id'])
    const received = await links.open('partner', id)
    expect(received.data).toEqual(body.data)
    expect(received.response).toMatchObject({
      status: 'UNPAID',
      userEmail: 'agent@demo.test',
      userCompany: 'Demo Umrah Company A',
      isMine: false,
      history: null,
      brn: null,
    })
    const { response } = await links.open('colleague', id)
    expect(response).toMatchObject({ isMine: false, history: [{ kind: 'CREATED', actor: 'Demo Agent' }] })
  })

  it('counts a view by the receiver at most once a minute', async () => {
    const id = await links.shareStay()
    const countOpenings = async () =>
      (await links.list('agent', 'mine')).results.find((row) => row.id === id)?.openedCount
    await links.open('agent', id)
    expect(await countOpenings()).toBe(0)
    await links.open('partner', id)
    await links.open('partner', id)
    expect(await countOpenings()).toBe(1)
    gateway.advance(60)
    await links.open('partner', id)
    expect(await countOpenings()).toBe(2)
  })

  it('says why it cannot be paid, and shows its data only to the owner’s company', async () => {
    const expired = await links.shareStay('agent', { expirationTime: links.inMinutes(15) })
    const disabled = await links.shareStay()
    await links.change('agent', { id: disabled })
    gateway.advance(15 * 60)
    expect(await links.open('partner', expired)).toMatchObject({ errorCode: 'LINK_EXPIRED', data: null })
    expect(await links.open('partner', disabled)).toMatchObject({ errorCode: 'LINK_DISABLED', data: null })
    for (const who of ['agent', 'colleague'] as const)
      expect(await links.open(who, disabled)).toMatchObject({
        errorCode: 'LINK_DISABLED',
        data: { type: 'hotel', basket: { totalPrice: 900.5 }, selectedRooms: null },
      })
  })

  it('is blocked for an agent who guesses IDs', async () => {
    for (let count = 0; count < 60; count++) await links.open('lowfunds', `guess-${count}`)
    expect((await links.open('lowfunds', 'guess')).httpStatus).toBe(429)
    const id = await links.shareStay('agent', { email: 'lowfunds@demo.test' })
    expect((await links.open('lowfunds', id)).errorCode).toBeNull()
  })
})

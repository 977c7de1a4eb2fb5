import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { findDocuments } from '#src/documents/repository.ts'
import { type TestGateway, openTestGateway, type DemoAgent } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { authorization } from '#src/testing/token.ts'
import { demoSubs } from '../../../seeds/companies.ts'

const database = withDatabase()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway(database.db)
})

const createPng = (background: string, width = 300, height = 100) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

async function sendLogo(who: DemoAgent, method: 'PUT' | 'DELETE', payload?: Buffer) {
  const reply = await gateway.app.inject({
    method,
    url: '/profile/logo',
    headers: { ...authorization(who), 'content-type': 'image/png' },
    ...(payload && { payload }),
  })
  const { response, errors } = reply.json()
  return { path: response?.company.logoPath as string | null | undefined, code: errors[0]?.code }
}

const uploadLogo = async (who: DemoAgent, payload: Buffer) => (await sendLogo(who, 'PUT', payload)).path ?? ''
const fetchPicture = (path: string) => gateway.app.inject({ url: path })
const readLogoPath = async (who: DemoAgent): Promise<string | null> =>
  (await gateway.app.inject({ url: '/profile', headers: authorization(who) })).json().response.company.logoPath

async function fetchDocument(who: DemoAgent, reference: string, provider: string, kind = 'invoice') {
  const { response } = await gateway.call(who, '/booking/document', {
    bookingReferenceNo: reference,
    provider,
    kind,
    cultCode: 'en-US',
  })
  return (await gateway.app.inject({ url: String(response['path']) })).rawPayload
}

/** Whether a PDF embeds a picture; the QR code is drawn as a path. */
const hasPicture = (pdf: Buffer) => pdf.includes('/Subtype/Image') || pdf.includes('/Subtype /Image')

describe('company logo', () => {
  it('is flattened onto white and scaled down to fit, without metadata', async () => {
    const wide = await sharp(await createPng('#ff000000', 2000, 500))
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .png()
      .toBuffer()
    const { rawPayload, headers } = await fetchPicture(await uploadLogo('agent', wide))
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    const { format, width, height, hasAlpha, exif } = await sharp(rawPayload).metadata()
    expect({ format, width, height, hasAlpha, exif }).toEqual({
      format: 'png',
      width: 640,
      height: 160,
      hasAlpha: false,
      exif: undefined,
    })
    const [red, green, blue] = await sharp(rawPayload).raw().toBuffer()
    expect([red, green, blue]).toEqual([255, 255, 255])
    const small = await fetchPicture(await uploadLogo('agent', await createPng('#0000ff', 40, 20)))
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 40, height: 20 })
  })

  it('is visible only to the company’s agents', async () => {
    const path = await uploadLogo('agent', await createPng('#00ff00'))
    expect(path).toMatch(/^\/media\/logos\/[\w-]{32}\.png$/)
    expect(await readLogoPath('colleague')).toBe(path)
    expect(await readLogoPath('partner')).toBeNull()
    await sendLogo('partner', 'DELETE')
    expect(await readLogoPath('agent')).toBe(path)
  })

  it('can be replaced and removed, with the agent recorded for each change', async () => {
    await sendLogo('agent', 'DELETE')
    await database.db.deleteFrom('profile_changes').execute()
    const first = await uploadLogo('agent', await createPng('#010101'))
    const second = await uploadLogo('colleague', await createPng('#020202'))
    expect((await fetchPicture(first)).statusCode).toBe(404)
    expect((await fetchPicture(second)).statusCode).toBe(200)
    expect((await sendLogo('agent', 'DELETE')).path).toBeNull()
    expect((await fetchPicture(second)).statusCode).toBe(404)
    await sendLogo('agent', 'DELETE')
    const changes = await database.db.selectFrom('profile_changes').selectAll().orderBy('id').execute()
    expect(
      changes.map(({ actor_sub, subject, field, old_value, new_value }) => [
        actor_sub,
        subject,
        field,
        old_value,
        new_value,
      ]),
    ).toEqual([
      [demoSubs.agent, 'company', 'logo', null, first],
      [demoSubs.colleague, 'company', 'logo', first, second],
      [demoSubs.agent, 'company', 'logo', second, null],
    ])
    expect(
      await database.db.selectFrom('company_logos').selectAll().where('company_id', '=', 'company-a').execute(),
    ).toEqual([])
  })

  it('has a single version when colleagues upload at the same time', async () => {
    const colors = ['#100000', '#200000', '#300000', '#400000']
    await Promise.all(
      colors.map(async (color, index) => uploadLogo(index % 2 ? 'agent' : 'colleague', await createPng(color))),
    )
    const stored = await database.db
      .selectFrom('company_logos')
      .select('name')
      .where('company_id', '=', 'company-a')
      .execute()
    expect(stored).toHaveLength(1)
    expect(await readLogoPath('agent')).toBe(`/media/logos/${stored[0]?.name}.png`)
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'PHOTO_TYPE'],
    ['an SVG after the first bytes of a PNG', Buffer.from('89504e470d0a1a0a3c7376672f3e', 'hex'), 'PHOTO_UNREADABLE'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'PHOTO_TOO_LARGE'],
  ])('cannot be %s', async (_what, bytes, code) => {
    expect(await sendLogo('agent', 'PUT', bytes)).toEqual({ code })
  })

  it('cannot be changed without a token', async () => {
    const reply = await gateway.app.inject({ method: 'PUT', url: '/profile/logo', payload: await createPng('#000000') })
    expect(reply.statusCode).toBe(401)
  })
})

describe('company logo on documents', () => {
  it('stays the same on issued documents after it is replaced and removed', async () => {
    await sendLogo('agent', 'DELETE')
    const bookingWithoutLogo = await gateway.book('agent')
    expect(
      hasPicture(await fetchDocument('agent', bookingWithoutLogo.reference, bookingWithoutLogo.body.provider)),
    ).toBe(false)

    const path = await uploadLogo('agent', await createPng('#ff0000'))
    const { reference, body } = await gateway.book('agent')
    const before = await fetchDocument('agent', reference, body.provider)
    expect(hasPicture(before)).toBe(true)
    await uploadLogo('colleague', await createPng('#00ff00'))
    await sendLogo('colleague', 'DELETE')
    expect((await fetchPicture(path)).statusCode).toBe(404)
    // A reprint differs only in its creation time.
    expect((await fetchDocument('agent', reference, body.provider)).length).toBe(before.length)
    expect(
      hasPicture(await fetchDocument('agent', bookingWithoutLogo.reference, bookingWithoutLogo.body.provider)),
    ).toBe(false)
    const [issued] = await findDocuments(database.db, reference)
    expect(path).toBe(`/media/logos/${issued?.logo}.png`)
  })

  it.each(['invoice', 'voucher', 'receipt'])('appears on the %s', async (kind) => {
    await uploadLogo('agent', await createPng('#ff0000'))
    const { reference, body } = await gateway.book('agent')
    expect(hasPicture(await fetchDocument('agent', reference, body.provider, kind))).toBe(true)
  })

  it('does not appear on another company’s documents', async () => {
    await uploadLogo('agent', await createPng('#ff0000'))
    const { reference, body } = await gateway.book('partner')
    expect(hasPicture(await fetchDocument('partner', reference, body.provider))).toBe(false)
  })
})

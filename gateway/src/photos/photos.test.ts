import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '#src/testing/app.ts'
import { withDatabase } from '#src/testing/database.ts'
import { authorization } from '#src/testing/token.ts'
import { seedCompanies } from '../../seeds/companies.ts'

const database = withDatabase()
let app: TestApp

beforeAll(async () => {
  await seedCompanies(database.db, new Date('2026-11-21T09:00:00Z'))
  app = await buildTestApp(database.db)
})

const uploadPhoto = async (payload: Buffer, type = 'image/jpeg', headers: object = authorization('agent')) => {
  const reply = await app.inject({
    method: 'PUT',
    url: '/profile/photo',
    headers: { ...headers, 'content-type': type },
    payload,
  })
  const { response, errors } = reply.json()
  return { status: reply.statusCode, path: response?.photoPath, code: errors[0]?.code }
}

const fetchPhoto = async (path: string) => {
  const reply = await app.inject({ url: path })
  return { ...reply, bytes: reply.rawPayload }
}

/** Creates a picture whose left half is red and whose right half is blue. */
const createHalves = (width = 64, height = 64) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'blue' } }, gravity: 'east' },
  ])

const colorAt = async (picture: Buffer, left: number, top: number) => {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  const [red = 0, , blue = 0] = pixel
  return red > blue ? 'red' : 'blue'
}

/** Creates a small black PNG that declares `width` × `height` pixels but contains only `rows` rows. */
function createBlackPng(width: number, height: number, rows = height): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(computeCrc(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function computeCrc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return (value ^ 0xffffffff) >>> 0
}

describe('agent photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'can be a %s, regardless of its content type, and is stored as a square',
    async (format) => {
      const { status, path } = await uploadPhoto(
        await createHalves(800, 600).toFormat(format).toBuffer(),
        'application/octet-stream',
      )
      expect(status).toBe(200)
      expect(path).toMatch(/^\/media\/agents\/[\w-]{32}\.webp$/)
      const { statusCode, headers, bytes } = await fetchPhoto(path)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    },
  )

  it('is rotated upright and loses its location metadata', async () => {
    const original = await createHalves()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 25/1 0/1', GPSLongitudeRef: 'E' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(original).metadata()).orientation).toBe(6)
    expect(original.includes('Exif')).toBe(true)
    const { path } = await uploadPhoto(original)
    const { bytes } = await fetchPhoto(path)
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
    expect(bytes.includes('EXIF')).toBe(false)
    // A quarter turn to the right moves the left half to the top.
    expect([await colorAt(bytes, 256, 20), await colorAt(bytes, 256, 490)]).toEqual(['red', 'blue'])
  })

  it('gets a new name with each upload, and the old name is no longer found', async () => {
    const picture = await createHalves().png().toBuffer()
    const first = await uploadPhoto(picture)
    const second = await uploadPhoto(picture)
    expect(second.path).not.toBe(first.path)
    expect((await fetchPhoto(first.path)).statusCode).toBe(404)
    expect((await fetchPhoto(second.path)).statusCode).toBe(200)
  })

  it('can be deleted by its own agent only', async () => {
    const { path } = await uploadPhoto(await createHalves().png().toBuffer())
    const colleague = authorization('colleague')
    await app.inject({ method: 'DELETE', url: '/profile/photo', headers: colleague })
    expect((await fetchPhoto(path)).statusCode).toBe(200)
    const { response } = (
      await app.inject({ method: 'DELETE', url: '/profile/photo', headers: authorization('agent') })
    ).json()
    expect(response.photoPath).toBeNull()
    expect((await fetchPhoto(path)).statusCode).toBe(404)
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a zip', Buffer.from('504b0304140000000000', 'hex')],
    ['an empty file', Buffer.alloc(0)],
  ])('cannot be %s, which is an unsupported type', async (_what, bytes) => {
    expect(await uploadPhoto(bytes, 'image/jpeg')).toMatchObject({ status: 200, code: 'PHOTO_TYPE' })
  })

  it.each([
    ['a picture that decodes to 60000 × 60000 pixels', () => createBlackPng(60_000, 60_000, 1)],
    ['an SVG after the first bytes of a JPEG', () => Buffer.from('ffd8ff3c7376673e3c2f7376673e', 'hex')],
    ['noise after the first bytes of a PNG', () => Buffer.from(`89504e470d0a1a0a${'5a'.repeat(500)}`, 'hex')],
  ])('cannot be %s', async (_what, bytes) => {
    expect(await uploadPhoto(bytes())).toMatchObject({ status: 200, code: 'PHOTO_UNREADABLE' })
  })

  it('is limited to 40 million pixels, no matter how small the file is', async () => {
    expect(createBlackPng(60_000, 60_000, 1).length).toBeLessThan(1024)
    expect((await uploadPhoto(createBlackPng(6000, 6000))).code).toBeUndefined()
    expect((await uploadPhoto(createBlackPng(7000, 6000))).code).toBe('PHOTO_UNREADABLE')
  })

  it('is rejected if it is truncated', async () => {
    const noise = Buffer.from(Array.from({ length: 256 * 256 * 3 }, (_, index) => (index * 7919) % 251))
    const whole = await sharp(noise, { raw: { width: 256, height: 256, channels: 3 } })
      .jpeg()
      .toBuffer()
    expect((await uploadPhoto(whole)).code).toBeUndefined()
    expect((await uploadPhoto(whole.subarray(0, whole.length / 2))).code).toBe('PHOTO_UNREADABLE')
  })

  it('is limited to 5 MB, and a much larger upload gets the same error', async () => {
    const picture = await createHalves().jpeg().toBuffer()
    const pad = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
    const limit = 5 * 1024 * 1024
    expect((await uploadPhoto(pad(limit))).code).toBeUndefined()
    expect(await uploadPhoto(pad(limit + 1))).toMatchObject({ status: 200, code: 'PHOTO_TOO_LARGE' })
    expect(await uploadPhoto(pad(3 * limit))).toMatchObject({ status: 200, code: 'PHOTO_TOO_LARGE' })
  })

  it('cannot be changed without a token', async () => {
    expect((await uploadPhoto(await createHalves().png().toBuffer(), 'image/png', {})).status).toBe(401)
  })

  it('is not found under an unknown name', async () => {
    expect((await fetchPhoto(`/media/agents/${'a'.repeat(32)}.webp`)).statusCode).toBe(404)
    expect((await fetchPhoto('/media/agents/..%2f..%2fetc.webp')).statusCode).toBe(400)
  })
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enveloped, failure, refused } from '../testing/stub-gateway.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => server.gateway.reset())
afterAll(() => server.stop())

const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00, 0x80])

async function send(
  method: string,
  init: { to?: 'profile-photo' | 'company-logo'; type?: string; token?: string | null; body?: Buffer } = {},
) {
  const token = init.token === undefined ? server.pool.token('agent@demo.test') : init.token
  const response = await fetch(`${server.url}/media/${init.to ?? 'profile-photo'}`, {
    method,
    headers: {
      'content-type': init.type ?? 'image/png',
      'accept-language': 'tr-TR',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'PUT' && { body: init.body ?? picture }),
  })
  const body = (await response.json()) as {
    photoUrl?: string | null
    logoUrl?: string | null
    errors?: { message: string; extensions: { code: string } }[]
  }
  return { status: response.status, body, code: body.errors?.[0]?.extensions.code }
}

test("forwards a picture unchanged, with the caller's token", async () => {
  server.gateway.respondTo('/profile/photo', enveloped({ userId: 'u-1', photoPath: '/media/agents/abc.webp' }))
  expect(await send('PUT')).toMatchObject({ status: 200, body: { photoUrl: '/media/agents/abc.webp' } })
  const [sent] = server.gateway.requestsTo('/profile/photo')
  expect(sent?.bytes.equals(picture)).toBe(true)
  expect(sent?.headers).toMatchObject({ 'content-type': 'image/png', authorization: expect.stringMatching(/^Bearer /) })
})

test('deletes a photo', async () => {
  server.gateway.respondTo('/profile/photo', enveloped({ userId: 'u-1', photoPath: null }))
  expect(await send('DELETE')).toMatchObject({ status: 200, body: { photoUrl: null } })
})

test('replaces and removes the company logo', async () => {
  const to = 'company-logo'
  server.gateway.respondTo('/profile/logo', enveloped({ userId: 'u-1', company: { logoPath: '/media/logos/abc.png' } }))
  expect(await send('PUT', { to })).toMatchObject({ status: 200, body: { logoUrl: '/media/logos/abc.png' } })
  server.gateway.respondTo('/profile/logo', enveloped({ userId: 'u-1', company: { logoPath: null } }))
  expect(await send('DELETE', { to })).toMatchObject({ status: 200, body: { logoUrl: null } })
  expect(server.gateway.requestsTo('/profile/logo').map(({ bytes }) => bytes.length)).toEqual([picture.length, 0])
  server.gateway.reset()
  expect(await send('PUT', { to })).toMatchObject({ status: 501, code: 'NOT_SUPPORTED' })
  expect(await send('PUT', { to, type: 'image/svg+xml' })).toMatchObject({ status: 415, code: 'PHOTO_TYPE' })
  expect(await send('PUT', { to, token: null })).toMatchObject({ status: 401 })
})

test.each([
  ['PHOTO_TYPE', 415],
  ['PHOTO_TOO_LARGE', 413],
  ['PHOTO_UNREADABLE', 422],
])('returns the gateway’s refusal with its status and message: %s', async (code, status) => {
  server.gateway.respondTo('/profile/photo', refused(code))
  const response = await send('PUT')
  expect(response).toMatchObject({ status, code })
  expect(response.body.errors?.[0]?.message).not.toBe('')
})

test('returns 501 for a gateway that does not support photos', async () => {
  expect(await send('PUT')).toMatchObject({ status: 501, code: 'NOT_SUPPORTED' })
})

test('rejects other content types and bodies that are too large', async () => {
  expect(await send('PUT', { type: 'image/svg+xml' })).toMatchObject({ status: 415, code: 'PHOTO_TYPE' })
  expect((await send('PUT', { body: Buffer.alloc(7 * 1024 * 1024) })).status).toBe(413)
  expect(server.gateway.requests).toEqual([])
})

test('rejects callers who are not B2B users', async () => {
  expect(await send('PUT', { token: null })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  const token = server.pool.token('consumer@demo.test', { 'cognito:groups': ['CustomersGroup'] })
  expect(await send('DELETE', { token })).toMatchObject({ status: 403, code: 'NOT_B2B' })
  expect(server.gateway.requests).toEqual([])
})

test('returns a coded error when the gateway fails', async () => {
  server.gateway.respondTo('/profile/photo', failure('html'))
  expect(await send('PUT')).toMatchObject({ status: 502, code: 'GATEWAY_BAD_RESPONSE' })
})

test('returns 405 with the allowed methods', async () => {
  expect((await send('POST')).status).toBe(405)
})

test('never reports an upstream error as success', async () => {
  server.gateway.respondTo(
    '/profile/photo',
    failure({ status: 500, body: enveloped({ photoPath: '/media/agents/abc.webp' }) }),
  )
  expect(await send('PUT')).toMatchObject({ status: 503, code: 'GATEWAY_UNAVAILABLE' })
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openIdentityPool } from './identity-pool.ts'

const account = {
  UserStatus: 'CONFIRMED',
  UserCreateDate: 1_795_000_000,
  UserAttributes: [{ Name: 'sub', Value: 'sub-1' }],
}
let calls: string[] = []

/** A pool that closes the first call's connection without a response. */
const pool = createServer((req, res) => {
  calls.push(String(req.headers['x-amz-target']).split('.')[1] ?? '')
  req.resume()
  if (calls.length === 1) return void req.socket.destroy()
  res.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(account))
})
beforeAll(() => new Promise<void>((resolve) => pool.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => pool.close(resolve)))
beforeEach(() => {
  calls = []
})

const openPool = () =>
  openIdentityPool(
    {
      region: 'me-south-1',
      userPoolId: 'me-south-1_pool',
      clientId: 'client',
      endpoint: `http://127.0.0.1:${(pool.address() as AddressInfo).port}`,
    },
    { accessKeyId: 'key', secretAccessKey: 'secret' },
  )

test('retries a lookup if the connection is closed', async () => {
  expect(await openPool().find('agent@example.test')).toMatchObject({ sub: 'sub-1', isInvited: false })
  expect(calls).toEqual(['AdminGetUser', 'AdminGetUser'])
})

test('does not retry an invitation if the connection is closed, because its e-mail may have been sent', async () => {
  const invited = openPool().invite({
    email: 'agent@example.test',
    firstName: 'Aisha',
    lastName: 'Rahman',
    phoneNumber: '+966500000000',
    locale: 'en-US',
  })
  await expect(invited).rejects.toMatchObject({ code: 'IDENTITY_UNAVAILABLE' })
  expect(calls).toEqual(['AdminCreateUser'])
})

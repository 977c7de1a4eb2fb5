import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, clientId, startIdentity, userPoolId } from '#src/testing/identity.ts'

let identity: Awaited<ReturnType<typeof startIdentity>>
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const post = (body: string, headers: Record<string, string> = {}, path = '') =>
  fetch(`${identity.url}${path}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      ...headers,
    },
  })

describe('identity service', () => {
  it('publishes only its public key', async () => {
    const response = await fetch(`${identity.url}${userPoolId}/.well-known/jwks.json`)
    expect(await response.json()).toEqual({
      keys: [{ kty: 'RSA', alg: 'RS256', use: 'sig', e: 'AQAB', n: expect.any(String), kid: expect.any(String) }],
    })
  })

  it.each(['healthz', 'readyz'])('responds to %s', async (path) => {
    expect((await fetch(`${identity.url}${path}`)).status).toBe(200)
  })

  it.each(['SignUpp', 'constructor', '__proto__', 'toString', ''])(
    'returns a clear error for the unknown operation "%s"',
    async (name) => {
      expect(await call(identity.url, name, {})).toMatchObject({
        status: 400,
        type: 'UnknownOperationException',
        message: 'x-amz-target is not a supported operation.',
      })
    },
  )

  it.each([
    ['a body over 100 kB', () => post('x'.repeat(100_001)), 413, 'RequestEntityTooLargeException'],
    ['a body that is not JSON', () => post('{"AuthFlow"'), 400, 'SerializationException'],
    ['no body', () => post(''), 400, 'SerializationException'],
    ['null', () => post('null'), 400, 'InvalidParameterException'],
    ['a list', () => post('[]'), 400, 'InvalidParameterException'],
    ['a form', () => post('{}', { 'content-type': 'text/plain' }), 415, 'UnsupportedMediaTypeException'],
    ['another path', () => post('{}', {}, 'oauth2/token'), 404, 'NotFound'],
    ['a GET', () => fetch(identity.url), 405, 'MethodNotAllowed'],
    ['a POST to a page', () => post('{}', {}, 'healthz'), 405, 'MethodNotAllowed'],
  ])('rejects %s with a JSON error', async (_case, send, status, type) => {
    const response = await send()
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ __type: type, message: expect.any(String) })
    expect(response.headers.get('x-amzn-errortype')).toBe(type)
  })

  it('sends no CORS headers to other origins', async () => {
    const headers = { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' }
    const preflight = await fetch(identity.url, { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(405)
    const actual = await post('{}', { origin: 'https://elsewhere.test' })
    for (const response of [preflight, actual]) {
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it('uses the caller’s request id if it is valid', async () => {
    const requestIdFor = async (id: string) =>
      (await post('{}', { 'x-request-id': id })).headers.get('x-amzn-requestid')
    expect(await requestIdFor('0a1b2c3d-request')).toBe('0a1b2c3d-request')
    expect(await requestIdFor('a {"b":1}')).not.toContain('{')
  })

  it.each([
    ['an unsupported flow', { AuthFlow: 'CUSTOM_AUTH' }, 'Initiate Auth method not supported.'],
    ['a missing user name', { AuthFlow: 'USER_PASSWORD_AUTH' }, 'Missing required parameter USERNAME'],
    [
      'a user name of 5,000 characters',
      { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: 'x'.repeat(5000), SRP_A: 'ab' } },
      'Value of USERNAME is too long',
    ],
  ])('explains what is wrong with %s', async (_case, body, message) => {
    const reply = await call(identity.url, 'InitiateAuth', { ClientId: clientId, ...body })
    expect(reply).toMatchObject({ status: 400, type: 'InvalidParameterException', message })
  })
})

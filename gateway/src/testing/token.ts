import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { createTokenVerifier } from '#src/sessions/id-token.ts'
import { demoSubs } from '../../seeds/companies.ts'

export const testPool = {
  region: 'me-south-1',
  userPoolId: 'me-south-1_TestPool1',
  clientId: 'testclient000000000000000',
}

export const keyPair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const kid = randomUUID()
const jwk = {
  ...keyPair.publicKey.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig' as const,
  kty: 'RSA' as const,
}
const keySet = new TextEncoder().encode(JSON.stringify({ keys: [jwk] })).buffer

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The real verifier with this test run's keys. */
export const verifyToken = createTokenVerifier(testPool, async () => keySet)

export interface TokenOptions {
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  key?: KeyObject
}

/** Signs an id token like Cognito's. `claims` and `header` override its fields, or remove them with `undefined`. */
export function signToken({ claims = {}, header = {}, key = keyPair.privateKey }: TokenOptions = {}): string {
  const now = Math.floor(Date.now() / 1000)
  const body = {
    iss: `https://cognito-idp.${testPool.region}.amazonaws.com/${testPool.userPoolId}`,
    aud: testPool.clientId,
    token_use: 'id',
    sub: demoSubs.agent,
    email: 'agent@demo.test',
    email_verified: true,
    name: 'Demo Agent',
    'cognito:username': demoSubs.agent,
    'cognito:groups': ['B2BUsersGroup'],
    iat: now,
    auth_time: now,
    exp: now + 900,
    jti: randomUUID(),
    ...claims,
  }
  const input = `${base64url({ alg: 'RS256', kid, ...header })}.${base64url(body)}`
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`
}

/** Returns the authorization header of a demo agent. */
export function authorization(who: keyof typeof demoSubs = 'agent'): { authorization: string } {
  const claims = { sub: demoSubs[who], email: `${who}@demo.test`, name: `Demo ${who}` }
  return { authorization: `Bearer ${signToken({ claims })}` }
}

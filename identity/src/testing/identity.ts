import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { pino } from 'pino'
import { buildApp } from '#src/app.ts'
import { seedDemoAccounts } from '#src/users/demo-accounts.ts'
import { readEnv } from '#src/env.ts'
import { createMailer } from '#src/mail/mailer.ts'
import { openPool } from '#src/pool.ts'

export const clientId = 'rihlademoclient0000000000'
export const userPoolId = 'me-south-1_RihlaDemo'
export const demoPassword = 'Umrah-2026!'

/** A response from the service, loosely typed because tests check its content. */
export type Reply = {
  status: number
  type: string
  message: string
  ChallengeName?: string
  Session?: string
  ChallengeParameters?: Record<string, string>
  AuthenticationResult?: Record<string, string>
  UserAttributes?: { Name: string; Value: string }[]
  CodeDeliveryDetails?: Record<string, string>
  /** Sessions revoked by the call, from the response header. */
  revoked: string[]
}

/** Sends a call as a browser does. */
export async function call(url: string, operation: string, body: object, headers = {}): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const reply = JSON.parse(await response.text())
  const revoked = response.headers.get('x-revoked-sessions')?.split(',') ?? []
  return { ...reply, status: response.status, type: reply.__type ?? '', message: reply.message ?? '', revoked }
}

export const signIn = (url: string, email: string, password: string): Promise<Reply> =>
  call(url, 'InitiateAuth', {
    ClientId: clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })

export const refresh = (url: string, token: string | undefined): Promise<Reply> =>
  call(url, 'InitiateAuth', {
    ClientId: clientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: token },
  })

/** Decodes the payload of a token without verifying it. */
export const decodeClaims = (token = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

export const createTemporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'rihla-identity-'))

/** Starts a service on a free port, with a clock that only the test moves. */
export async function startIdentity({
  env = {},
  now = Date.now(),
}: { env?: Record<string, string>; now?: number } = {}) {
  const folder = createTemporaryFolder()
  const settings = readEnv({ DATA_DIR: folder, ...env })
  const time = { now }
  const pool = openPool(settings, {
    clock: () => time.now,
    mailer: createMailer(settings, () => undefined),
  })
  seedDemoAccounts(pool)
  const { server } = buildApp(pool, pino({ level: 'silent' }))
  server.listen(0, settings.host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/`
  const adminWith = (secretAccessKey: string, accessKeyId = pool.adminKey.accessKeyId) =>
    new CognitoIdentityProviderClient({
      endpoint: url,
      region: pool.region,
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: 1,
      // The SDK signs with the real time, but the service uses the test's clock.
      systemClockOffset: time.now - Date.now(),
    })
  return {
    url,
    pool,
    time,
    adminWith,
    get admin() {
      return adminWith(pool.adminKey.secretAccessKey)
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      pool.close()
      rmSync(folder, { recursive: true })
    },
  }
}

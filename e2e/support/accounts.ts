/** Accounts for a single test, so that a changed password affects no other test. */
import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { password } from './agent.ts'
import type { Language } from './texts.ts'

export interface Mail {
  subject: string
  text: string
  html: string
  to: { address: string }[]
}

/** Waits for a mail to an address whose subject or text matches, and returns the newest one. */
export async function mailTo(address: string, about: RegExp = /./): Promise<Mail> {
  const inbox = `http://127.0.0.1:${stackEnv.INBOX_PORT}/api/email`
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const mails = (await (await fetch(inbox)).json()) as Mail[]
      const own = mails.filter(({ to }) => to.some((receiver) => receiver.address === address))
      found = own.findLast(({ subject, text }) => about.test(`${subject}\n${text}`))
      return found !== undefined
    }, `a mail to ${address}`)
    .toBe(true)
  if (!found) throw new Error('no mail')
  return found
}

/** Code or temporary password in a mail. */
export function secretOf({ html }: Mail): string {
  const secret = [...html.matchAll(/<b>([^<]+)<\/b>/g)].at(-1)?.[1]
  if (!secret) throw new Error('The mail has no secret.')
  return secret
}

/** Calls the identity service as a browser does. */
async function cognito<Answer>(request: APIRequestContext, action: string, body: object): Promise<Answer> {
  const { cognito: pool } = (await (await request.get('/config.json')).json()) as { cognito: { clientId: string } }
  const answer = await request.post('/cognito', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    data: JSON.stringify({ ClientId: pool.clientId, ...body }),
  })
  return (await answer.json()) as Answer
}

export interface Tokens {
  IdToken: string
  AccessToken: string
  RefreshToken: string
}

/** Signs in with a password as another device and waits until the servers accept its token. */
export async function signInElsewhere(request: APIRequestContext, email: string, word = password): Promise<Tokens> {
  const { AuthenticationResult: tokens } = await cognito<{ AuthenticationResult: Tokens }>(request, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: word },
  })
  await expect.poll(() => statusWith(request, tokens.IdToken)).toBe(200)
  return tokens
}

/** HTTP status of a request with a token: 200, or 401 when the token is rejected. */
export async function statusWith(request: APIRequestContext, idToken: string): Promise<number> {
  const answer = await request.post('/graphql', {
    headers: { authorization: `Bearer ${idToken}` },
    data: { query: '{ viewer { id company { id } } }' },
  })
  return answer.status()
}

/** Expects the other device's tokens to be rejected within five seconds. */
export const expectRefused = (request: APIRequestContext, { IdToken }: Tokens): Promise<void> =>
  expect.poll(() => statusWith(request, IdToken), { timeout: 5000 }).toBe(401)

export const freshEmail = () => `agent-${randomUUID().slice(0, 12)}@demo.test`

/** Registers a company. The temporary password arrives by mail. */
export async function register(request: APIRequestContext, email: string, language: Language = 'en-US'): Promise<void> {
  const answer = await request.post('/graphql', {
    headers: { 'accept-language': language },
    data: {
      query: 'mutation ($input: RegisterAgentInput!) { registerAgent(input: $input) { __typename } }',
      variables: {
        input: {
          firstName: 'New',
          lastName: 'Agent',
          email,
          phoneCountryCode: '966',
          phone: '501234567',
          companyName: 'New Umrah Company',
        },
      },
    },
  })
  expect(await answer.json()).toEqual({ data: { registerAgent: { __typename: 'AgentRegistered' } } })
}

/** Registers an agent, sets its password and returns its e-mail address. */
export async function newAgent(request: APIRequestContext): Promise<string> {
  const email = freshEmail()
  await register(request, email)
  const temporary = secretOf(await mailTo(email))
  const { Session } = await cognito<{ Session: string }>(request, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: temporary },
  })
  await cognito(request, 'RespondToAuthChallenge', {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session,
    ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
  })
  return email
}

/** Accounts for a single test, so that a changed password affects no other test. */
import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { stackEnv } from '../playwright.config.ts'
import { password } from './agent.ts'
import type { Language } from './texts.ts'

export interface Email {
  subject: string
  text: string
  html: string
  to: { address: string }[]
}

/** Waits for an e-mail to `address` whose subject or text matches the pattern, and returns the newest one. */
export async function waitForEmail(address: string, pattern: RegExp = /./): Promise<Email> {
  const inbox = `http://127.0.0.1:${stackEnv.INBOX_PORT}/api/email`
  let found: Email | undefined
  await expect
    .poll(async () => {
      const emails = (await (await fetch(inbox)).json()) as Email[]
      const received = emails.filter(({ to }) => to.some((recipient) => recipient.address === address))
      found = received.findLast(({ subject, text }) => pattern.test(`${subject}\n${text}`))
      return found !== undefined
    }, `an e-mail to ${address}`)
    .toBe(true)
  if (!found) throw new Error(`No e-mail to ${address} arrived.`)
  return found
}

/** Returns the code or temporary password in an e-mail. */
export function readEmailedCode({ html }: Email): string {
  const code = [...html.matchAll(/<b>([^<]+)<\/b>/g)].at(-1)?.[1]
  if (!code) throw new Error('The e-mail contains no code or password.')
  return code
}

/** Calls the identity service as a browser does. */
async function callCognito<Result>(request: APIRequestContext, action: string, body: object): Promise<Result> {
  const { cognito: pool } = (await (await request.get('/config.json')).json()) as { cognito: { clientId: string } }
  const response = await request.post('/cognito', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    data: JSON.stringify({ ClientId: pool.clientId, ...body }),
  })
  return (await response.json()) as Result
}

export interface Tokens {
  IdToken: string
  AccessToken: string
  RefreshToken: string
}

/** Signs in from another device and waits until the servers accept its token. */
export async function signInElsewhere(
  request: APIRequestContext,
  email: string,
  passphrase = password,
): Promise<Tokens> {
  const { AuthenticationResult: tokens } = await callCognito<{ AuthenticationResult: Tokens }>(
    request,
    'InitiateAuth',
    {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: passphrase },
    },
  )
  await expect.poll(() => readStatus(request, tokens.IdToken)).toBe(200)
  return tokens
}

/** Sends a request with a token and returns its HTTP status: 200, or 401 if the token is rejected. */
export async function readStatus(request: APIRequestContext, idToken: string): Promise<number> {
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${idToken}` },
    data: { query: '{ viewer { id company { id } } }' },
  })
  return response.status()
}

/** Expects the tokens of another device to be rejected within five seconds. */
export const expectRejected = (request: APIRequestContext, { IdToken }: Tokens): Promise<void> =>
  expect.poll(() => readStatus(request, IdToken), { timeout: 5000 }).toBe(401)

export const createEmailAddress = () => `agent-${randomUUID().slice(0, 12)}@demo.test`

/** Registers an agent with a new company. The temporary password arrives by e-mail. */
export async function register(request: APIRequestContext, email: string, language: Language = 'en-US'): Promise<void> {
  const response = await request.post('/graphql', {
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
  expect(await response.json()).toEqual({ data: { registerAgent: { __typename: 'AgentRegistered' } } })
}

/** Registers an agent, sets a password and returns the e-mail address. */
export async function createAgent(request: APIRequestContext): Promise<string> {
  const email = createEmailAddress()
  await register(request, email)
  const temporary = readEmailedCode(await waitForEmail(email))
  const { Session } = await callCognito<{ Session: string }>(request, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: temporary },
  })
  await callCognito(request, 'RespondToAuthChallenge', {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session,
    ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
  })
  return email
}

import { AdminDisableUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Pool } from '#src/pool.ts'
import { createBrowserCalls } from '#src/testing/calls.ts'
import { type Reply, userPoolId } from '#src/testing/identity.ts'
import { startWithInbox } from '#src/testing/inbox.ts'

let inbox: Awaited<ReturnType<typeof startWithInbox>>
beforeAll(async () => {
  inbox = await startWithInbox()
  await inbox.admin.send(new AdminDisableUserCommand({ UserPoolId: userPoolId, Username: 'partner@demo.test' }))
})
afterAll(() => inbox.stop())

/** Records every read and write of the store, so that two sequences can be compared. */
function recordSteps({ users, codes, attempts, challenges, sessions }: Pool): string[] {
  const steps: string[] = []
  for (const [name, store] of Object.entries({ users, codes, attempts, challenges, sessions })) {
    for (const [step, original] of Object.entries(store)) {
      const record = (...args: unknown[]): unknown => {
        steps.push(`${name}.${step}`)
        return Reflect.apply(original, store, args)
      }
      Object.assign(store, { [step]: record })
    }
  }
  return steps
}

const readVisibleParts = ({ status, type, message, CodeDeliveryDetails, revoked, ...rest }: Reply) => ({
  status,
  type,
  message,
  CodeDeliveryDetails,
  revoked,
  keys: Object.keys(rest),
})

let addressCount = 0

/** Makes every call that a stranger can make about an account without its password or e-mails. */
async function callAll(username: string) {
  const calls = createBrowserCalls(inbox.url, `198.51.100.${(addressCount += 1)}`)
  const responses = [
    await calls.confirmForgot(username, '000000'),
    await calls.confirmSignUp(username, '000000'),
    await calls.forgot(username),
    await calls.confirmForgot(username, 'wrong'),
    await calls.confirmForgot(username, 'wrong', 'short'),
    await calls.resend(username),
    await calls.confirmSignUp(username, 'wrong'),
    await calls.signIn(username, 'a wrong guess'),
  ]
  for (let request = 0; request < 5; request += 1)
    responses.push(await calls.forgot(username), await calls.resend(username))
  for (let attempt = 0; attempt < 6; attempt += 1) {
    responses.push(await calls.confirmForgot(username, 'wrong'), await calls.confirmSignUp(username, 'wrong'))
    responses.push(await calls.signIn(username, 'a wrong guess'))
  }
  return responses.map(readVisibleParts)
}

const existingAccounts = [
  ['an agent', 'agent@demo.test'],
  ['an unconfirmed sign-up', 'unconfirmed@demo.test'],
  ['an invited agent', 'invited@demo.test'],
  ['a disabled agent', 'partner@demo.test'],
] as const

describe('stranger', () => {
  it.each(existingAccounts)('gets the same responses for %s as for an unknown e-mail address', async (_case, email) => {
    const unknown = `${email.slice(0, 1)}bsent@demo.test`
    expect(await callAll(email)).toEqual(await callAll(unknown))
  })

  it('causes the same store accesses for known and unknown e-mail addresses', async () => {
    const steps = recordSteps(inbox.pool)
    const stepsFor = async (username: string) => {
      steps.length = 0
      await callAll(username)
      return [...steps]
    }
    const unknownSteps = await stepsFor('nobody@demo.test')
    expect(unknownSteps.length).toBeGreaterThan(50)
    for (const email of ['colleague@demo.test', 'lowfunds@demo.test'])
      expect(await stepsFor(email)).toEqual(unknownSteps)
  })

  it('gets a constant masked destination for an unknown sub too', async () => {
    const requestReset = (username: string) =>
      createBrowserCalls(inbox.url, `198.51.100.${(addressCount += 1)}`).forgot(username)
    const masked = { CodeDeliveryDetails: { Destination: expect.stringMatching(/^[a-z]\*\*\*@[a-z]\*\*\*$/) } }
    expect(await requestReset('00000000-0000-4000-8000-0000000000d1')).toMatchObject(masked)
    const unknown = await requestReset('00000000-0000-4000-8000-0000000000ff')
    expect(unknown).toMatchObject(masked)
    expect(await requestReset('00000000-0000-4000-8000-0000000000ff')).toEqual(unknown)
  })

  it('triggers no e-mail to unknown addresses or to accounts that cannot use a code', async () => {
    await inbox.mailsTo('')
    const recipients = new Set(inbox.sink.mails.map(({ to }) => to))
    expect([...recipients].sort()).toEqual([
      'agent@demo.test',
      'colleague@demo.test',
      'consumer@demo.test',
      'lowfunds@demo.test',
      'unconfirmed@demo.test',
    ])
    const subjects = (await inbox.mailsTo('agent@demo.test')).map(({ subject }) => subject)
    expect(new Set(subjects)).toEqual(new Set(['Your Rihla code for a new password']))
  })

  it('gets the same response for a known and an unknown address if the mail server is down', async () => {
    inbox.sink.stop()
    const requestReset = (username: string) => createBrowserCalls(inbox.url, '192.0.2.1').forgot(username)
    const { CodeDeliveryDetails: one, ...knownReply } = await requestReset('consumer@demo.test')
    const { CodeDeliveryDetails: other, ...unknownReply } = await requestReset('cbsent@demo.test')
    expect([knownReply, one]).toEqual([unknownReply, other])
    expect(knownReply.status).toBe(200)
  })
})

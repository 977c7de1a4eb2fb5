import { expect, test } from 'vitest'
import { anAgent, fakeAccounts } from '#src/testing/fake-accounts.ts'
import { createIdentity } from './identity.ts'

test('accepts an account only if its first group is the B2B group', async () => {
  const consumer = anAgent({ groups: ['CustomersGroup', 'B2BUsersGroup'] })
  const { service, state } = fakeAccounts(null, { signIn: async () => consumer })
  const identity = createIdentity(service)
  state.account = consumer
  expect(await identity.signIn('consumer@demo.test', 'x')).toBe('not-b2b')
  expect(identity.current()).toEqual({ state: 'signed-out', reason: 'signed-out' })
  expect(state.account).toBeNull()
})

test('rejects an account without groups', async () => {
  const { service } = fakeAccounts(null, { signIn: async () => anAgent({ groups: [] }) })
  expect(await createIdentity(service).signIn('a@demo.test', 'x')).toBe('not-b2b')
})

test('requires a new password before it signs in with a temporary one', async () => {
  const { service } = fakeAccounts(null, { signIn: async () => 'new-password' })
  const identity = createIdentity(service)
  expect(await identity.signIn('invited@demo.test', 'x')).toBe('new-password')
  expect(identity.challengedEmail()).toBe('invited@demo.test')
  expect(identity.current().state).toBe('checking')
  expect(await identity.answerNewPassword('Umrah-2026!', '')).toBe('signed-in')
  expect(identity.challengedEmail()).toBeNull()
})

test('does not call the account service when the browser has no session', async () => {
  const { service } = fakeAccounts(null, {
    restore: () => {
      throw new Error('unexpected call')
    },
  })
  const identity = createIdentity(service)
  identity.start()
  expect(identity.current()).toEqual({ state: 'signed-out', reason: 'no-session' })
})

async function createSignedInIdentity(accounts: ReturnType<typeof fakeAccounts>) {
  const identity = createIdentity(accounts.service)
  await identity.checkSession()
  expect(identity.current().state).toBe('signed-in')
  return identity
}

test('keeps the session when tokens are temporarily unavailable', async () => {
  const accounts = fakeAccounts(anAgent())
  const identity = await createSignedInIdentity(accounts)
  accounts.service.idToken = () => Promise.reject(new Error('unreachable'))
  await expect(identity.idToken({ refresh: true })).rejects.toThrow('unreachable')
  expect(identity.current().state).toBe('signed-in')
  expect(accounts.state.account).not.toBeNull()

  accounts.service.idToken = async () => 'fresh'
  expect(await identity.idToken()).toBe('fresh')
})

test('expires the session when the service rejects the refresh token', async () => {
  const accounts = fakeAccounts(anAgent(), { idToken: async () => null })
  const identity = await createSignedInIdentity(accounts)
  expect(await identity.idToken({ refresh: true })).toBeNull()
  expect(identity.current()).toEqual({ state: 'signed-out', reason: 'expired' })
})

test('does not sign out when the session cannot be checked', async () => {
  const accounts = fakeAccounts(anAgent(), { restore: () => Promise.reject(new Error('unreachable')) })
  const identity = createIdentity(accounts.service)
  await identity.checkSession()
  expect(identity.current()).toEqual({ state: 'unreachable' })

  accounts.service.restore = async () => anAgent()
  await identity.checkSession()
  expect(identity.current().state).toBe('signed-in')
})

test('keeps a running session when a session check fails', async () => {
  const accounts = fakeAccounts(anAgent())
  const identity = await createSignedInIdentity(accounts)
  accounts.service.restore = () => Promise.reject(new Error('unreachable'))
  await identity.checkSession()
  expect(identity.current().state).toBe('signed-in')
})

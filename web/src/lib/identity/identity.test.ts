import { expect, test } from 'vitest'
import { anAgent, fakeAccounts } from '#src/testing/fake-accounts.ts'
import { createIdentity } from './identity.ts'

test('the first group decides, a later one does not', async () => {
  const consumer = anAgent({ groups: ['CustomersGroup', 'B2BUsersGroup'] })
  const { service, state } = fakeAccounts(null, { signIn: async () => consumer })
  const identity = createIdentity(service)
  state.account = consumer
  expect(await identity.signIn('consumer@demo.test', 'x')).toBe('not-b2b')
  expect(identity.current()).toEqual({ state: 'signed-out', because: 'asked' })
  expect(state.account).toBeNull()
})

test('an account without groups is not let in', async () => {
  const { service } = fakeAccounts(null, { signIn: async () => anAgent({ groups: [] }) })
  expect(await createIdentity(service).signIn('a@demo.test', 'x')).toBe('not-b2b')
})

test('a temporary password asks for a new one before anybody is signed in', async () => {
  const { service } = fakeAccounts(null, { signIn: async () => 'new-password' })
  const identity = createIdentity(service)
  expect(await identity.signIn('invited@demo.test', 'x')).toBe('new-password')
  expect(identity.challengedEmail()).toBe('invited@demo.test')
  expect(identity.current().state).toBe('checking')
  expect(await identity.answerNewPassword('Umrah-2026!')).toBe('signed-in')
  expect(identity.challengedEmail()).toBeNull()
})

test('a session that cannot be restored is no session', async () => {
  const { service } = fakeAccounts(anAgent(), { restore: () => Promise.reject(new Error('storage is garbage')) })
  const identity = createIdentity(service)
  const settled = new Promise<void>((resolve) => identity.subscribe(resolve))
  identity.start()
  await settled
  expect(identity.current()).toEqual({ state: 'signed-out', because: 'nobody' })
})

test('nobody waits for the account service without a session', async () => {
  const { service } = fakeAccounts(null, {
    restore: () => {
      throw new Error('asked for nothing')
    },
  })
  const identity = createIdentity(service)
  identity.start()
  expect(identity.current()).toEqual({ state: 'signed-out', because: 'nobody' })
})

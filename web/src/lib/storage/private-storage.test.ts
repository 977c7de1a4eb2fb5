import { beforeEach, expect, test } from 'vitest'
import { anAgent, fakeAccounts } from '#src/testing/fake-accounts.ts'
import { createIdentity } from '#src/lib/identity/identity.ts'
import { guardPrivateStorage, readPrivate, writePrivate } from './private-storage.ts'

let accounts = fakeAccounts(null)
let identity = createIdentity(accounts.service)

beforeEach(() => {
  accounts = fakeAccounts(null)
  identity = createIdentity(accounts.service)
  guardPrivateStorage(identity)
})

const leaveSomething = () => {
  writePrivate('tab', 'form', { name: 'First' })
  writePrivate('browser', 'recent', ['SA1'])
  localStorage.setItem('rihla.color-mode', 'dark')
}
const left = () => [readPrivate('tab', 'form'), readPrivate('browser', 'recent')]

test('what a user leaves is there after a session has expired and the same user signed in again', async () => {
  await identity.signIn('agent@demo.test', 'x')
  leaveSomething()
  await identity.expire()
  expect(left()).toEqual([{ name: 'First' }, ['SA1']])
  await identity.signIn('agent@demo.test', 'x')
  expect(left()).toEqual([{ name: 'First' }, ['SA1']])
})

test('it goes when the user signs out, and nothing else goes with it', async () => {
  await identity.signIn('agent@demo.test', 'x')
  leaveSomething()
  await identity.signOut()
  expect(left()).toEqual([undefined, undefined])
  expect(localStorage.getItem('rihla.color-mode')).toBe('dark')
})

test('another user never finds it', async () => {
  await identity.signIn('agent@demo.test', 'x')
  leaveSomething()
  await identity.expire()
  accounts.service.signIn = async () => anAgent({ userId: 'user-b' })
  await identity.signIn('partner@demo.test', 'x')
  expect(left()).toEqual([undefined, undefined])
})

test('garbage under a key reads as nothing', () => {
  sessionStorage.setItem('rihla.private.form', '{"name":')
  expect(readPrivate('tab', 'form')).toBe(undefined)
})

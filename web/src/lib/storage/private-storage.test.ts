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

test('keeps the data of a user whose session has expired', async () => {
  await identity.signIn('agent@demo.test', 'x')
  leaveSomething()
  await identity.expire()
  expect(left()).toEqual([{ name: 'First' }, ['SA1']])
  await identity.signIn('agent@demo.test', 'x')
  expect(left()).toEqual([{ name: 'First' }, ['SA1']])
})

test('deletes only private data on sign-out', async () => {
  await identity.signIn('agent@demo.test', 'x')
  leaveSomething()
  await identity.signOut()
  expect(left()).toEqual([undefined, undefined])
  expect(localStorage.getItem('rihla.color-mode')).toBe('dark')
})

test('hides the data from another user', async () => {
  await identity.signIn('agent@demo.test', 'x')
  leaveSomething()
  await identity.expire()
  accounts.service.signIn = async () => anAgent({ userId: 'user-b' })
  await identity.signIn('partner@demo.test', 'x')
  expect(left()).toEqual([undefined, undefined])
})

test('treats corrupt data as missing', () => {
  sessionStorage.setItem('rihla.private.form', '{"name":')
  expect(readPrivate('tab', 'form')).toBe(undefined)
})

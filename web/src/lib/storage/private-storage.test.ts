import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

afterEach(() => void vi.useRealTimers())

const storePrivateData = () => {
  writePrivate('tab', 'form', { name: 'First' })
  writePrivate('browser', 'recent', ['SA1'])
  localStorage.setItem('rihla.color-mode', 'dark')
}
const storedValues = () => [readPrivate('tab', 'form'), readPrivate('browser', 'recent')]

test('keeps private data when the session has expired', async () => {
  await identity.signIn('agent@demo.test', 'x')
  storePrivateData()
  await identity.expire()
  expect(storedValues()).toEqual([{ name: 'First' }, ['SA1']])
  await identity.signIn('agent@demo.test', 'x')
  expect(storedValues()).toEqual([{ name: 'First' }, ['SA1']])
})

test('deletes only private data on sign-out', async () => {
  await identity.signIn('agent@demo.test', 'x')
  storePrivateData()
  await identity.signOut()
  expect(storedValues()).toEqual([undefined, undefined])
  expect(localStorage.getItem('rihla.color-mode')).toBe('dark')
})

test('hides private data from another user', async () => {
  await identity.signIn('agent@demo.test', 'x')
  storePrivateData()
  await identity.expire()
  accounts.service.signIn = async () => anAgent({ userId: 'user-b' })
  await identity.signIn('partner@demo.test', 'x')
  expect(storedValues()).toEqual([undefined, undefined])
})

test('deletes only expired private data when the agent signs in again', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z'), toFake: ['Date'] })
  await identity.signIn('agent@demo.test', 'x')
  writePrivate('browser', 'names', { name: 'First', until: Date.parse('2026-11-21T11:00:00Z') })
  storePrivateData()
  const namesAt = async (time: string) => {
    vi.setSystemTime(time)
    await identity.expire()
    await identity.signIn('agent@demo.test', 'x')
    return readPrivate('browser', 'names')
  }
  expect(await namesAt('2026-11-21T10:59:00Z')).toMatchObject({ name: 'First' })
  expect(await namesAt('2026-11-21T11:01:00Z')).toBe(undefined)
  expect(storedValues()).toEqual([{ name: 'First' }, ['SA1']])
})

test('treats corrupt private data as missing', () => {
  sessionStorage.setItem('rihla.private.form', '{"name":')
  expect(readPrivate('tab', 'form')).toBe(undefined)
})

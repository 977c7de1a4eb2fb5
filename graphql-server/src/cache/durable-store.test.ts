import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openDurableStore } from './durable-store.ts'
import { createMemoryStore } from './memory-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-journal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let now = Date.parse('2026-11-21T09:00:00Z')
let fileCount = 0
const newFile = () => join(folder, 'state', `attempts-${(fileCount += 1)}.jsonl`)
const clock = { now: () => now }
/** Opens a file without closing the store that uses it, like a new process after a crash. */
const open = (file: string, revive?: (value: unknown) => unknown) =>
  openDurableStore(createMemoryStore(clock), file, { ...clock, ...(revive && { revive }) })

describe('durable store after a crash', () => {
  test('restores only durable, unexpired values', async () => {
    const file = newFile()
    const before = await open(file)
    await before.set('attempt:u:book:q1', { state: 'sent' }, { seconds: 60 })
    await before.set('attempt:u:book:q2', { state: 'sent' }, { seconds: 30 })
    await before.set('quote:u:q1', { total: 1 }, { seconds: 60 })
    now += 45_000
    const after = await open(file)
    expect(await after.get('attempt:u:book:q1')).toEqual({ state: 'sent' })
    expect(await after.get('attempt:u:book:q2')).toBeUndefined()
    expect(await after.get('quote:u:q1')).toBeUndefined()
    now += 16_000
    expect(await after.get('attempt:u:book:q1')).toBeUndefined()
  })

  test('restores the last value for a key, and no deleted keys', async () => {
    const file = newFile()
    const before = await open(file)
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => before.set('attempt:u:book:q1', { index }, { seconds: 60 })),
    )
    await before.set('attempt:u:book:q2', { state: 'sent' }, { seconds: 60 })
    await before.delete('attempt:u:book:q2')
    await before.set('attempt-key:u:book:k3', { subject: 'q3' }, { seconds: 60 })
    await before.update('attempt-key:u:book:k3', () => ({ subject: 'q4' }), { seconds: 60 })
    const after = await open(file)
    expect(await after.get('attempt:u:book:q1')).toEqual({ index: 49 })
    expect(await after.get('attempt:u:book:q2')).toBeUndefined()
    expect(await after.get('attempt-key:u:book:k3')).toEqual({ subject: 'q4' })
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
  })

  test('ignores a half-written last line and reads lines appended after it', async () => {
    const file = newFile()
    const before = await open(file)
    await before.set('attempt:u:book:q1', { state: 'done' }, { seconds: 60 })
    appendFileSync(file, '\n{"key":"attempt.5:u:book:q9","val')
    const after = await open(file)
    await after.set('attempt:u:book:q2', { state: 'sent' }, { seconds: 60 })
    const last = await open(file, () => 'revived')
    expect(await last.get('attempt:u:book:q1')).toBe('revived')
    expect(await last.get('attempt:u:book:q2')).toBe('revived')
    expect(await last.get('attempt:u:book:q9')).toBeUndefined()
  })

  test('reads the lines after one that was truncated by a full disk', async () => {
    const file = newFile()
    const before = await open(file)
    await before.set('attempt:u:book:q1', { state: 'sent' }, { seconds: 60 })
    // The remains of a write that failed halfway.
    appendFileSync(file, '\n{"key":"attempt.5:u:book:q9","val')
    await before.set('attempt:u:book:q2', { state: 'sent' }, { seconds: 60 })
    const after = await open(file)
    expect(await after.get('attempt:u:book:q1')).toEqual({ state: 'sent' })
    expect(await after.get('attempt:u:book:q2')).toEqual({ state: 'sent' })
  })

  test.each([
    ['set', 'update'],
    ['update', 'set'],
    ['set', 'delete'],
    ['delete', 'update'],
  ] as const)('restores the value that was in memory after a concurrent %s and %s', async (...order) => {
    const file = newFile()
    const before = await open(file)
    const key = 'attempt:u:book:q1'
    await before.set(key, { state: 'first' }, { seconds: 60 })
    const changes = {
      set: () => before.set(key, { state: 'set' }, { seconds: 60 }),
      update: () => before.update(key, () => ({ state: 'updated' }), { seconds: 60 }),
      delete: () => before.delete(key),
    }
    await Promise.all(order.map((change) => changes[change]()))
    const inMemory = await before.get(key)
    expect(inMemory).toEqual({ set: { state: 'set' }, update: { state: 'updated' }, delete: undefined }[order[1]])
    expect(await (await open(file)).get(key)).toEqual(inMemory)
  })

  test('ignores values in an older format', async () => {
    const file = newFile()
    await open(file)
    appendFileSync(file, `${JSON.stringify({ key: 'attempt.0:u:book:q1', value: {}, expiresAt: now + 60_000 })}\n`)
    expect(await (await open(file)).get('attempt:u:book:q1')).toBeUndefined()
  })
})

test('writes a value to disk before `set` or `update` resolves', async () => {
  const file = newFile()
  const store = await open(file)
  await store.set('attempt:u:book:q1', { state: 'sent' }, { seconds: 60 })
  expect(readFileSync(file, 'utf8')).toContain('"state":"sent"')
  await store.update('attempt:u:book:q1', () => ({ state: 'done' }), { seconds: 60 })
  expect(readFileSync(file, 'utf8')).toContain('"state":"done"')
  await store.close()
})

test('rejects every write of a batch when the file is not writable', async () => {
  const store = await open(newFile())
  await store.close()
  const results = await Promise.allSettled(
    [1, 2, 3].map((id) => store.set(`attempt:u:book:q${id}`, { state: 'sent' }, { seconds: 60 })),
  )
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

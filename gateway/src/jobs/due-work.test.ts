import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createDueWork, type DueWork, startDueWork } from './due-work.ts'

type Row = readonly [lane: string, number: number]

/** Creates due rows whose work the test completes or fails. */
function createTestWork(rows: readonly Row[], limits: { slots: number; slotsPerLane: number }) {
  const due = [...rows]
  const errors: unknown[] = []
  const completions = new Map<string, PromiseWithResolvers<void>>()
  const getId = ([lane, number]: Row) => `${lane}${number}`
  const work: DueWork<Row> = {
    read: async () => [...due],
    getId,
    getLane: ([lane]) => lane,
    work(row) {
      const completion = Promise.withResolvers<void>()
      completions.set(getId(row), completion)
      return completion.promise.finally(() => due.splice(due.indexOf(row), 1))
    },
    onError: (error) => errors.push(error),
    ...limits,
  }
  return {
    work,
    errors,
    started: () => [...completions.keys()],
    complete: (id: string) => completions.get(id)?.resolve(),
    fail: (id: string) => completions.get(id)?.reject(new Error(id)),
  }
}

it('starts work on each due row once, even while one lane is slow', async () => {
  const { work, started, complete } = createTestWork(
    [
      ['slow', 1],
      ['fast', 1],
      ['fast', 2],
    ],
    { slots: 5, slotsPerLane: 1 },
  )
  const { start, finish } = createDueWork(work)
  await start()
  expect(started()).toEqual(['slow1', 'fast1'])
  complete('fast1')
  await setImmediate()
  await start()
  expect(started()).toEqual(['slow1', 'fast1', 'fast2'])
  complete('slow1')
  complete('fast2')
  await finish()
})

it('works on no more rows than there are slots', async () => {
  const { work, started, complete } = createTestWork(
    [
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ],
    { slots: 2, slotsPerLane: 2 },
  )
  const { start } = createDueWork(work)
  expect([await start(), await start()]).toEqual([2, 0])
  complete('a1')
  await setImmediate()
  expect(await start()).toBe(1)
  expect(started()).toEqual(['a1', 'b1', 'c1'])
})

it('reports a failed row and frees its slot', async () => {
  const { work, errors, fail } = createTestWork([['a', 1]], { slots: 1, slotsPerLane: 1 })
  const { start, finish } = createDueWork(work)
  await start()
  fail('a1')
  await finish()
  expect([errors, await start()]).toEqual([[new Error('a1')], 0])
})

it('stops without waiting for a row that never finishes', async () => {
  const { work, started } = createTestWork([['silent', 1]], { slots: 1, slotsPerLane: 1 })
  const stop = startDueWork(work, 1000, 0)
  await expect.poll(started).toEqual(['silent1'])
  await stop()
})

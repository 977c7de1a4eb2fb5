import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { processDueRows } from './process-due-rows.ts'

it('processes other rows while one is slow, within the concurrency limit', async () => {
  const slow = Promise.withResolvers<void>()
  const done: number[] = []
  let running = 0
  let maxRunning = 0
  const work = async (row: number) => {
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await (row === 1 ? slow.promise : setImmediate())
    running -= 1
    done.push(row)
  }
  const finished = processDueRows([1, 2, 3, 4, 5], work, () => {}, { concurrency: 2 })
  for (let turn = 0; turn < 20; turn += 1) await setImmediate()
  expect(done).toEqual([2, 3, 4, 5])
  slow.resolve()
  await finished
  expect([done, maxRunning]).toEqual([[2, 3, 4, 5, 1], 2])
})

it('reports a failed row and continues', async () => {
  const errors: unknown[] = []
  const work = async (row: number) => {
    if (row < 3) throw new Error(`row ${row}`)
  }
  await processDueRows([1, 2, 3], work, (error) => errors.push(error), { concurrency: 1 })
  expect(errors).toEqual([new Error('row 1'), new Error('row 2')])
})

it('starts work on no more rows once it is stopped', async () => {
  const stopping = new AbortController()
  const started: number[] = []
  const work = async (row: number) => {
    started.push(row)
    if (row === 2) stopping.abort()
  }
  await processDueRows([1, 2, 3, 4], work, () => {}, { concurrency: 1, signal: stopping.signal })
  expect(started).toEqual([1, 2])
})

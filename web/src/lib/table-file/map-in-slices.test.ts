import { expect, test } from 'vitest'
import { mapInSlices, sliceSize } from './map-in-slices.ts'

const numbers = Array.from({ length: 3 * sliceSize + 7 }, (_, index) => index)

test('maps all items in order and lets other tasks run in between', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  const doubled = await mapInSlices(numbers, (number) => number * 2, new AbortController().signal)
  clearInterval(timer)
  expect(doubled).toEqual(numbers.map((number) => number * 2))
  expect(turns).toBeGreaterThan(1)
})

test('stops mapping between slices when aborted', async () => {
  const controller = new AbortController()
  const mapped: number[] = []
  const run = mapInSlices(
    numbers,
    (number) => {
      mapped.push(number)
      if (number === sliceSize) controller.abort()
    },
    controller.signal,
  )
  await expect(run).rejects.toThrow('aborted')
  expect(mapped).toHaveLength(2 * sliceSize)
})

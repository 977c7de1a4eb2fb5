import { expect, test } from 'vitest'
import { batchLists } from './batch-lists.ts'
import type { WantedList } from './conditions.ts'

const list: WantedList = { request: { where: [], pageSize: 5 }, passes: () => true, sort: 'CREATED_DESC' }

test('selects what several fields want with one call, however many steps each needs to ask', async () => {
  const calls: string[][] = []
  const batch = batchLists(async (lists) => {
    calls.push(Object.keys(lists))
    return null
  })
  await Promise.all(
    Array.from({ length: 5 }, async (_, steps) => {
      for (let step = 0; step < steps; step++) await Promise.resolve()
      return batch.read({ [`list${steps}`]: list })
    }),
  )
  expect(calls).toEqual([['list0', 'list1', 'list2', 'list3', 'list4']])
})

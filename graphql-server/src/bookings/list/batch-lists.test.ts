import { expect, test } from 'vitest'
import { batchLists } from './batch-lists.ts'
import type { ListSpec } from './list-spec.ts'

const list: ListSpec = { where: {}, pageSize: 5, sort: 'CREATED_DESC' }

test('reads the lists for several fields in one call, even if some fields request theirs later than others', async () => {
  const calls: string[][] = []
  const batch = batchLists(async (lists) => {
    calls.push(Object.keys(lists))
    return { lists: {}, complete: true, loading: false, unreadable: 0 }
  })
  await Promise.all(
    Array.from({ length: 5 }, async (_, steps) => {
      for (let step = 0; step < steps; step++) await Promise.resolve()
      return batch.read({ [`list${steps}`]: list })
    }),
  )
  expect(calls).toEqual([['list0', 'list1', 'list2', 'list3', 'list4']])
})

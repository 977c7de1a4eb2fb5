import { expect, test } from 'vitest'
import { paginate } from './page.ts'

test.each([
  [1, [1, 2], 1],
  [3, [5], 3],
  [9, [5], 3],
])('returns page %i of five rows, at two rows per page, as %j', (page, items, number) => {
  expect(paginate([1, 2, 3, 4, 5], { page, pageSize: 2 })).toEqual({ items, totalCount: 5, page: number, pageCount: 3 })
})

test('returns page 1 of 0 for an empty list', () => {
  expect(paginate([], { page: 4, pageSize: 20 })).toEqual({ items: [], totalCount: 0, page: 1, pageCount: 0 })
})

import { expect, test } from 'vitest'
import { findNameProblem, parseViews } from './saved-views.ts'

test.each([undefined, null, 'text', 7, {}, [null, 1, 'x', {}, { name: ' ', query: '' }, { name: 'No query' }]])(
  'returns no saved views for %j',
  (stored) => {
    expect(parseViews(stored)).toEqual([])
  },
)

test('parses valid views with at most one default, and drops unknown parameters', () => {
  expect(
    parseViews([
      { name: ' Late ', query: 'status=CONFIRMED&sort=NONSENSE&page=7&from=yesterday&other=1', isDefault: true },
      { name: 'Late', query: '' },
      'broken',
      { name: 'VIP', query: 'tag=vip', isDefault: true },
    ]),
  ).toEqual([
    { name: 'Late', query: 'status=CONFIRMED', isDefault: true },
    { name: 'VIP', query: 'tag=vip', isDefault: false },
  ])
})

test('requires a unique name for a view, and limits the number of views', () => {
  const views = parseViews([{ name: 'Late', query: '' }])
  expect(findNameProblem(views, ' ')).toBe('nameRequired')
  expect(findNameProblem(views, 'Late ')).toBe('nameTaken')
  expect(findNameProblem(views, 'Late', 'Late')).toBeNull()
  const full = parseViews(Array.from({ length: 25 }, (_, index) => ({ name: `View ${index}`, query: '' })))
  expect(full).toHaveLength(20)
  expect(findNameProblem(full, 'One more')).toBe('full')
})

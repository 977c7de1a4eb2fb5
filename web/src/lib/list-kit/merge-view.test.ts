import { expect, test } from 'vitest'
import { mergeView } from './merge-view.ts'

const seen = { page: 3, filters: { min: 0, stars: [4], name: 'haram' } }

test('keeps a change made to another filter in the meantime', () => {
  const latest = { page: 1, filters: { ...seen.filters, min: 750 } }
  expect(mergeView(latest, seen, { page: 1, filters: { ...seen.filters, stars: [4, 5] } })).toEqual({
    page: 1,
    filters: { min: 750, stars: [4, 5], name: 'haram' },
  })
})

test('removes a filter that the next view omits', () => {
  const latest = { page: 1, filters: { ...seen.filters, min: 750 } }
  const { name: _, ...others } = seen.filters
  expect(mergeView<object>(latest, seen, { page: 1, filters: others })).toEqual({
    page: 1,
    filters: { min: 750, stars: [4], name: undefined },
  })
})

test('returns the next view when nothing else has changed', () => {
  const next = { page: 1, filters: { min: 0, stars: [], name: '' } }
  expect(mergeView(seen, seen, next)).toEqual(next)
})

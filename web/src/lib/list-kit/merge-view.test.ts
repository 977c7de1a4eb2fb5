import { expect, test } from 'vitest'
import { mergeView } from './merge-view.ts'

const previous = { page: 3, filters: { min: 0, stars: [4], name: 'haram' } }

test('keeps a change made to another filter in the meantime', () => {
  const latest = { page: 1, filters: { ...previous.filters, min: 750 } }
  expect(mergeView(latest, previous, { page: 1, filters: { ...previous.filters, stars: [4, 5] } })).toEqual({
    page: 1,
    filters: { min: 750, stars: [4, 5], name: 'haram' },
  })
})

test('removes a filter that the next view omits', () => {
  const latest = { page: 1, filters: { ...previous.filters, min: 750 } }
  const { name: _, ...others } = previous.filters
  expect(mergeView<object>(latest, previous, { page: 1, filters: others })).toEqual({
    page: 1,
    filters: { min: 750, stars: [4], name: undefined },
  })
})

test('returns the next view when nothing else has changed', () => {
  const next = { page: 1, filters: { min: 0, stars: [], name: '' } }
  expect(mergeView(previous, previous, next)).toEqual(next)
})

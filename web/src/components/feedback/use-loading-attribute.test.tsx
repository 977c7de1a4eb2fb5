import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLoadingAttribute } from './use-loading-attribute.ts'

function Placeholder() {
  useLoadingAttribute()
  return null
}

test('marks the document as loading until its last placeholder is removed', () => {
  const { dataset } = document.documentElement
  const { rerender } = render([<Placeholder key="list" />, <Placeholder key="bar" />])
  expect(dataset.loading).toBe('')
  rerender([<Placeholder key="bar" />])
  expect(dataset.loading).toBe('')
  rerender([])
  expect(dataset.loading).toBeUndefined()
})

import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './clipboard.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})

test('copies without the clipboard API, as on plain HTTP', async () => {
  vi.stubGlobal('navigator', { clipboard: undefined })
  let selected = ''
  document.execCommand = () => {
    selected = document.querySelector('textarea')?.value ?? ''
    return true
  }
  expect(await copyText('GHDC · 10:15')).toBe(true)
  expect(selected).toBe('GHDC · 10:15')
  expect(document.querySelector('textarea')).toBeNull()
})

test('reports that copying failed', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
  document.execCommand = () => false
  expect(await copyText('x')).toBe(false)
})

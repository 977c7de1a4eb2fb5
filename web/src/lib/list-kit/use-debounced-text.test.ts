import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebouncedText } from './use-debounced-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pause = () => act(() => vi.advanceTimersByTimeAsync(400))

function setup(value = '') {
  const commits: string[] = []
  const view = renderHook(({ text, prefix }) => useDebouncedText(text, (typed) => commits.push(prefix + typed)), {
    initialProps: { text: value, prefix: '' },
  })
  const type = (text: string) => act(() => view.result.current.setTyped(text))
  return { ...view, commits, type }
}

test('commits typed text once after a pause', async () => {
  const { commits, type } = setup()
  type('pal')
  type('palm')
  expect(commits).toEqual([])
  await pause()
  expect(commits).toEqual(['palm'])
})

test('keeps a space typed between two words when the URL drops it', async () => {
  const { commits, type, rerender, result } = setup()
  type('palm ')
  await pause()
  expect(commits).toEqual(['palm'])
  rerender({ text: 'palm', prefix: '' })
  expect(result.current.typed).toBe('palm ')
})

test('shows a value that was changed elsewhere', () => {
  const { rerender, result } = setup('palm')
  rerender({ text: '', prefix: '' })
  expect(result.current.typed).toBe('')
})

test('calls the latest handler, so that a filter chosen during the pause is not lost', async () => {
  const { commits, type, rerender } = setup()
  type('palm')
  rerender({ text: '', prefix: 'vip:' })
  await pause()
  expect(commits).toEqual(['vip:palm'])
})

test('commits the same text only once until the URL contains it', async () => {
  const { commits, type, result } = setup()
  type('palm')
  act(() => result.current.commit())
  await pause()
  expect(commits).toEqual(['palm'])
})

test('commits the previous text again before the URL contains the newer one', async () => {
  const { commits, type } = setup()
  type('palm')
  await pause()
  type('')
  await pause()
  expect(commits).toEqual(['palm', ''])
})

test('commits the same text again after it was removed elsewhere', async () => {
  const { commits, type, rerender } = setup()
  type('palm')
  await pause()
  rerender({ text: 'palm', prefix: '' })
  rerender({ text: '', prefix: '' })
  type('palm')
  await pause()
  expect(commits).toEqual(['palm', 'palm'])
})

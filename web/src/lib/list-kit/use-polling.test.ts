import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyFiveSeconds, usePolling } from './use-polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const look = async (visibility: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}

test('polls at growing intervals and finally stops', async () => {
  const poll = vi.fn(() => Promise.resolve())
  renderHook(() => usePolling(poll, true))
  const after: number[] = []
  for (const seconds of [5, 5, 10, 20, 40, 60]) {
    await pass(seconds)
    after.push(poll.mock.calls.length)
  }
  expect(after).toEqual([1, 2, 3, 4, 5, 6])
  await pass(3600)
  const polls = poll.mock.calls.length
  expect(polls).toBeLessThan(25)
  await pass(3600)
  expect(poll).toHaveBeenCalledTimes(polls)
})

test('waits for a slow poll, and continues after a failed one', async () => {
  let fail = (_error: Error) => {}
  const poll = vi.fn(() => new Promise<void>((_resolve, reject) => (fail = reject)))
  renderHook(() => usePolling(poll, true))
  await pass(300)
  expect(poll).toHaveBeenCalledTimes(1)
  await act(async () => fail(new Error('offline')))
  await pass(5)
  expect(poll).toHaveBeenCalledTimes(2)
})

test('pauses polling while the page is hidden and restarts when it is visible', async () => {
  const poll = vi.fn(() => Promise.resolve())
  renderHook(() => usePolling(poll, true))
  await pass(40)
  expect(poll).toHaveBeenCalledTimes(4)
  await look('hidden')
  await pass(600)
  expect(poll).toHaveBeenCalledTimes(4)
  await look('visible')
  await pass(5)
  expect(poll).toHaveBeenCalledTimes(5)
})

test('restarts with short intervals on progress, and stops when inactive or unmounted', async () => {
  const poll = vi.fn(() => Promise.resolve())
  const { rerender, unmount } = renderHook(({ active, rows }) => usePolling(poll, active, { progress: rows }), {
    initialProps: { active: true, rows: 1 },
  })
  await pass(80)
  expect(poll).toHaveBeenCalledTimes(5)
  rerender({ active: true, rows: 2 })
  await pass(5)
  expect(poll).toHaveBeenCalledTimes(6)
  rerender({ active: false, rows: 2 })
  await pass(600)
  rerender({ active: true, rows: 2 })
  unmount()
  await pass(600)
  expect(poll).toHaveBeenCalledTimes(6)
})

test('polls every five seconds for data that others may change', async () => {
  const poll = vi.fn(() => Promise.resolve())
  renderHook(() => usePolling(poll, true, { pauseAfter: everyFiveSeconds }))
  await pass(3600)
  expect(poll).toHaveBeenCalledTimes(720)
})

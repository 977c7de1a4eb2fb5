import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyFiveSeconds, usePolling } from './use-polling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const setVisibility = async (visibility: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}

test('polls at growing intervals and finally stops', async () => {
  const poll = vi.fn(() => Promise.resolve())
  renderHook(() => usePolling(poll, true))
  const counts: number[] = []
  for (const seconds of [5, 5, 10, 20, 40, 60]) {
    await advance(seconds)
    counts.push(poll.mock.calls.length)
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6])
  await advance(3600)
  const polls = poll.mock.calls.length
  expect(polls).toBeLessThan(25)
  await advance(3600)
  expect(poll).toHaveBeenCalledTimes(polls)
})

test('waits for a slow poll, and continues after a failed one', async () => {
  let fail = (_error: Error) => {}
  const poll = vi.fn(() => new Promise<void>((_resolve, reject) => (fail = reject)))
  renderHook(() => usePolling(poll, true))
  await advance(300)
  expect(poll).toHaveBeenCalledTimes(1)
  await act(async () => fail(new Error('offline')))
  await advance(5)
  expect(poll).toHaveBeenCalledTimes(2)
})

test('pauses polling while the page is hidden and restarts when it is visible', async () => {
  const poll = vi.fn(() => Promise.resolve())
  renderHook(() => usePolling(poll, true))
  await advance(40)
  expect(poll).toHaveBeenCalledTimes(4)
  await setVisibility('hidden')
  await advance(600)
  expect(poll).toHaveBeenCalledTimes(4)
  await setVisibility('visible')
  await advance(5)
  expect(poll).toHaveBeenCalledTimes(5)
})

test('restarts with short intervals on progress, and stops when inactive or unmounted', async () => {
  const poll = vi.fn(() => Promise.resolve())
  const { rerender, unmount } = renderHook(({ active, rows }) => usePolling(poll, active, { progress: rows }), {
    initialProps: { active: true, rows: 1 },
  })
  await advance(80)
  expect(poll).toHaveBeenCalledTimes(5)
  rerender({ active: true, rows: 2 })
  await advance(5)
  expect(poll).toHaveBeenCalledTimes(6)
  rerender({ active: false, rows: 2 })
  await advance(600)
  rerender({ active: true, rows: 2 })
  unmount()
  await advance(600)
  expect(poll).toHaveBeenCalledTimes(6)
})

test('polls every five seconds for data that others may change', async () => {
  const poll = vi.fn(() => Promise.resolve())
  renderHook(() => usePolling(poll, true, { pauseAfter: everyFiveSeconds }))
  await advance(3600)
  expect(poll).toHaveBeenCalledTimes(720)
})

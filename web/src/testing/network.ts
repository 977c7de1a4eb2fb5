import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** Puts the device offline until the returned function is called. */
export function goOffline(): () => void {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  act(() => void dispatchEvent(new Event('offline')))
  return () => {
    online.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
  }
}

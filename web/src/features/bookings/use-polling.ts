import { useEffect, useState } from 'react'
import type { BookingStatus } from '#src/__generated__/schema.ts'

const pause = 5000

const undecided = new Set<BookingStatus>(['UNKNOWN', 'PENDING'])

export const isUndecided = (status: BookingStatus): boolean => undecided.has(status)

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return visible
}

/** Reads again every five seconds while something may change by itself and somebody is looking. */
export function usePolling(
  { startPolling, stopPolling }: { startPolling: (interval: number) => void; stopPolling: () => void },
  wanted: boolean,
): void {
  const visible = useVisible()
  const polling = wanted && visible
  useEffect(() => {
    if (!polling) return
    startPolling(pause)
    return stopPolling
  }, [polling, startPolling, stopPolling])
}

import { useEffect, useState } from 'react'
import { onServerClockChange, serverNow } from './server-clock.ts'

/** The server's current time, updated every `intervalMs`. */
export function useNow(intervalMs: number): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const update = () => setNow(serverNow())
    const timer = setInterval(update, intervalMs)
    const stop = onServerClockChange(update)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [intervalMs])
  return now
}

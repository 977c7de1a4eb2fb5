import { useEffect, useState } from 'react'

/** The device's clock, drawn again every `everyMs`; for what is shown, never for what is decided. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

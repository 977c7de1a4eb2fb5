import { useEffect, useState } from 'react'
import { onServerClockChange, serverNow } from './server-clock.ts'

/** Maximum delay of a timer. */
const MAX_DELAY_MS = 2 ** 31 - 1

const isPast = (instant: string | null): boolean => instant !== null && Date.parse(instant) <= serverNow().getTime()

/** Whether an instant has passed on the server's clock. Renders once at that instant, unlike `useNow`, which renders on every tick. */
export function useIsPast(instant: string | null): boolean {
  const [, render] = useState({})
  useEffect(() => {
    if (instant === null || isPast(instant)) return undefined
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      if (isPast(instant)) render({})
      else timer = setTimeout(wait, Math.min(Date.parse(instant) - serverNow().getTime(), MAX_DELAY_MS))
    }
    wait()
    const stop = onServerClockChange(wait)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [instant])
  return isPast(instant)
}

import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import { useNow } from '#src/lib/clock/use-now.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Duration as `14:08`, or `1:02:03` from an hour on. */
function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
}

interface CountdownProps {
  /** An instant of the server. */
  until: string
  onEnd?: () => void
}

/** Milliseconds left until an instant of the server; `onEnd` runs once when none are left. */
export function useTimeLeft(until: string, onEnd?: () => void): number {
  const now = useNow(1000)
  const left = Date.parse(until) - now.getTime()
  const ended = left <= 0
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (ended) end()
  }, [ended])
  return left
}

/** Time left on the server's clock. Screen readers do not announce every second; the text around it gives the meaning. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const left = useTimeLeft(until, onEnd)
  return (
    <chakra.time role="timer" dir="ltr" dateTime={until} fontVariantNumeric="tabular-nums" unicodeBidi="isolate">
      {clockText(left)}
    </chakra.time>
  )
}

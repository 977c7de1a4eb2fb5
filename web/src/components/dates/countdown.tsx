import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useNow } from '#src/lib/clock/use-now.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats a duration as `14:08`, or as `1:02:03` from one hour up. */
function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
}

interface CountdownProps {
  /** Instant on the server's clock. */
  until: string
  onEnd?: () => void
}

/** Milliseconds left until an instant on the server's clock. Calls `onEnd` once when none are left. */
function useTimeLeft(until: string, onEnd?: () => void): number {
  const now = useNow(1000)
  const remainingMs = Date.parse(until) - now.getTime()
  const hasEnded = remainingMs <= 0
  const callOnEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (hasEnded) callOnEnd()
  }, [hasEnded])
  return remainingMs
}

/** Time left on the server's clock. Screen readers do not announce every second. The surrounding text says what the time left is for. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const remainingMs = useTimeLeft(until, onEnd)
  return (
    <chakra.time role="timer" dir="ltr" dateTime={until} fontVariantNumeric="tabular-nums" unicodeBidi="isolate">
      {clockText(remainingMs)}
    </chakra.time>
  )
}

interface MinutesLeftProps {
  /** Instant on the server's clock. */
  until: string
  onEnd: () => void
  children: (minutes: number) => ReactNode
}

/** Text with the minutes left, at least one. Only this text renders every second, not the component around it. */
export function MinutesLeft({ until, onEnd, children }: MinutesLeftProps) {
  return children(Math.max(1, Math.ceil(useTimeLeft(until, onEnd) / 60_000)))
}

import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useNow } from '#src/lib/clock/use-now.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** Time as `14:08`, or `1:02:03` from an hour on. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`
}

interface CountdownProps {
  /** The instant it runs to. */
  until: string
  onEnd?: () => void
}

/** A clock running down. It is not read aloud every second; the words around it say what it means. */
export function Countdown({ until, onEnd }: CountdownProps) {
  const now = useNow(1000)
  const left = Date.parse(until) - now.getTime()
  const ended = left <= 0
  useEffect(() => {
    if (ended) onEnd?.()
    // Told once, when the end is reached; a new callback is no new end.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ended])
  return (
    <chakra.time role="timer" dir="ltr" dateTime={until} fontVariantNumeric="tabular-nums" unicodeBidi="isolate">
      {clockText(left)}
    </chakra.time>
  )
}

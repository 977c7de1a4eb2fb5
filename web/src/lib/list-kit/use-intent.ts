import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLatest } from './use-latest.ts'

export interface Intent<Target> {
  /** The pointer or the focus has come to a target. */
  readonly on: (target: Target) => void
  /** It has left before it rested. */
  readonly off: () => void
}

/** Prepares what a click on a target is likely to need, once the pointer or the focus has rested there for a time in milliseconds. */
export function useIntent<Target>(restTime: number, prepare: (target: Target) => void): Intent<Target> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useLatest(prepare)
  const off = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => off, [off])
  return useMemo(
    () => ({
      on: (target) => {
        off()
        timer.current = setTimeout(() => latest(target), restTime)
      },
      off,
    }),
    [latest, off, restTime],
  )
}

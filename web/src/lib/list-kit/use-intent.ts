import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLatest } from './use-latest.ts'

export interface Intent<Target> {
  /** The pointer or the focus has come to the element of this name, and a click there leads to the target. A press brings the focus to where the pointer is already. */
  readonly on: (name: string, target: Target) => void
  /** The pointer or the focus has left the element. */
  readonly off: (name: string) => void
}

/** Prepares what a click on a target is likely to need, once the pointer or the focus has rested there for a time in milliseconds. */
export function useIntent<Target>(restTime: number, prepare: (target: Target) => void): Intent<Target> {
  const current = useRef<{ name: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  const latest = useLatest(prepare)
  const leave = useCallback(() => {
    clearTimeout(current.current?.timer)
    current.current = undefined
  }, [])
  useEffect(() => leave, [leave])
  return useMemo(
    () => ({
      on: (name, target) => {
        if (current.current?.name === name) return
        leave()
        current.current = { name, timer: setTimeout(() => latest(target), restTime) }
      },
      off: (name) => {
        if (current.current?.name === name) leave()
      },
    }),
    [latest, leave, restTime],
  )
}

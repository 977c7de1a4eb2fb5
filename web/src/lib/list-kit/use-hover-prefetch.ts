import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useStableCallback } from './use-stable-callback.ts'

export interface HoverPrefetch<Target> {
  /** Call when the pointer or focus enters the element. Repeated calls with the same name are ignored, because a press also moves the focus there. */
  readonly start: (name: string, target: Target) => void
  /** Call when the pointer or focus leaves the element. */
  readonly cancel: (name: string) => void
}

/** Prefetches data for a likely click, once the pointer or focus has rested on the element for `delayMs`. */
export function useHoverPrefetch<Target>(delayMs: number, prefetch: (target: Target) => void): HoverPrefetch<Target> {
  const current = useRef<{ name: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  const latestPrefetch = useStableCallback(prefetch)
  const stop = useCallback(() => {
    clearTimeout(current.current?.timer)
    current.current = undefined
  }, [])
  useEffect(() => stop, [stop])
  return useMemo(
    () => ({
      start: (name, target) => {
        if (current.current?.name === name) return
        stop()
        current.current = { name, timer: setTimeout(() => latestPrefetch(target), delayMs) }
      },
      cancel: (name) => {
        if (current.current?.name === name) stop()
      },
    }),
    [latestPrefetch, stop, delayMs],
  )
}

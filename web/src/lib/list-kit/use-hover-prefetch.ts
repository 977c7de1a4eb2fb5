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
  const pending = useRef<{ name: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  const latestPrefetch = useStableCallback(prefetch)
  const stop = useCallback(() => {
    clearTimeout(pending.current?.timer)
    pending.current = undefined
  }, [])
  useEffect(() => stop, [stop])
  return useMemo(
    () => ({
      start: (name, target) => {
        if (pending.current?.name === name) return
        stop()
        pending.current = { name, timer: setTimeout(() => latestPrefetch(target), delayMs) }
      },
      cancel: (name) => {
        if (pending.current?.name === name) stop()
      },
    }),
    [latestPrefetch, stop, delayMs],
  )
}

import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and calls the latest one. For handlers of components that render only when their own facts change. */
export function useLatest<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

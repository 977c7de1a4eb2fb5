import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a stable function that calls the latest handler, so that memoized components do not re-render when the handler changes. */
export function useStableCallback<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

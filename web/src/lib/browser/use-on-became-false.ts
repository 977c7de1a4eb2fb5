import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back when `active` changes from true to false. */
export function useOnBecameFalse(active: boolean, onEnd: () => void): void {
  const wasActive = useRef(false)
  const report = useEffectEvent(onEnd)
  useEffect(() => {
    if (wasActive.current && !active) report()
    wasActive.current = active
  }, [active])
}

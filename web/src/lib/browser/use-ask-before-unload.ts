import { useEffect } from 'react'

/** Has the browser ask before the tab is closed or reloaded, while something would be lost by a slip. */
export function useAskBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [active])
}

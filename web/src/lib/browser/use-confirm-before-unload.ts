import { useEffect } from 'react'

/** Makes the browser ask for confirmation before the tab is closed or reloaded. */
export function useConfirmBeforeUnload(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', preventUnload)
    return () => removeEventListener('beforeunload', preventUnload)
  }, [active])
}

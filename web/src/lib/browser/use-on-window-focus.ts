import { useEffect, useEffectEvent } from 'react'

/** Calls back when the user returns to the page from another tab or window. */
export function useOnWindowFocus(onReturn: () => void): void {
  const report = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn()
  })
  useEffect(() => {
    const listener = () => report()
    addEventListener('focus', listener)
    document.addEventListener('visibilitychange', listener)
    return () => {
      removeEventListener('focus', listener)
      document.removeEventListener('visibilitychange', listener)
    }
  }, [])
}

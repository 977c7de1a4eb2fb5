import { useEffect, useState } from 'react'

/** True once a condition has held for some time, in milliseconds, and until it ends. */
export function useLasting(condition: boolean, delay: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!condition) return undefined
    const timer = setTimeout(() => setLasts(true), delay)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [condition, delay])
  return condition && lasts
}

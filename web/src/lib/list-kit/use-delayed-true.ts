import { useEffect, useState } from 'react'

/** Becomes true when the condition has been true for `delay` milliseconds, and false as soon as it is false. */
export function useDelayedTrue(condition: boolean, delay: number): boolean {
  const [isElapsed, setElapsed] = useState(false)
  useEffect(() => {
    if (!condition) return undefined
    const timer = setTimeout(() => setElapsed(true), delay)
    return () => {
      clearTimeout(timer)
      setElapsed(false)
    }
  }, [condition, delay])
  return condition && isElapsed
}

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the browser is printing. Content for print is rendered synchronously, before the browser captures the page. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', start)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', start)
      removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}

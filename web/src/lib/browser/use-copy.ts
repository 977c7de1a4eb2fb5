import { useEffect, useState } from 'react'
import { copyText } from './clipboard.ts'

/** How long a button confirms that its text was copied. */
const confirmationMs = 3000

/** Copies text to the clipboard. `isCopied` is true for a moment after a successful copy. */
export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), confirmationMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  return { isCopied, copy: () => void copyText(text).then(setCopied) }
}

import { type HTMLAttributes, useEffect, useRef } from 'react'

interface Untouched {
  /** Whether the agent has neither scrolled nor come to the list with the pointer or the focus. */
  isUntouched: () => boolean
  /** For the element around the list. */
  handlers: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onFocus'>
}

/** Follows whether the agent has begun to work with a list, which must not change under the eyes from then on. */
export function useUntouched(): Untouched {
  const isTouched = useRef(false)
  const touch = () => void (isTouched.current = true)
  useEffect(() => {
    // A new page starts at the top, which is a scroll too.
    const note = () => void (isTouched.current ||= scrollY > 0)
    note()
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  return { isUntouched: () => !isTouched.current, handlers: { onPointerEnter: touch, onFocus: touch } }
}

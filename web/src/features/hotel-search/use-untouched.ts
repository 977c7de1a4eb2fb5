import { type HTMLAttributes, useEffect, useRef } from 'react'

interface Untouched {
  /** Whether the agent has neither scrolled nor moved the pointer or focus into the list. */
  isUntouched: () => boolean
  /** Event handlers for the list's container. */
  handlers: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onFocus'>
}

/** Tracks whether the agent has started to use a list. After that, the list must not change by itself. */
export function useUntouched(): Untouched {
  const isTouched = useRef(false)
  const touch = () => void (isTouched.current = true)
  useEffect(() => {
    // Ignores the scroll to the top of a new page.
    const onScroll = () => void (isTouched.current ||= scrollY > 0)
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return { isUntouched: () => !isTouched.current, handlers: { onPointerEnter: touch, onFocus: touch } }
}

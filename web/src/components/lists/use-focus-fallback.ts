import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '#src/lib/browser/focus-heading.ts'

/**
 * Focuses the heading when the focused element is removed, such as a removed filter's button. Otherwise the keyboard focus would restart at the
 * top of the page. Returns handlers for an ancestor of such elements.
 */
export function useFocusFallback() {
  const focused = useRef<EventTarget & Node>(undefined)
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = undefined
    if (document.activeElement === document.body) focusHeading({ preventScroll: true })
  })
  return {
    onFocus({ currentTarget, target }: FocusEvent) {
      // Events of dialogs bubble here, too, but dialogs restore the focus themselves.
      focused.current = currentTarget.contains(target) ? target : undefined
    },
    // Blur events do not fire for removed elements.
    onBlur() {
      focused.current = undefined
    },
  }
}

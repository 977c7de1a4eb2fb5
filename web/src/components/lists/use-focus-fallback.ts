import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Focuses `fallback` when the focused element disappears with what it changed, such as the button of a removed filter: the keyboard would start again at the top of
 * the page. Returns handlers for the element around all of them.
 */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>) {
  const focused = useRef<EventTarget & Node>(undefined)
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = undefined
    if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true })
  })
  return {
    onFocus({ currentTarget, target }: FocusEvent) {
      // Events of a dialog arrive here too, and it returns the focus itself.
      focused.current = currentTarget.contains(target) ? target : undefined
    },
    // Not called for an element that is removed.
    onBlur() {
      focused.current = undefined
    },
  }
}

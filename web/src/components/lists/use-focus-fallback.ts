import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Focuses `fallback` when the focused element is removed, such as the button of a removed filter, because the keyboard focus would restart at the
 * top of the page. Returns handlers for an ancestor of such elements.
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
      // Events of dialogs bubble here, too, but dialogs restore the focus themselves.
      focused.current = currentTarget.contains(target) ? target : undefined
    },
    // Blur events do not fire for removed elements.
    onBlur() {
      focused.current = undefined
    },
  }
}

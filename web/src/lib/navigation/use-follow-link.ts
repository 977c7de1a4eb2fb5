import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { viewTransitionOptions } from '#src/lib/browser/view-transition.ts'

/**
 * Click handler that opens a plain `<a>` inside the app, as `Link` does, with navigation state. Use it in long lists, because every `Link` re-renders
 * when the URL changes. With `onFollow`, the navigation is a view transition; the callback sets the `viewTransitionName` of moving elements.
 */
export function useFollowLink(
  state: object,
  onFollow?: (link: HTMLAnchorElement) => void,
): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.defaultPrevented || event.button !== 0 || hasModifier) return
      event.preventDefault()
      const { pathname, search, hash } = event.currentTarget
      onFollow?.(event.currentTarget)
      void navigate({ pathname, search, hash }, { state, ...(onFollow && viewTransitionOptions()) })
    },
    [navigate, state, onFollow],
  )
}

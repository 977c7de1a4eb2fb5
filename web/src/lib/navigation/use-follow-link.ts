import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Opens the address of a plain `<a>` in the app, as `Link` does, with a state for the page that opens. For lists of hundreds of links: each
 * `Link` renders again whenever the address changes.
 */
export function useFollowLink(state: object): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (event.defaultPrevented || event.button !== 0 || hasModifier) return
      event.preventDefault()
      const { pathname, search, hash } = event.currentTarget
      void navigate({ pathname, search, hash }, { state })
    },
    [navigate, state],
  )
}

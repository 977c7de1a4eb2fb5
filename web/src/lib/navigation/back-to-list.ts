import { useCallback } from 'react'
import { type To, useLocation, useNavigate } from 'react-router-dom'

/** Lists that pages can return to with filters and scroll position intact. */
type List = 'hotel-listing' | 'bookings'

/** Navigation state for links from a list. `useBackToListLink` reads it on the opened page. */
export const fromList = (list: List) => ({ from: list })

/** Props of a link back to a list. Goes back in history if the page was opened from the list, and to the URL otherwise. */
export function useBackToListLink(list: List, url: To) {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const openedFromList = typeof state === 'object' && state !== null && 'from' in state && state.from === list
  const onClick = useCallback(
    (event: { preventDefault: () => void; metaKey: boolean; ctrlKey: boolean }) => {
      // With a modifier key, the browser opens the URL in a new tab.
      if (!openedFromList || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      void navigate(-1)
    },
    [navigate, openedFromList],
  )
  return { to: url, onClick }
}

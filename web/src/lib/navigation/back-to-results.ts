import { useCallback } from 'react'
import { type To, useLocation, useNavigate } from 'react-router-dom'

/** Navigation state of a link whose page offers a way back to this very place, filters and scroll included. */
export const fromListing = { from: 'hotel-listing' }

const isFromListing = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === fromListing.from

/** The way back to the results: a step back in history when that is where the page was opened from, else an address. */
export function useBackToResults(address: To) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const stepBack = isFromListing(state)
  const onClick = useCallback(
    (event: { preventDefault: () => void; metaKey: boolean; ctrlKey: boolean }) => {
      // With a modifier the browser opens the address beside this page.
      if (!stepBack || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      void navigate(-1)
    },
    [navigate, stepBack],
  )
  return { to: address, onClick }
}

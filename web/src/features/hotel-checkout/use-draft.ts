import { useCallback, useRef, useState } from 'react'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import { type CheckoutDraft, draftKey, parseDraft } from './checkout-draft.ts'

type Change = Partial<CheckoutDraft>
export type UpdateDraft = (change: Change | ((current: CheckoutDraft) => Change)) => void

/**
 * The draft of a quote, kept for this tab. A change is written before anything else happens, also after the page was left: the
 * answer to a payment may come when another page, or this one anew, is on the screen. So it is made to what is kept, not to what
 * this page remembers.
 */
export function useDraft(quoteId: string): [CheckoutDraft, UpdateDraft] {
  const key = draftKey(quoteId)
  const [draft, setDraft] = useState(() => parseDraft(readPrivate('tab', key)))
  const latest = useRef(draft)
  const isKept = useRef(false)
  const update = useCallback<UpdateDraft>(
    (change) => {
      const kept = readPrivate('tab', key)
      const wasTakenAway = isKept.current && kept === undefined
      const current = kept === undefined ? latest.current : parseDraft(kept)
      // A booked checkout stays booked, and what signing out has removed does not come back.
      if (current.booked || wasTakenAway) return
      latest.current = { ...current, ...(typeof change === 'function' ? change(current) : change) }
      writePrivate('tab', key, latest.current)
      isKept.current ||= readPrivate('tab', key) !== undefined
      setDraft(latest.current)
    },
    [key],
  )
  return [draft, update]
}

import { useCallback, useRef, useState } from 'react'
import { readPrivate, writePrivate } from '#src/lib/private-storage.ts'
import { type CheckoutDraft, draftKey, parseDraft } from './checkout-draft.ts'

export type UpdateDraft = (change: Partial<CheckoutDraft>) => CheckoutDraft

/** The draft of a quote, kept for this tab. A change is written before anything else happens, also after the page was left. */
export function useDraft(quoteId: string): [CheckoutDraft, UpdateDraft] {
  const [draft, setDraft] = useState(() => parseDraft(readPrivate('tab', draftKey(quoteId))))
  const latest = useRef(draft)
  const update = useCallback<UpdateDraft>(
    (change) => {
      latest.current = { ...latest.current, ...change }
      writePrivate('tab', draftKey(quoteId), latest.current)
      setDraft(latest.current)
      return latest.current
    },
    [quoteId],
  )
  return [draft, update]
}

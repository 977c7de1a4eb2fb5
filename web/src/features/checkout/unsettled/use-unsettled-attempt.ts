import { useEffect, useEffectEvent } from 'react'
import { useOnBecameFalse } from '#src/lib/browser/use-on-became-false.ts'
import type { Attempt } from '../draft/draft.ts'
import type { Draft } from '../draft/use-draft.ts'
import { isUnknown, useUnsettledBookings } from './unsettled-bookings.ts'

/**
 * Adds another tab's open attempt to the draft, so that nothing can be paid in this tab meanwhile. The attempt is for the same quote, or for another
 * quote of the same product, time and travelers. If the outcome becomes unknown, this draft takes over the attempt and resolves it.
 */
export function useUnsettledAttempt(
  draft: Draft,
  { quoteId, basketKey, refresh }: { quoteId: string; basketKey: string | undefined; refresh: () => void },
): Draft {
  const own = draft.draft.attempt
  const unsettled = useUnsettledBookings().find((one) => one.quoteId === quoteId || one.basket === basketKey)
  const isElsewhere = unsettled !== undefined && !own?.open
  const attempt: Attempt | null = isElsewhere
    ? // The input of the other tab is not known here, so another payment gets another key.
      { key: unsettled.key, fingerprint: '', method: unsettled.method, open: true, lost: unsettled.lost }
    : own
  const store = useEffectEvent(() => draft.update({ attempt }))
  const keyToStore = isElsewhere && isUnknown(unsettled) ? unsettled.key : undefined
  useEffect(() => {
    if (keyToStore !== undefined) store()
  }, [keyToStore])

  // The other tab got its response, and the quote shows whether it was booked.
  useOnBecameFalse(isElsewhere, refresh)
  return isElsewhere ? { ...draft, draft: { ...draft.draft, attempt } } : draft
}

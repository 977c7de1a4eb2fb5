import { useEffect, useEffectEvent } from 'react'
import { useOnBecameFalse } from '#src/lib/browser/use-on-became-false.ts'
import type { Attempt } from '../draft/draft.ts'
import type { Draft } from '../draft/use-draft.ts'
import { isUnknown, useUnsettledBookings } from './unsettled-bookings.ts'

/**
 * Adds another tab's open attempt to the draft, so that this tab accepts no payment in the meantime. The attempt is for the same quote, or for another
 * quote for the same product, time and travelers. If its outcome becomes unknown, this draft takes over the attempt and resolves it.
 */
export function useUnsettledAttempt(
  draft: Draft,
  { quoteId, basketKey, refresh }: { quoteId: string; basketKey: string | undefined; refresh: () => void },
): Draft {
  const ownAttempt = draft.draft.attempt
  const unsettled = useUnsettledBookings().find(
    (booking) => booking.quoteId === quoteId || booking.basket === basketKey,
  )
  const isFromOtherTab = unsettled !== undefined && !ownAttempt?.open
  const attempt: Attempt | null = isFromOtherTab
    ? // This tab does not know the other tab's input, so a new payment gets a new key.
      { key: unsettled.key, fingerprint: '', method: unsettled.method, open: true, lost: unsettled.lost }
    : ownAttempt
  const storeAttempt = useEffectEvent(() => draft.update({ attempt }))
  const keyToStore = isFromOtherTab && isUnknown(unsettled) ? unsettled.key : undefined
  useEffect(() => {
    if (keyToStore !== undefined) storeAttempt()
  }, [keyToStore])

  // The other tab has received its response, so the refetched quote shows whether it was booked.
  useOnBecameFalse(isFromOtherTab, refresh)
  return isFromOtherTab ? { ...draft, draft: { ...draft.draft, attempt } } : draft
}

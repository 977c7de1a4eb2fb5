import * as z from 'zod/mini'
import { createCallStore } from '#src/lib/money-command.ts'
import { useSharedText } from '#src/lib/storage/private-storage.ts'

/** Longer than any call takes. After this time, the booking itself shows whether a cancellation is in progress. */
const maxAgeMs = 120_000

/** Cancellations with an unknown outcome, by booking, shared by all tabs of this browser. */
export const sentCancellations = createCallStore(
  'browser',
  'cancellation.2',
  z.object({ quoteId: z.string() }),
  maxAgeMs,
)

/** Whether any tab has sent a cancellation of the booking whose outcome is still unknown. */
export function useSentCancellation(bookingId: string): boolean {
  useSharedText(sentCancellations.toKey(bookingId))
  return sentCancellations.read(bookingId) !== undefined
}

/** Cancellations that were sent and have no clear answer yet, shared by all tabs of this browser. */
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { readPrivate, useSharedText, writePrivate } from '#src/lib/storage/private-storage.ts'

const storageKey = 'cancellations.1'
/** Longer than the longest call: from then on the booking itself says whether a cancellation is in progress. */
const maxAgeMs = 120_000

const sentSchema = z.array(z.object({ bookingId: z.string(), sentAt: z.string() }))
type Sent = z.output<typeof sentSchema>

function parseSent(value: unknown): Sent {
  const result = z.safeParse(sentSchema, value)
  return result.success ? result.data : []
}

const isRecent = (sentAt: string, now: Date) => now.getTime() - Date.parse(sentAt) < maxAgeMs

const others = (bookingId: string) =>
  parseSent(readPrivate('browser', storageKey)).filter(
    (sent) => sent.bookingId !== bookingId && isRecent(sent.sentAt, serverNow()),
  )

export const storeSentCancellation = (bookingId: string): void =>
  writePrivate('browser', storageKey, [...others(bookingId), { bookingId, sentAt: serverNow().toISOString() }])

export const removeSentCancellation = (bookingId: string): void =>
  writePrivate('browser', storageKey, others(bookingId))

/** Whether any tab has sent a cancellation of the booking that has no clear answer yet. */
export function useSentCancellation(bookingId: string, now: Date): boolean {
  const stored = useSharedText(storageKey)
  const sent = useMemo(() => parseSent(JSON.parse(stored ?? '[]')), [stored])
  return sent.some((one) => one.bookingId === bookingId && isRecent(one.sentAt, now))
}

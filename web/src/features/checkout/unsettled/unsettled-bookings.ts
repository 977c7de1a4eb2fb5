/** Payments without a final outcome, shared by all tabs of this browser. Contains no personal data. */
import * as z from 'zod/mini'
import { useMemo } from 'react'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { readPrivate, useSharedText, writePrivate } from '#src/lib/storage/private-storage.ts'
import { methodSchema, moneySchema } from '../draft/draft.ts'
import { unsettledKey } from './unsettled-key.ts'

const text = z.string()

const unsettledSchema = z.object({
  /** Idempotency key, which is also the client reference of the booking. */
  key: text,
  quoteId: text,
  /** Path of the checkout. */
  path: text,
  /** `Purchase.basketKey`. */
  basket: text,
  title: z.nullable(text),
  total: moneySchema,
  method: methodSchema,
  sentAt: text,
  /** Whether the outcome is unknown. False while the tab that sent the booking waits for the response. */
  unknown: z.boolean(),
  /** Whether no response was received at all, so that the request may have been lost. */
  lost: z.boolean(),
})

export type UnsettledBooking = z.output<typeof unsettledSchema>

const maxAgeMs = 24 * 3_600_000
/** Time without a response after which the sending tab may have been closed. */
const maxResponseMs = 20_000

const getAge = ({ sentAt }: UnsettledBooking) => serverNow().getTime() - Date.parse(sentAt)

/** Whether the outcome is unknown. False while another tab may still be waiting for the response. */
export const isUnknown = (booking: UnsettledBooking): boolean => booking.unknown || getAge(booking) > maxResponseMs

function parseUnsettled(value: unknown): UnsettledBooking[] {
  const result = z.safeParse(z.array(unsettledSchema), value)
  return result.success ? result.data.filter((booking) => getAge(booking) < maxAgeMs) : []
}

const readAllExcept = (key: string) =>
  parseUnsettled(readPrivate('browser', unsettledKey)).filter((booking) => booking.key !== key)

/** Stores a booking. Call before it is sent, and again if its outcome is unknown. */
export const storeUnsettled = (booking: UnsettledBooking): void =>
  writePrivate('browser', unsettledKey, [...readAllExcept(booking.key), booking])

/** Removes a booking whose outcome is known. */
export const removeUnsettled = (key: string): void => writePrivate('browser', unsettledKey, readAllExcept(key))

/** The unsettled bookings of all tabs. */
export function useUnsettledBookings(): UnsettledBooking[] {
  const stored = useSharedText(unsettledKey)
  return useMemo(() => parseUnsettled(JSON.parse(stored ?? '[]')), [stored])
}

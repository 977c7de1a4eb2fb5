import { openAttempts } from '../../commands/attempts.ts'
import type { Context } from '../../context.ts'
import type { BookingRow } from '../booking-row.ts'
import { bookOperation } from '../operations.ts'

/** Row of the booking that a call should create; after success, row of the created booking. */
export type BookAttemptDetails = { row: BookingRow }

export const bookAttempts = <Refusal>({ store, requireB2B }: Context) =>
  openAttempts<BookAttemptDetails, Refusal>(store, bookOperation, requireB2B().sub)

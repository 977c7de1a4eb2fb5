import { attemptsOf } from '../../commands/attempts.ts'
import type { Context } from '../../context.ts'
import type { BookingRow } from '../booking-row.ts'
import { bookOperation } from '../operations.ts'

/** Row of the booking that a call should create; after success, row of the created booking. */
export type BookFacts = { row: BookingRow }

export const bookAttempts = <Refusal>({ store, requireB2B }: Context) =>
  attemptsOf<BookFacts, Refusal>(store, bookOperation, requireB2B().sub)

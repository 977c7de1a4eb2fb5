import { attemptsOf } from '../../commands/attempts.ts'
import type { Context } from '../../context.ts'
import type { BookingRow } from '../booking-row.ts'

/** Operation under which every product books, so that an outcome can be looked up by its key alone. */
export const bookOperation = 'book'

/** The booking that a call is to make, and once it is made the booking. */
export type BookFacts = { row: BookingRow }

export const bookAttempts = <Refusal>({ store, requireB2B }: Context) =>
  attemptsOf<BookFacts, Refusal>(store, bookOperation, requireB2B().sub)

import type { BookingDocumentState } from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import { readDocumentStates } from './documents/document-states.ts'
import { Failure, type ThrownCode } from '../errors/failure.ts'
import type { WireObject } from '../gateway/wire.ts'
import { encodeBookingId } from './booking-id.ts'
import type { BookingRow } from './booking-row.ts'
import { readBookingView } from './booking-views.ts'
import { toCancellationState } from './cancel/cancel-messages.ts'
import { toChangeState } from './change/change-codes.ts'
import { mergeRows, readViewRow } from './view-row.ts'

const statusesWithoutCommission: ReadonlySet<BookingRow['status']> = new Set(['CANCELLED', 'FAILED'])

const cachedIds = new WeakMap<BookingRow, string>()

/** Returns the id of a row. Ids are cached because most rows are shown repeatedly. */
function getId(row: BookingRow): string {
  const cachedId = cachedIds.get(row)
  if (cachedId !== undefined) return cachedId
  const id = encodeBookingId(row)
  cachedIds.set(row, id)
  return id
}

/** Resolvers for the fields common to all types of bookings. */
export const bookingFields = {
  id: getId,
  supplierInfo: ({ provider }: BookingRow, _args: object, { suppliers }: Context) =>
    provider === null ? null : suppliers.info(provider),
  cancellation: ({ cancellation }: BookingRow, _args: object, { clock, locale }: Context) =>
    toCancellationState(cancellation, clock(), locale),
  change: ({ change }: BookingRow, _args: object, { clock, locale }: Context) => toChangeState(change, clock(), locale),
  detailsError: async (row: BookingRow, _args: object, context: Context) => {
    const view = await readViewOrError(context, row)
    return typeof view === 'string' ? view : null
  },
  commission: ({ status, commission }: BookingRow) => (statusesWithoutCommission.has(status) ? null : commission),
}

/** Reads the view of a booking, or returns the code of the error that prevented it. */
async function readViewOrError(context: Context, row: BookingRow): Promise<WireObject | ThrownCode> {
  try {
    return (await readBookingView(context, row)) ?? 'NOT_FOUND'
  } catch (error) {
    // A row is useful without its details, especially right after booking.
    if (!(error instanceof Failure)) throw error
    return error.code
  }
}

type Documents = { documents: BookingDocumentState[] | null }

/** Returns a resolver for booking details. `read` receives the gateway's view and the row updated with the view's fields. */
export const detailsFrom =
  <Row extends BookingRow, Details>(read: (view: WireObject, row: Row, context: Context) => Details) =>
  async (row: Row, _args: object, context: Context): Promise<(Details & Documents) | null> => {
    const view = await readViewOrError(context, row)
    if (typeof view === 'string') {
      context.logger.warn({ code: view, reference: row.reference }, 'cannot read booking details')
      return null
    }
    const details = read(view, mergeRows(row, readViewRow(view, row, context.bookingKinds)), context)
    return { ...details, documents: readDocumentStates(view, context.locale) }
  }

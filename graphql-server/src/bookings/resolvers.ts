import type { Resolvers } from '../__generated__/resolvers.ts'
import type { Warning } from '../__generated__/schema-types.ts'
import { message } from '../errors/message.ts'
import type { Context } from '../context.ts'
import { Failure, fail } from '../errors/failure.ts'
import { bookHotel } from '../hotels/book/book-hotel.ts'
import { readBookingDetails } from './booking-details.ts'
import { decodeBookingId, encodeBookingId } from './booking-id.ts'
import { countStatuses, filterBookings, pageOf, sortBookings, tagsInUse } from './list/booking-list.ts'
import { viewOf } from './booking-views.ts'
import { cancellationState } from './cancel/cancel-messages.ts'
import { confirmCancellation } from './cancel/confirm-cancellation.ts'
import { companyBookings, findByClientReference, type BookingsRead } from './list/cached-list.ts'
import { quoteCancellation } from './cancel/quote-cancellation.ts'
import { supplierInfo } from '../trade/supplier.ts'
import { readViewRow } from './view-row.ts'

const longestPage = 100

const warningsOf = ({ complete, unreadable }: BookingsRead, { locale }: Context): Warning[] => {
  const codes = [
    ...(complete ? [] : ['LIST_INCOMPLETE' as const]),
    ...(unreadable > 0 ? ['ROW_UNREADABLE' as const] : []),
  ]
  return codes.map((code) => ({ code, message: message(code, locale) }))
}

export const bookingResolvers: Resolvers = {
  Query: {
    bookings: async (_root, { where, sort, page, pageSize }, context) => {
      if (page < 1 || pageSize < 1 || pageSize > longestPage) fail('BAD_USER_INPUT')
      const filter = where ?? {}
      const read =
        filter.clientReference == null
          ? await companyBookings(context)
          : await findByClientReference(context, filter.clientReference)
      // Each status is counted with all filters but its own.
      const { status, ...others } = filter
      const counted = filterBookings(read.rows, others)
      const rows = filterBookings(counted, { status: status ?? null })
      return {
        ...pageOf(sortBookings(rows, sort ?? 'CREATED_DESC', context.clock()), page ?? 1, pageSize ?? 20),
        complete: read.complete,
        statusCounts: countStatuses(counted),
        tags: tagsInUse(read.rows, context.locale),
        warnings: warningsOf(read, context),
      }
    },
    booking: async (_root, { id }, context) => {
      const key = decodeBookingId(id)
      const view = key && (await viewOf(context, key))
      return view && readViewRow(view, key)
    },
  },
  Mutation: {
    bookHotel: (_root, { input }, context) => bookHotel(input, context),
    quoteCancellation: (_root, { bookingId }, context) => quoteCancellation(bookingId, context),
    confirmCancellation: (_root, { input }, context) => confirmCancellation(input, context),
  },
  Booking: { __resolveType: () => 'HotelBooking' },
  HotelBooking: {
    id: encodeBookingId,
    supplierInfo: ({ supplier }) => supplier && supplierInfo(supplier),
    cancellation: (row, _args, { locale }) => cancellationState(row.cancellation, locale),
    details: async (row, _args, context) => {
      try {
        const view = await viewOf(context, row)
        return view && readBookingDetails(view, row)
      } catch (error) {
        // The facts of the row stand on their own, above all those of a booking that was made a moment ago.
        if (!(error instanceof Failure)) throw error
        context.logger.warn({ code: error.code, reference: row.reference }, 'details not read')
        return null
      }
    },
  },
}

import type { Resolvers } from '../__generated__/resolvers.ts'
import { readAgendaList, readMonthTotals, readAgendaState, startAgenda } from './list/agenda.ts'
import { askSupplierAgain } from './outcome/ask-supplier-again.ts'
import { payBooking } from './pay/pay-booking.ts'
import { readBooking } from './read-booking.ts'
import { confirmBookingChange } from './change/confirm-change.ts'
import { quoteBookingChange } from './change/quote-change.ts'
import { confirmCancellation } from './cancel/confirm-cancellation.ts'
import { quoteCancellation } from './cancel/quote-cancellation.ts'
import { listBookings } from './list/list-bookings.ts'
import { readBookingOutcome, toBookingOutcome } from './outcome/booking-outcome.ts'
import { tagBooking, tagBookings } from './tags/tag-bookings.ts'
import { resolveBookingOutcome } from './outcome/resolve-outcome.ts'

export const bookingResolvers: Resolvers = {
  Query: {
    bookings: (_root, args, context) => listBookings(args, context),
    agenda: (_root, _args, context) => startAgenda(context),
    booking: (_root, { id }, context) => readBooking(id, context),
    bookingOutcome: async (_root, { clientReference }, context) => {
      const { outcome } = await readBookingOutcome(clientReference, context)
      return toBookingOutcome(clientReference, outcome, context)
    },
  },
  Agenda: {
    arrivals: (agenda, args) => readAgendaList(agenda, { set: 'ARRIVALS', sort: 'CHECK_IN_ASC' }, args),
    departures: (agenda, args) => readAgendaList(agenda, { set: 'DEPARTURES', sort: 'CHECK_OUT_ASC' }, args),
    freeCancellation: (agenda, args) =>
      readAgendaList(agenda, { set: 'FREE_CANCELLATION', sort: 'FREE_CANCELLATION_ASC' }, args),
    unpaid: (agenda, args) => readAgendaList(agenda, { set: 'UNPAID', sort: 'PAY_BY_ASC' }, args),
    awaitingSupplier: (agenda, args) =>
      readAgendaList(agenda, { set: 'AWAITING_SUPPLIER', sort: 'CHECK_IN_ASC' }, args),
    month: (agenda) => readMonthTotals(agenda),
    complete: async (agenda, _args, context) => (await readAgendaState(agenda, context)).complete,
    warnings: async (agenda, _args, context) => (await readAgendaState(agenda, context)).warnings,
  },
  BookingEvent: {
    actor: ({ actor, actorKind }, _args, { suppliers }) =>
      actor && actorKind === 'SUPPLIER' ? suppliers.info(actor).name : (actor ?? null),
  },
  Mutation: {
    tagBooking: (_root, { input }, context) => tagBooking(input, context),
    tagBookings: (_root, { input }, context) => tagBookings(input, context),
    askSupplierAgain: (_root, { bookingId }, context) => askSupplierAgain(bookingId, context),
    payBooking: (_root, { input }, context) => payBooking(input, context),
    quoteCancellation: (_root, { bookingId }, context) => quoteCancellation(bookingId, context),
    quoteBookingChange: (_root, { input }, context) => quoteBookingChange(input, context),
    confirmBookingChange: (_root, { input }, context) => confirmBookingChange(input, context),
    confirmCancellation: (_root, { input }, context) => confirmCancellation(input, context),
    resolveBookingOutcome: (_root, { input }, context) => resolveBookingOutcome(input, context),
  },
}

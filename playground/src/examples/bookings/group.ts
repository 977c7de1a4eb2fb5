import type { Group } from '../example.ts'

export const group: Group = {
  title: 'After booking',
  examples: [
    {
      file: 'booking-outcome',
      title: 'Find out whether it was booked',
      needs: 'Book first. This is what to ask after OutcomeUnknown.',
      variables: ({ ids }) => ({ clientReference: ids.clientReference }),
    },
    {
      file: 'resolve-booking-outcome',
      title: 'Decide an unknown outcome',
      needs: 'Only while the outcome is unknown, when the agent has looked in the supplier’s own list.',
      variables: ({ ids }) => ({ input: { clientReference: ids.clientReference, bookingId: ids.bookingId } }),
    },
    {
      file: 'ask-supplier-again',
      title: 'Ask the supplier again',
      needs: 'List bookings first; the booking must not be confirmed yet.',
      variables: ({ ids }) => ({ bookingId: ids.bookingId }),
    },
    { file: 'agenda', title: 'Arrivals, departures and deadlines of the coming days' },
    {
      file: 'bookings',
      title: 'Newest confirmed bookings',
      variables: () => ({ where: { status: ['CONFIRMED'] }, page: 1 }),
    },
    {
      file: 'booking',
      title: 'One booking with its history',
      needs: 'List bookings first.',
      variables: ({ ids }) => ({ id: ids.bookingId }),
    },
    {
      file: 'issue-booking-document',
      title: 'Voucher as PDF',
      needs: 'List bookings first.',
      variables: ({ ids }) => ({ input: { bookingId: ids.bookingId, kind: 'VOUCHER' } }),
    },
    {
      file: 'pay-booking',
      title: 'Pay a booking that is held without payment',
      needs: 'List bookings first. The booking must be unpaid. Put a code of the authenticator app into authCode.',
      variables: ({ ids, newKey }) => ({
        input: { bookingId: ids.bookingId, payment: { wallet: { authCode: '' } }, idempotencyKey: newKey() },
      }),
    },
    {
      file: 'quote-booking-change',
      title: 'Quote another name for the first traveler',
      needs: 'List bookings first. The supplier must allow it for one of them.',
      variables: ({ ids }) => ({
        input: {
          bookingId: ids.changeableId,
          names: [{ roomIndex: 0, travelerIndex: 0, firstName: 'Guest', lastName: 'Another' }],
        },
      }),
    },
    {
      file: 'confirm-booking-change',
      title: 'Change the booking',
      needs:
        'Quote the change first. This changes the booking. Where the quote has a charge, put a code of the authenticator app into authCode.',
      variables: ({ ids, newKey }) => ({
        input: { quoteId: ids.changeQuoteId, authCode: '', idempotencyKey: newKey() },
      }),
    },
    {
      file: 'quote-cancellation',
      title: 'Quote a cancellation',
      needs: 'List bookings first.',
      variables: ({ ids }) => ({ bookingId: ids.bookingId }),
    },
    {
      file: 'confirm-cancellation',
      title: 'Cancel the booking',
      needs: 'Quote the cancellation first. This cancels the booking.',
      variables: ({ ids, newKey }) => ({
        input: { quoteId: ids.cancellationQuoteId, reason: 'Group changed dates', idempotencyKey: newKey() },
      }),
    },
  ],
}

import type { Group } from '../example.ts'

export const group: Group = {
  title: 'After booking',
  examples: [
    {
      file: 'booking-outcome',
      title: 'Check whether the booking was made',
      instructions: 'Book first. Use this after OutcomeUnknown.',
      variables: ({ ids }) => ({ clientReference: ids.clientReference }),
    },
    {
      file: 'resolve-booking-outcome',
      title: 'Resolve an unknown outcome',
      instructions: 'Only while the outcome is unknown, after checking the supplier’s own list of bookings.',
      variables: ({ ids }) => ({ input: { clientReference: ids.clientReference, bookingId: ids.bookingId } }),
    },
    {
      file: 'ask-supplier-again',
      title: 'Ask the supplier again',
      instructions: 'List bookings first; the booking must not be confirmed yet.',
      variables: ({ ids }) => ({ bookingId: ids.bookingId }),
    },
    { file: 'agenda', title: 'Upcoming arrivals, departures and deadlines' },
    {
      file: 'bookings',
      title: 'Newest confirmed bookings',
      variables: () => ({ where: { status: ['CONFIRMED'] }, page: 1 }),
    },
    {
      file: 'booking',
      title: 'One booking with its history',
      instructions: 'List bookings first.',
      variables: ({ ids }) => ({ id: ids.bookingId }),
    },
    {
      file: 'issue-booking-document',
      title: 'Voucher as PDF',
      instructions: 'List bookings first.',
      variables: ({ ids }) => ({ input: { bookingId: ids.bookingId, kind: 'VOUCHER' } }),
    },
    {
      file: 'pay-booking',
      title: 'Pay an unpaid booking',
      instructions: 'List bookings first. Then enter a code from the authenticator app as authCode.',
      variables: ({ ids, createKey }) => ({
        input: { bookingId: ids.bookingId, payment: { wallet: { authCode: '' } }, idempotencyKey: createKey() },
      }),
    },
    {
      file: 'quote-booking-change',
      title: 'Quote a new name for the first traveler',
      instructions: 'List bookings first. One of them must allow name changes.',
      variables: ({ ids }) => ({
        input: {
          bookingId: ids.changeableId,
          names: [{ roomIndex: 0, travelerIndex: 0, firstName: 'Guest', lastName: 'Another' }],
        },
      }),
    },
    {
      file: 'confirm-booking-change',
      title: 'Confirm the change',
      instructions:
        'Quote the change first. This changes the booking. If the quote has a charge, enter a code from the authenticator app as authCode.',
      variables: ({ ids, createKey }) => ({
        input: { quoteId: ids.changeQuoteId, authCode: '', idempotencyKey: createKey() },
      }),
    },
    {
      file: 'quote-cancellation',
      title: 'Quote a cancellation',
      instructions: 'List bookings first.',
      variables: ({ ids }) => ({ bookingId: ids.bookingId }),
    },
    {
      file: 'confirm-cancellation',
      title: 'Cancel the booking',
      instructions: 'Quote the cancellation first. This cancels the booking.',
      variables: ({ ids, createKey }) => ({
        input: { quoteId: ids.cancellationQuoteId, reason: 'Group changed dates', idempotencyKey: createKey() },
      }),
    },
  ],
}

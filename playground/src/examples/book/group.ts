import { lead, type Group } from '../example.ts'

export const group: Group = {
  title: 'Book a hotel',
  examples: [
    {
      file: 'quote-hotel',
      title: 'Hold the cheapest rate',
      instructions: 'Read the rooms first.',
      variables: ({ ids }) => ({
        input: {
          searchId: ids.searchId,
          hotelId: ids.hotelId,
          rooms: [{ roomIndex: 0, rateId: ids.rateId }],
        },
      }),
    },
    {
      file: 'hotel-quote',
      title: 'Read the quote',
      instructions: 'Hold a rate first.',
      variables: ({ ids }) => ({ id: ids.quoteId }),
    },
    {
      file: 'requote-hotel',
      title: 'Requote the rooms',
      instructions: 'Hold a rate first.',
      variables: ({ ids }) => ({ quoteId: ids.quoteId }),
    },
    {
      file: 'apply-promo',
      title: 'Apply a promo code',
      instructions: 'Hold a rate first. The codes EXPIRED, USEDUP, RIDE5 and MIN5000 are refused.',
      variables: ({ ids }) => ({ input: { quoteId: ids.quoteId, code: 'RIHLA10' } }),
    },
    {
      file: 'remove-promo',
      title: 'Remove the promo code',
      instructions: 'Hold a rate first.',
      variables: ({ ids }) => ({ input: { quoteId: ids.quoteId } }),
    },
    {
      file: 'book-hotel',
      title: 'Book and pay',
      instructions:
        'Hold a rate first, then enter a code from the authenticator app as authCode. `npm run -s otp -- EMAIL` prints one.',
      variables: ({ ids, createKey }) => ({
        input: {
          quoteId: ids.quoteId,
          acceptedTotal: ids.total,
          idempotencyKey: createKey(),
          payment: { wallet: { authCode: '' } },
          vatNumber: '300000000000003',
          lead,
          guests: [{ roomIndex: 0, type: 'ADULT', salutation: 'MRS', firstName: 'Second', lastName: 'Traveler' }],
        },
      }),
    },
  ],
}

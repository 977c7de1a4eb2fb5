import { lead, type Group } from '../example.ts'

export const group: Group = {
  title: 'Book a hotel',
  examples: [
    {
      file: 'quote-hotel',
      title: 'Hold the cheapest rate',
      needs: 'Read the rooms first.',
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
      title: 'Read the quote again',
      needs: 'Hold a rate first.',
      variables: ({ ids }) => ({ id: ids.quoteId }),
    },
    {
      file: 'requote-hotel',
      title: 'Check the price again',
      needs: 'Hold a rate first.',
      variables: ({ ids }) => ({ quoteId: ids.quoteId }),
    },
    {
      file: 'apply-promo',
      title: 'Apply a promo code',
      needs: 'Hold a rate first. EXPIRED, USEDUP, RIDE5 and MIN5000 show refusals.',
      variables: ({ ids }) => ({ input: { quoteId: ids.quoteId, code: 'RIHLA10' } }),
    },
    {
      file: 'remove-promo',
      title: 'Remove the promo code',
      needs: 'Hold a rate first.',
      variables: ({ ids }) => ({ input: { quoteId: ids.quoteId } }),
    },
    {
      file: 'book-hotel',
      title: 'Book and pay',
      needs:
        'Hold a rate first, then put a code of the authenticator app into authCode; `npm run -s otp -- EMAIL` prints one.',
      variables: ({ ids, newKey }) => ({
        input: {
          quoteId: ids.quoteId,
          acceptedTotal: ids.total,
          idempotencyKey: newKey(),
          payment: { wallet: { authCode: '' } },
          vatNumber: '300000000000003',
          lead,
          guests: [{ roomIndex: 0, type: 'ADULT', salutation: 'MRS', firstName: 'Second', lastName: 'Traveler' }],
        },
      }),
    },
  ],
}

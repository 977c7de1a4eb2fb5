import { day, lead, type Group } from '../example.ts'

export const group: Group = {
  title: 'Find and book ground services',
  examples: [
    {
      file: 'ground-service-search',
      title: 'Search packages for 20 pilgrims with a guide for three days',
      variables: ({ today }) => ({
        input: {
          arrivalDate: day(today, 21),
          pilgrims: 20,
          nationality: 'ID',
          extras: [{ code: 'GUIDE', quantity: 1, days: 3 }],
        },
      }),
    },
    {
      file: 'quote-ground-service',
      title: 'Hold the cheapest package with the guide',
      needs: 'Search packages first.',
      variables: ({ ids }) => ({
        input: { searchId: ids.groundSearchId, offerId: ids.groundOfferId, extras: ['GUIDE'] },
      }),
    },
    {
      file: 'ground-service-quote',
      title: 'Read the quote of the package again',
      needs: 'Hold a package first.',
      variables: ({ ids }) => ({ id: ids.groundQuoteId }),
    },
    {
      file: 'requote-ground-service',
      title: 'Check the price of the package again',
      needs: 'Hold a package first.',
      variables: ({ ids }) => ({ quoteId: ids.groundQuoteId }),
    },
    {
      file: 'book-ground-service',
      title: 'Book the package and pay',
      needs: 'Hold a package first, then put a code of the authenticator app into authCode.',
      variables: ({ ids, newKey }) => ({
        input: {
          quoteId: ids.groundQuoteId,
          acceptedTotal: ids.groundTotal,
          idempotencyKey: newKey(),
          payment: { wallet: { authCode: '' } },
          vatNumber: '300000000000003',
          lead,
        },
      }),
    },
  ],
}

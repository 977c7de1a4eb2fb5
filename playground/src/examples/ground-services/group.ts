import { addDays, lead, type Group } from '../example.ts'

export const group: Group = {
  title: 'Find and book ground services',
  examples: [
    {
      file: 'ground-service-search',
      title: 'Search packages for 20 pilgrims with a guide for three days',
      variables: ({ today }) => ({
        input: {
          arrivalDate: addDays(today, 21),
          pilgrims: 20,
          nationality: 'ID',
          extras: [{ code: 'GUIDE', quantity: 1, days: 3 }],
        },
      }),
    },
    {
      file: 'quote-ground-service',
      title: 'Hold the cheapest package with the guide',
      instructions: 'Search packages first.',
      variables: ({ ids }) => ({
        input: { searchId: ids.groundSearchId, offerId: ids.groundOfferId, extras: ['GUIDE'] },
      }),
    },
    {
      file: 'ground-service-quote',
      title: 'Read the package quote',
      instructions: 'Hold a package first.',
      variables: ({ ids }) => ({ id: ids.groundQuoteId }),
    },
    {
      file: 'requote-ground-service',
      title: 'Requote the package',
      instructions: 'Hold a package first.',
      variables: ({ ids }) => ({ quoteId: ids.groundQuoteId }),
    },
    {
      file: 'book-ground-service',
      title: 'Book the package and pay',
      instructions: 'Hold a package first, then enter a code from the authenticator app as authCode.',
      variables: ({ ids, createKey }) => ({
        input: {
          quoteId: ids.groundQuoteId,
          acceptedTotal: ids.groundTotal,
          idempotencyKey: createKey(),
          payment: { wallet: { authCode: '' } },
          vatNumber: '300000000000003',
          lead,
        },
      }),
    },
  ],
}

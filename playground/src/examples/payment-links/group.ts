import { addDays, type Group } from '../example.ts'

export const group: Group = {
  title: 'Share a payment link',
  examples: [
    {
      file: 'create-payment-link',
      title: 'Share a quote with a colleague',
      instructions: 'Hold a rate first. This sends an e-mail.',
      variables: ({ ids, today, createKey }) => ({
        input: {
          quoteId: ids.quoteId,
          email: 'colleague@demo.test',
          expiresAt: `${addDays(today, 7)}T12:00:00Z`,
          idempotencyKey: createKey(),
        },
      }),
    },
    {
      file: 'payment-link',
      title: 'Read the payment link',
      instructions: 'Share a quote first.',
      variables: ({ ids }) => ({ id: ids.paymentLinkId }),
    },
    {
      file: 'quote-payment-link',
      title: 'Requote and hold the shared reservation',
      instructions: 'Share a quote first.',
      variables: ({ ids }) => ({ id: ids.paymentLinkId }),
    },
    { file: 'shared-reservations', title: 'Links I have shared', variables: () => ({ tab: 'MINE', page: 1 }) },
    {
      file: 'extend-shared-reservation',
      title: 'Extend the link',
      instructions: 'Share a quote first.',
      variables: ({ ids, today }) => ({ id: ids.paymentLinkId, expiresAt: `${addDays(today, 14)}T12:00:00Z` }),
    },
    {
      file: 'disable-shared-reservation',
      title: 'Disable the link',
      instructions: 'Share a quote first.',
      variables: ({ ids }) => ({ id: ids.paymentLinkId }),
    },
  ],
}

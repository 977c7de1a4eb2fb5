import { day, type Group } from '../example.ts'

export const group: Group = {
  title: 'Share a payment link',
  examples: [
    {
      file: 'create-payment-link',
      title: 'Share a quote with a colleague',
      needs: 'Hold a rate first. This sends a mail.',
      variables: ({ ids, today, newKey }) => ({
        input: {
          quoteId: ids.quoteId,
          email: 'colleague@demo.test',
          expiresAt: `${day(today, 7)}T12:00:00Z`,
          idempotencyKey: newKey(),
        },
      }),
    },
    {
      file: 'payment-link',
      title: 'What the link shares',
      needs: 'Share a quote first.',
      variables: ({ ids }) => ({ id: ids.paymentLinkId }),
    },
    {
      file: 'quote-payment-link',
      title: 'Check the link’s price again and hold it',
      needs: 'Share a quote first.',
      variables: ({ ids }) => ({ id: ids.paymentLinkId }),
    },
    { file: 'shared-reservations', title: 'Links that I have shared', variables: () => ({ tab: 'MINE', page: 1 }) },
    {
      file: 'extend-shared-reservation',
      title: 'Extend the link',
      needs: 'Share a quote first.',
      variables: ({ ids, today }) => ({ id: ids.paymentLinkId, expiresAt: `${day(today, 14)}T12:00:00Z` }),
    },
    {
      file: 'disable-shared-reservation',
      title: 'Disable the link',
      needs: 'Share a quote first.',
      variables: ({ ids }) => ({ id: ids.paymentLinkId }),
    },
  ],
}

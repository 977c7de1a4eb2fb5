import type { Group } from '../example.ts'

export const group: Group = {
  title: 'Agent and reference data',
  examples: [
    { file: 'viewer', title: 'The signed-in agent' },
    { file: 'wallet', title: 'Wallet balance' },
    { file: 'wallet-statement', title: 'Wallet payments and refunds' },
    { file: 'exchange-rates', title: 'Exchange rates' },
    {
      file: 'top-up-wallet',
      title: 'Top up the wallet by card',
      instructions: 'Open pageUrl in a browser tab to pay with a test card.',
      variables: ({ createKey }) => ({ input: { amount: '500.00', idempotencyKey: createKey() } }),
    },
    {
      file: 'card-payment',
      title: 'Card payment status',
      instructions: 'Top up first.',
      variables: ({ ids }) => ({ id: ids.cardPaymentId }),
    },
    {
      file: 'cancel-card-payment',
      title: 'Cancel a card payment while its page is open',
      instructions: 'Book by card first. Top-ups cannot be cancelled and are returned unchanged.',
      variables: ({ ids }) => ({ id: ids.cardPaymentId }),
    },
    { file: 'gateway-features', title: 'Features that the gateway supports' },
    { file: 'countries', title: 'Countries' },
    { file: 'error-catalogue', title: 'Error catalog' },
  ],
}

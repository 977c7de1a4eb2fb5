import type { Group } from '../example.ts'

export const group: Group = {
  title: 'Agent and reference data',
  examples: [
    { file: 'viewer', title: 'The signed-in agent' },
    { file: 'wallet', title: 'Wallet balance' },
    { file: 'wallet-statement', title: 'Payments and refunds of the wallet' },
    { file: 'exchange-rates', title: 'Prices of other currencies in riyals' },
    {
      file: 'top-up-wallet',
      title: 'Top up the wallet by card',
      needs: 'Open pageUrl in a browser tab to pay with a test card.',
      variables: ({ newKey }) => ({ input: { amount: '500.00', idempotencyKey: newKey() } }),
    },
    {
      file: 'card-payment',
      title: 'State of a card payment',
      needs: 'Top up first.',
      variables: ({ ids }) => ({ id: ids.cardPaymentId }),
    },
    {
      file: 'cancel-card-payment',
      title: 'End a booking whose card page is still open',
      needs: 'Book by card first. A top-up is answered as it is.',
      variables: ({ ids }) => ({ id: ids.cardPaymentId }),
    },
    { file: 'gateway-features', title: 'What the gateway offers' },
    { file: 'countries', title: 'Countries' },
    { file: 'error-catalogue', title: 'Error catalog' },
  ],
}

import type { WalletQuery } from '#src/lib/wallet.generated.ts'

type Wallet = NonNullable<WalletQuery['wallet']>

export const riyals = (amount: string) => ({ __typename: 'Money', amount, currency: 'SAR' }) as const

export const aWallet = (overrides: Partial<Wallet> = {}): Wallet => ({
  __typename: 'Wallet',
  id: 'wallet-a',
  balance: riyals('50000.00'),
  asOf: '2026-11-21T08:00:00Z',
  ...overrides,
})

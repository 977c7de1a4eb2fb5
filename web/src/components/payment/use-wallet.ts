import type { PaymentMethod } from '#src/__generated__/schema.ts'
import { useWalletQuery } from '#src/data/wallet.generated.ts'
import { type Money, compare, subtract } from '#src/domain/money.ts'

export interface Wallet {
  /** Undefined while loading and if the gateway does not report it. */
  readonly balance: Money | undefined
  /** Shortfall for this purchase; null if the balance is sufficient or unknown. */
  readonly shortfall: Money | null
  /** Amount that the company owes, which blocks bookings and payments until it is covered. Null if nothing is owed or the amount is unknown. */
  readonly owed: Money | null
  /** Whether the wallet can be topped up by card. */
  readonly canTopUp: boolean
  /** Whether bookings can be paid by card. */
  readonly acceptsCards: boolean
  readonly loading: boolean
  readonly refetch: () => void
}

/** Whether a payment would be refused because the company owes money or its wallet is too low. The screen then does not request a code. */
export const preventsPayment = ({ owed, shortfall }: Wallet, method: PaymentMethod): boolean =>
  owed !== null || (method === 'WALLET' && shortfall !== null)

/** Compares the wallet with a total. Loads nothing if the wallet is not used. */
export function useWallet(total: Money, isUsed: boolean): Wallet {
  const { data, loading, refetch } = useWalletQuery({
    skip: !isUsed,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const balance = data?.wallet?.balance
  const comparable = balance?.currency === total.currency ? balance : undefined
  return {
    balance,
    shortfall: comparable && compare(comparable, total) < 0 ? subtract(total, comparable) : null,
    owed: data?.wallet?.owed ?? null,
    canTopUp: Boolean(data?.wallet?.topUp),
    acceptsCards: (data?.wallet?.cardSchemes ?? []).length > 0,
    loading,
    refetch: () => void refetch(),
  }
}

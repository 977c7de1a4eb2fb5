import type { PaymentMethod } from '#src/__generated__/schema.ts'
import { useWalletQuery } from '#src/data/wallet.generated.ts'
import { type Money, compare, subtract } from '#src/domain/money.ts'

export interface Wallet {
  /** Undefined while it loads, and when the gateway does not report it. */
  readonly balance: Money | undefined
  /** What the wallet lacks for this purchase; null when it has enough, or when that is not known. */
  readonly missing: Money | null
  /** What the company owes; nothing can be booked or paid until it is covered. Null when nothing is owed, and when that is not known. */
  readonly owed: Money | null
  /** Whether the wallet can be topped up by card. */
  readonly canTopUp: boolean
  /** Whether bookings can be paid by card. */
  readonly takesCards: boolean
  readonly loading: boolean
  readonly refetch: () => void
}

/** Whether paying by a method is refused, so that the screen asks for no code: the company owes something, or its wallet is short. */
export const preventsPayment = ({ owed, missing }: Wallet, method: PaymentMethod): boolean =>
  owed !== null || (method === 'WALLET' && missing !== null)

/** Compares the wallet with a total. Loads nothing where the wallet is not a payment method. */
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
    missing: comparable && compare(comparable, total) < 0 ? subtract(total, comparable) : null,
    owed: data?.wallet?.owed ?? null,
    canTopUp: Boolean(data?.wallet?.topUp),
    takesCards: (data?.wallet?.cardSchemes ?? []).length > 0,
    loading,
    refetch: () => void refetch(),
  }
}

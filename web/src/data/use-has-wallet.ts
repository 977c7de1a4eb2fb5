import { useWalletQuery } from './wallet.generated.ts'

/** Whether the company has a wallet; false until the response arrives. */
export const useHasWallet = (): boolean => Boolean(useWalletQuery().data?.wallet)

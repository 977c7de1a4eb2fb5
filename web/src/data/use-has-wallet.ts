import { useWalletQuery } from './wallet.generated.ts'

/** Whether the gateway has a wallet; false until it is known. */
export const useHasWallet = (): boolean => Boolean(useWalletQuery().data?.wallet)

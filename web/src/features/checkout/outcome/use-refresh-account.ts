import { useApolloClient } from '@apollo/client/react'
import { WalletDocument } from '#src/data/wallet.generated.ts'

/** Returns a function that reloads what a booking changes elsewhere: the wallet and the list of bookings. */
export function useRefreshAccount(): () => void {
  const client = useApolloClient()
  return () => {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'bookings' })
    void client.refetchQueries({ include: [WalletDocument] })
  }
}

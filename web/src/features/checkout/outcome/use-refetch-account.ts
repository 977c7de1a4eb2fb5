import { useApolloClient } from '@apollo/client/react'
import { WalletDocument } from '#src/data/wallet.generated.ts'

/** Returns a function that refetches data affected by a booking: the wallet and the bookings list. */
export function useRefetchAccount(): () => void {
  const client = useApolloClient()
  return () => {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'bookings' })
    void client.refetchQueries({ include: [WalletDocument] })
  }
}

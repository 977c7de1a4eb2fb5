import { Outlet } from 'react-router-dom'
import type { Identity } from '#src/lib/identity/identity.ts'
import { useIdentity } from '#src/lib/identity/identity-context.tsx'
import { ServerProvider } from './server-provider.tsx'

/** Asks for a token only while somebody is signed in: for a guest it would fetch the whole account library first. */
const guestOrAgent = (identity: Identity): Pick<Identity, 'idToken' | 'expire'> => ({
  ...identity,
  idToken: async (options) => (identity.current().state === 'signed-in' ? identity.idToken(options) : null),
})

/** The server for pages that a guest may use, too. A session that ends meanwhile takes nothing typed with it. */
export function PublicApi() {
  const identity = useIdentity()
  return (
    <ServerProvider identity={guestOrAgent(identity)}>
      <Outlet />
    </ServerProvider>
  )
}

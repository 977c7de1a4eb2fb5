import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { useSession } from '#src/lib/identity/identity-context.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { callbackFrom, loginFor } from './navigation.ts'
import { IdentityUnreachablePage } from './pages/identity-unreachable-page.tsx'

/** Guard of pages for guests. Redirects signed-in users, also right after they sign in, to the callback or the profile. */
export function GuestOnly() {
  const session = useSession()
  const [parameters] = useSearchParams()
  if (session.state === 'signed-in') return <Navigate replace to={callbackFrom(parameters, location.origin)} />
  return <Outlet />
}

/** Guard of pages for B2B users. Sends everybody else to sign-in, from where they return here unless they have just signed out. */
export function B2bOnly() {
  const session = useSession()
  const location = useLocation()
  if (session.state === 'signed-in') return <Outlet />
  if (session.state === 'unreachable') return <IdentityUnreachablePage />
  const signedOut = session.state === 'signed-out' && session.reason === 'signed-out'
  return <Navigate replace to={signedOut ? paths.login : loginFor(location)} />
}

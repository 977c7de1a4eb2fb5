import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { useSession } from '#src/lib/identity/identity-context.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { callbackFrom, loginUrl } from './navigation.ts'
import { IdentityUnreachablePage } from './pages/identity-unreachable-page.tsx'

/** Guards pages for guests. Redirects signed-in users to the callback or the profile, including right after they sign in. */
export function GuestOnly() {
  const session = useSession()
  const [parameters] = useSearchParams()
  if (session.state === 'signed-in') return <Navigate replace to={callbackFrom(parameters, location.origin)} />
  return <Outlet />
}

/** Guards pages for B2B users. Redirects everyone else to sign-in, which leads back here unless they have just signed out. */
export function B2bOnly() {
  const session = useSession()
  const location = useLocation()
  if (session.state === 'signed-in') return <Outlet />
  if (session.state === 'unreachable') return <IdentityUnreachablePage />
  const hasSignedOut = session.state === 'signed-out' && session.reason === 'signed-out'
  return <Navigate replace to={hasSignedOut ? paths.login : loginUrl(location)} />
}

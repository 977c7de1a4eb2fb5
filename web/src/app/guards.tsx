import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { useSession } from '#src/lib/identity/identity-context.tsx'
import { callbackFrom, loginFor, paths } from '#src/lib/navigation/paths.ts'

/** Screens for people who are not signed in. Whoever is, also by signing in just now, goes on to the callback or the profile. */
export function GuestOnly() {
  const session = useSession()
  const [parameters] = useSearchParams()
  if (session.state === 'signed-in') return <Navigate replace to={callbackFrom(parameters, location.origin)} />
  return <Outlet />
}

/** Screens for B2B users. Everybody else signs in and comes back; who has signed out is not led back. */
export function B2bOnly() {
  const session = useSession()
  const wanted = useLocation()
  if (session.state === 'signed-in') return <Outlet />
  const asked = session.state === 'signed-out' && session.because === 'asked'
  return <Navigate replace to={asked ? paths.login : loginFor(wanted)} />
}

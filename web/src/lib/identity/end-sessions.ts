import type { EndSessions } from './identity.ts'

/** Signing out never waits longer than this for our servers. */
const timeoutMs = 3000

/** Asks our servers to reject the tokens of these sessions. Needs no Apollo client: guest screens have none. */
export const endSessions: EndSessions = async (idToken, scope) => {
  const { signOutQuery } = await import('./sign-out-query.ts')
  await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ query: signOutQuery, variables: { scope } }),
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  })
}

import type { EndSessions } from './identity.ts'

/** Maximum time that sign-out waits for our servers. */
const timeoutMs = 3000

/** Makes our servers reject the tokens of these sessions. Uses `fetch`, because guest screens have no Apollo client. */
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

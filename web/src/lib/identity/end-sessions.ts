import type { EndSessions } from './identity.ts'

/** Nobody waits longer than this to be signed out. */
const patience = 3000

/** Tells our servers which tokens to refuse. Works without a client: also on screens of guests, and while one is taken down. */
export const endSessions: EndSessions = async (idToken, scope) => {
  const [{ print }, { SignOutDocument }] = await Promise.all([import('graphql'), import('./sign-out.generated.ts')])
  await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ query: print(SignOutDocument), variables: { scope } }),
    keepalive: true,
    signal: AbortSignal.timeout(patience),
  })
}

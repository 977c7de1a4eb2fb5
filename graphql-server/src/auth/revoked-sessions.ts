/** Sign-ins whose tokens are refused before they end. A user pool cannot call a token back. */
import type { Viewer } from './token-verifier.ts'
import type { Store } from '../cache/store.ts'

/** As long as a refresh token of Amazon Cognito lives unless told otherwise: until then a sign-in can make new tokens. */
const keptSeconds = 30 * 24 * 3600

/** All sign-ins of one person up to a moment, but one. */
type Cut = { at: number; keep: string | undefined }

type Caller = Pick<Viewer, 'sub' | 'signIn' | 'signedInAt'>

export type EndedSignIns = ReturnType<typeof endedSignInsIn>

/** Keeps them in a store that all servers share, so that each refuses what another one ended. */
export function endedSignInsIn(store: Store) {
  const signInKey = (signIn: string) => `ended-sign-in:${signIn}`
  const cutKey = (sub: string) => `ended-sign-ins-of:${sub}`

  return {
    async has({ sub, signIn, signedInAt }: Caller): Promise<boolean> {
      const [ended, cut] = await Promise.all([
        signIn === undefined ? undefined : store.get<true>(signInKey(signIn)),
        store.get<Cut>(cutKey(sub)),
      ])
      // Whoever signs in anew within the second of the cut is let in; the sign-ins that were known are named one by one.
      return (
        ended === true || (cut !== undefined && signedInAt < cut.at && (signIn === undefined || signIn !== cut.keep))
      )
    },

    async end(signIns: readonly string[]): Promise<void> {
      await Promise.all(signIns.map((signIn) => store.set(signInKey(signIn), true, { seconds: keptSeconds })))
    },

    /** Ends whatever began before now, known or not. */
    async endAllBefore(now: Date, { sub }: Caller, keep: string | undefined): Promise<void> {
      const cut: Cut = { at: Math.floor(now.getTime() / 1000), keep }
      await store.set(cutKey(sub), cut, { seconds: keptSeconds })
    },
  }
}

import type { Viewer } from '../auth/token-verifier.ts'
import type { Gateway } from '../gateway/client.ts'
import { readProfile } from './gateway-calls.ts'

/** The caller as described by the token. `profile` reads the gateway's profile at most once, when a field needs it. */
export type ViewerFacts = { id: string; email: string; name: string; profile: () => Promise<unknown> }

/** Creates the facts of a viewer. Pass `profile` if the gateway has just returned it. */
export function toViewerFacts({ sub, email, name }: Viewer, gateway: Gateway, profile?: unknown): ViewerFacts {
  let reading: Promise<unknown> | undefined = profile === undefined ? undefined : Promise.resolve(profile)
  return { id: sub, email, name, profile: () => (reading ??= readProfile(gateway)) }
}

import type { Viewer } from '../auth/token-verifier.ts'
import type { Gateway } from '../gateway/client.ts'
import { readProfile } from './gateway-calls.ts'

/** The caller by the token, and the gateway's profile, read once and only when a field needs it. */
export type ViewerFacts = { id: string; email: string; name: string; profile: () => Promise<unknown> }

/** `profile` is passed if the gateway has just returned it. */
export function viewerFacts({ sub, email, name }: Viewer, gateway: Gateway, profile?: unknown): ViewerFacts {
  let reading: Promise<unknown> | undefined = profile === undefined ? undefined : Promise.resolve(profile)
  return { id: sub, email, name, profile: () => (reading ??= readProfile(gateway)) }
}

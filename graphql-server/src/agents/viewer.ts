import type { Viewer } from '../auth/token-verifier.ts'
import type { Gateway } from '../gateway/client.ts'
import { readProfile } from './gateway-calls.ts'

/** The caller as described by the token. `profile` reads the gateway's profile at most once, when a field needs it. */
export type ViewerDetails = { id: string; email: string; name: string; profile: () => Promise<unknown> }

/** Returns a viewer's details. Pass `profile` if the gateway has just returned it. */
export function toViewerDetails({ sub, email, name }: Viewer, gateway: Gateway, profile?: unknown): ViewerDetails {
  let profileRequest: Promise<unknown> | undefined = profile === undefined ? undefined : Promise.resolve(profile)
  return { id: sub, email, name, profile: () => (profileRequest ??= readProfile(gateway)) }
}

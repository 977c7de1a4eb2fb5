import type { Viewer } from '../auth/token-verifier.ts'
import type { Gateway } from '../gateway/client.ts'
import { readProfile } from './gateway-calls.ts'

/** The caller as the token says, and what the gateway tells of it, asked once and only when somebody wants to know. */
export type ViewerFacts = { id: string; email: string; name: string; told: () => Promise<unknown> }

/** `told` is what the gateway has just said, when it has. */
export function viewerFacts({ sub, email, name }: Viewer, gateway: Gateway, told?: unknown): ViewerFacts {
  let asked: Promise<unknown> | undefined = told === undefined ? undefined : Promise.resolve(told)
  return { id: sub, email, name, told: () => (asked ??= readProfile(gateway)) }
}

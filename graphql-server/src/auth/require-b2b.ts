import { fail } from '../errors/failure.ts'
import type { Viewer } from './token-verifier.ts'

/** Returns the viewer, or throws when it is not a B2B user. */
export function requireB2B(viewer: Viewer | null): Viewer {
  if (!viewer) fail('UNAUTHENTICATED')
  if (!viewer.b2b) fail('NOT_B2B')
  return viewer
}

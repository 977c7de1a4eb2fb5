import { fail } from '../errors/failure.ts'
import type { Viewer } from './token-verifier.ts'

/** Returns the viewer. Throws if there is none or if the viewer is not a B2B user. */
export function requireB2B(viewer: Viewer | null): Viewer {
  if (!viewer) fail('UNAUTHENTICATED')
  if (!viewer.isB2B) fail('NOT_B2B')
  return viewer
}

import * as z from 'zod/mini'
import type { FieldErrorCode } from './fields.ts'
import { isGuessable } from './guessable-password.ts'

/**
 * For a schema with `password`, and `email` where it is typed beside it. `personal` are other texts that the password must not be made
 * of. Apart from the fields, because it is loaded by the screens that set a password only.
 */
export const notGuessable = (personal: readonly string[] = []) =>
  z.refine<{ password: string; email?: string }>(
    ({ password, email = '' }) => !password || !isGuessable(password, [email, ...personal]),
    { error: 'passwordGuessable' satisfies FieldErrorCode, path: ['password'], when: () => true },
  )

import * as z from 'zod/mini'
import type { FieldErrorCode } from './fields.ts'
import { isGuessable } from './guessable-password.ts'

/**
 * Rule for a schema with `password` and optionally `email`. `personal` lists other texts that the password must not consist of. Separate from the
 * other fields, so that only screens that set a password load it.
 */
export const notGuessable = (personal: readonly string[] = []) =>
  z.refine<{ password: string; email?: string }>(
    ({ password, email = '' }) => !password || !isGuessable(password, [email, ...personal]),
    { error: 'passwordGuessable' satisfies FieldErrorCode, path: ['password'], when: () => true },
  )

import type { Locale } from '../locale.ts'
import { refusal } from './refusal.ts'

/** The same key was used with other input. */
export const idempotencyMismatch = (locale: Locale) => refusal('IdempotencyMismatch', 'IDEMPOTENCY_MISMATCH', locale)

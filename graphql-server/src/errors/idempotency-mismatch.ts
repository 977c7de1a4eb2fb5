import type { Locale } from '../locale.ts'
import { refusal } from './refusal.ts'

/** Returns the refusal of an idempotency key that was used before with other input. */
export const idempotencyMismatch = (locale: Locale) => refusal('IdempotencyMismatch', 'IDEMPOTENCY_MISMATCH', locale)

import type { Locale } from '#src/locales.ts'
import { writeCancellationTerms } from '#src/mail/booking-email.ts'
import type { DocumentData } from '../document-data.ts'

/** Builds the sentences of the cancellation policy. Without prices, they say only when free cancellation ends, or that nothing is refundable. */
export function buildTermSentences(
  locale: Locale,
  { freeUntil, fees, accepted }: DocumentData,
  showsPrices: boolean,
): string[] {
  if (showsPrices) return writeCancellationTerms(locale, { freeUntil, fees, accepted: accepted ?? null })
  if (freeUntil === null && fees.length > 0) return []
  const isDifferent = accepted?.freeUntil && accepted.freeUntil !== freeUntil
  const deadlines = { freeUntil, fees: [], accepted: isDifferent ? { ...accepted, fees: [] } : null }
  return writeCancellationTerms(locale, deadlines)
}

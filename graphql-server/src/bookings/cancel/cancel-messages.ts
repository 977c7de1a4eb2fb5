import type { CancellationState } from '../../__generated__/schema-types.ts'
import { formatMakkahTime } from '../../errors/format.ts'
import { message } from '../../errors/message.ts'
import type { Locale } from '../../locale.ts'
import type { CancellationDetails } from '../booking-row.ts'
import { supplierText } from '../supplier-text.ts'
import type { CancelCode, CancellationBlock } from './cancellation-quote.ts'

function cancelMessage(code: CancelCode, at: string | null, locale: Locale): string {
  if (code !== 'CANCEL_WAIT_TIME' || at === null) return message(code, locale)
  return message('CANCEL_WAIT_TIME.time', locale, { time: formatMakkahTime(new Date(at), locale) })
}

/** Returns a refusal to cancel a booking, with its message. */
export const cancellationBlocked = (
  { code, retryAt, visaApplicationId, supplierReason }: CancellationBlock,
  locale: Locale,
) => ({
  __typename: 'CancellationBlocked' as const,
  code,
  message: cancelMessage(code, retryAt, locale),
  retryAt,
  visaApplicationId,
  supplierText: code === 'CANCEL_REFUSED' ? supplierText(supplierReason) : null,
})

/** Returns the reasons that currently prevent a cancellation, with messages. Ignores a waiting time that is over. */
export function toCancellationState(details: CancellationDetails, now: Date, locale: Locale): CancellationState {
  const { eligible, reported, availableFrom, blockers } = details
  const isWaitOver = blockers.length === 1 && availableFrom !== null && Date.parse(availableFrom) <= now.getTime()
  if (isWaitOver) return { eligible: true, reported, availableFrom: null, blockers: [] }
  return {
    eligible,
    reported,
    availableFrom,
    blockers: blockers.map((code) => ({ code, message: cancelMessage(code, availableFrom, locale) })),
  }
}

import type { CancellationState } from '../../__generated__/schema-types.ts'
import { formatMakkahTime } from '../../errors/format.ts'
import { message } from '../../errors/message.ts'
import type { Locale } from '../../locale.ts'
import type { CancellationFacts } from '../booking-row.ts'
import type { CancelCode, CancellationBlock } from './cancellation-quote.ts'

function cancelMessage(code: CancelCode, at: string | null, locale: Locale): string {
  if (code !== 'CANCEL_WAIT_TIME' || at === null) return message(code, locale)
  return message('CANCEL_WAIT_TIME.time', locale, { time: formatMakkahTime(new Date(at), locale) })
}

/** The refusal to cancel, with its message. */
export const cancellationBlocked = ({ code, retryAt, visaApplicationId }: CancellationBlock, locale: Locale) => ({
  __typename: 'CancellationBlocked' as const,
  code,
  message: cancelMessage(code, retryAt, locale),
  retryAt,
  visaApplicationId,
})

/** What prevents a cancellation, with messages. */
export const cancellationState = (
  { eligible, reported, availableFrom, blockers }: CancellationFacts,
  locale: Locale,
): CancellationState => ({
  eligible,
  reported,
  availableFrom,
  blockers: blockers.map((code) => ({ code, message: cancelMessage(code, availableFrom, locale) })),
})

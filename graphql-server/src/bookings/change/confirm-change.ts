import type { ConfirmBookingChangeInput } from '../../__generated__/schema-types.ts'
import type { Attempt } from '../../commands/attempts.ts'
import { type Verdict, runOnce } from '../../commands/run-once.ts'
import type { Context } from '../../context.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { refusal } from '../../errors/refusal.ts'
import type { MoneyOutcome } from '../../gateway/client.ts'
import { field, list, path, text } from '../../gateway/wire.ts'
import { authCode, collectFaults, idempotencyKey } from '../../input/field-rules.ts'
import { viewOf } from '../booking-views.ts'
import { bookingsChanged } from '../list/recent-changes.ts'
import { rereadBooking } from '../reread-booking.ts'
import { readViewRow } from '../view-row.ts'
import { changeBlocked, isChanging } from './change-codes.ts'
import { readFieldChanges } from './field-changes.ts'
import { changeOperation, changeQuoteKey, type StoredChangeQuote } from './quote-change.ts'
import { type ConfirmRefusal, confirmRefusal, mismatch, quoteExpired } from './refusals.ts'

/** What is changed, as quoted. */
type Facts = Omit<StoredChangeQuote, 'expiresAt'>

const noQuote: Facts = {
  booking: { __typename: '', provider: null, reference: '' },
  changeId: '',
  differenceHalalas: 0,
  newTotalHalalas: 0,
  changes: [],
}

const changeEvents = new Set(['CHANGE_REQUESTED', 'CHANGED', 'CHANGE_REFUSED'])

/** What the history says of the last change: the same values as the quoted ones mean that this change was made. */
async function lastChange(
  { booking, changes }: Facts,
  context: Context,
): Promise<'made' | 'refused' | 'open' | 'other' | null> {
  const reread = await rereadBooking(context, booking)
  if (!reread) return null
  if (isChanging(reread.row.change)) return 'open'
  const view = await viewOf(context, booking)
  const event = list(field(view, 'history')).find((each) =>
    changeEvents.has(text(field(each, 'kind'))?.toUpperCase() ?? ''),
  )
  const kind = text(field(event, 'kind'))?.toUpperCase()
  if (kind === 'CHANGE_REQUESTED') return 'open'
  if (kind === 'CHANGE_REFUSED') return 'refused'
  if (kind !== 'CHANGED') return view && field(view, 'history') === undefined ? null : 'other'
  const isSame = JSON.stringify(readFieldChanges(field(event, 'changes'))) === JSON.stringify(changes)
  return isSame ? 'made' : 'other'
}

/** The booking itself decides where there was no clear answer. Once the longest call is over, one without the change was not changed. */
async function rereadVerdict(
  { facts, sentAt }: Pick<Attempt<Facts, ConfirmRefusal>, 'facts' | 'sentAt'>,
  context: Context,
): Promise<Verdict<Facts, ConfirmRefusal>> {
  const { clock, maxCallMs, locale } = context
  const last = await lastChange(facts, context)
  if (last === 'made') return { done: facts }
  const isOver = clock().getTime() - Date.parse(sentAt) > maxCallMs
  if (!isOver || last === null || last === 'open') return { unknown: true }
  return { refused: last === 'refused' ? changeBlocked('CHANGE_REFUSED', locale) : quoteExpired(locale) }
}

async function classify(sent: MoneyOutcome, facts: Facts, context: Context): Promise<Verdict<Facts, ConfirmRefusal>> {
  const { clock, locale } = context
  if (sent.outcome === 'answered') {
    const reference = text(path(sent.answer.body, 'response', 'bookingReferenceNo'))
    if (reference === facts.booking.reference) return { done: facts, replayed: sent.answer.replayed }
  }
  const refused = sent.outcome === 'refused' ? confirmRefusal(sent.refusal, facts, locale) : undefined
  return refused ?? rereadVerdict({ facts, sentAt: clock().toISOString() }, context)
}

/** Changes a booking as it was quoted: sent once, and never repeated under another key while the outcome is unknown. */
export async function confirmBookingChange(input: ConfirmBookingChangeInput, context: Context) {
  const { gateway, store, locale, clock, requireB2B } = context
  const { sub } = requireB2B()
  const { quoteId } = input
  const { faults, take } = collectFaults([])
  const key = take(idempotencyKey('idempotencyKey', input.idempotencyKey))
  const quote = await store.get<StoredChangeQuote>(changeQuoteKey(sub, quoteId))
  const isCharged = (quote?.differenceHalalas ?? 0) > 0
  const code = isCharged ? take(authCode('authCode', input.authCode ?? '')) : ''
  if (faults.length > 0) return invalidInput(faults, locale)

  // Without a quote nothing is sent, and an earlier attempt has facts of its own.
  const facts: Facts = quote ?? noQuote
  const { booking, changeId, differenceHalalas } = facts
  const result = await runOnce<Facts, ConfirmRefusal>(
    {
      operation: changeOperation,
      subject: quoteId,
      key,
      input: null,
      facts,
      secondsLeft: () => (quote ? (Date.parse(quote.expiresAt) - clock().getTime()) / 1000 : 0),
      send: () =>
        gateway.money('/booking/confirmchange', {
          idempotencyKey: key,
          body: {
            provider: booking.provider,
            changeId,
            cultCode: locale,
            ...(isCharged && { authCode: code }),
            requestObject: { bookingReferenceNo: booking.reference, difference: differenceHalalas / 100 },
          },
        }),
      classify: (sent) => classify(sent, facts, context),
      reread: (attempt) => rereadVerdict(attempt, context),
      afterSend: () => bookingsChanged(context),
    },
    context,
  )
  if ('refused' in result) return result.refused
  if ('mismatch' in result) return mismatch(locale)
  if ('expired' in result) return quoteExpired(locale)
  if ('unknown' in result) {
    const unknown = refusal('OutcomeUnknown', 'OUTCOME_UNKNOWN', locale, 'OUTCOME_UNKNOWN.change')
    return { ...unknown, clientReference: result.unknown }
  }
  const changed = result.done.booking
  const reread = await rereadBooking(context, changed)
  await bookingsChanged(context)
  return {
    __typename: 'BookingChanged' as const,
    booking: reread?.row ?? readViewRow({}, changed, context.bookingKinds),
    replayed: result.replayed,
  }
}

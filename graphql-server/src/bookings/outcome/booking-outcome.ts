import { type Attempt, openAttempts, logUnrecorded, createAttempt } from '../../commands/attempts.ts'
import type { Context } from '../../context.ts'
import { cardRefusal } from '../../errors/card-refusal.ts'
import { fail } from '../../errors/failure.ts'
import { idempotencyKey } from '../../input/field-rules.ts'
import { readOpenPayment } from '../card/booking-card.ts'
import { bookOperation, cancelOperation, changeOperation, payOperation } from '../operations.ts'
import { type BookAttemptDetails, bookAttempts } from './book-attempts.ts'
import { type FoundOutcome, findOutcome, intervalAfter } from './find-outcome.ts'

type KnownAttempt = { subject: string; attempt: Attempt<BookAttemptDetails | null, { code: string }> }

const firstQuerySeconds = 3 * 3600

/**
 * Whether a key belongs to a payment, change or cancellation. Booking lists never contain such keys, so a missing key does not mean that
 * the call failed.
 */
async function belongsToLaterCall(key: string, { store, requireB2B }: Context): Promise<boolean> {
  const { sub } = requireB2B()
  const laterOperations = [payOperation, changeOperation, cancelOperation]
  const usedFlags = await Promise.all(
    laterOperations.map((operation) => openAttempts(store, operation, sub).hasUsed(key)),
  )
  return usedFlags.includes(true)
}

/** Returns the attempt made with a key. An attempt that this server has not recorded is dated by the first query for its outcome. */
async function readAttempt(clientReference: string, context: Context): Promise<KnownAttempt> {
  const { store, clock, requireB2B } = context
  const knownAttempt = await bookAttempts<{ code: string }>(context).findByKey(clientReference)
  if (knownAttempt) return knownAttempt
  if (await belongsToLaterCall(clientReference, context)) fail('NOT_FOUND')
  const firstQueryKey = `outcome-first-query:${requireB2B().sub}:${clientReference}` as const
  const firstQueriedAt = (await store.get<string>(firstQueryKey)) ?? clock().toISOString()
  await store.set(firstQueryKey, firstQueriedAt, { seconds: firstQuerySeconds })
  const attempt = createAttempt(clientReference, null, null, new Date(firstQueriedAt))
  return { subject: clientReference, attempt: { ...attempt, state: 'unknown' } }
}

/** Returns the outcome recorded with an attempt, or UNKNOWN while its call is in progress. Null if the outcome has to be found in the gateway's lists. */
function recordedOutcome(
  { state, details, sentAt, refusal }: KnownAttempt['attempt'],
  { clock, maxCallMs }: Context,
): FoundOutcome | null {
  if (state === 'done' && details) return { state: 'BOOKED', row: details.row }
  if (state === 'refused')
    return { state: 'NOT_BOOKED', row: null, cardNotCharged: refusal?.code === 'CARD_NOT_CHARGED' }
  const elapsedMs = clock().getTime() - Date.parse(sentAt)
  // Wait for the response to the call in progress, which is the most reliable source.
  const isInProgress = state === 'sent' && elapsedMs < maxCallMs
  return isInProgress
    ? { state: 'UNKNOWN', row: null, candidates: [], nextCheckSeconds: intervalAfter(elapsedMs) }
    : null
}

type DecidedOutcome = Extract<FoundOutcome, { state: 'BOOKED' | 'NOT_BOOKED' }>

/**
 * Records an outcome, so that a retry of the booking call returns it too, and returns it. If another caller was faster, returns that caller's outcome,
 * which may belong to a later call.
 */
export async function recordOutcome<Outcome extends DecidedOutcome>(
  { subject, attempt }: KnownAttempt,
  outcome: Outcome,
  context: Context,
): Promise<FoundOutcome> {
  const decidedAttempt: KnownAttempt['attempt'] =
    outcome.state === 'BOOKED'
      ? { ...attempt, state: 'done', details: { row: outcome.row } }
      : outcome.cardNotCharged
        ? { ...attempt, state: 'refused', again: true, refusal: cardRefusal('CARD_NOT_CHARGED', context.locale) }
        : { ...attempt, state: 'refused' }
  const attempts = openAttempts<BookAttemptDetails | null, { code: string }>(
    context.store,
    bookOperation,
    context.requireB2B().sub,
  )
  const latest = await attempts.settle(subject, attempt, decidedAttempt).catch(logUnrecorded(context.logger))
  if (!latest) return outcome
  return (
    recordedOutcome(latest, context) ?? {
      state: 'UNKNOWN',
      row: null,
      candidates: [],
      nextCheckSeconds: intervalAfter(0),
    }
  )
}

/** Returns the outcome of a booking call, as far as it is known. */
export async function readBookingOutcome(clientReference: string, context: Context) {
  if (idempotencyKey('clientReference', clientReference).error) fail('NOT_FOUND')
  const knownAttempt = await readAttempt(clientReference, context)
  const { attempt } = knownAttempt
  const recorded = recordedOutcome(attempt, context)
  if (recorded) return { knownAttempt, outcome: recorded }
  const call = { key: clientReference, sentAt: new Date(attempt.sentAt), expected: attempt.details?.row ?? null }
  const outcome = await findOutcome(call, context)
  return {
    knownAttempt,
    outcome: outcome.state === 'UNKNOWN' ? outcome : await recordOutcome(knownAttempt, outcome, context),
  }
}

/** Maps an outcome to the schema. */
export const toBookingOutcome = async (clientReference: string, outcome: FoundOutcome, context: Context) => ({
  __typename: 'BookingOutcome' as const,
  clientReference,
  state: outcome.state,
  booking: outcome.state === 'NOT_BOOKED' ? null : outcome.row,
  candidates: outcome.state === 'UNKNOWN' ? outcome.candidates : [],
  nextCheckSeconds: outcome.state === 'UNKNOWN' ? outcome.nextCheckSeconds : null,
  cardNotCharged: outcome.state === 'NOT_BOOKED' && outcome.cardNotCharged,
  cardPayment: outcome.state === 'UNKNOWN' && outcome.row ? await readOpenPayment(outcome.row, context) : null,
})

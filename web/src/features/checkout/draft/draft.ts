/**
 * Stored state of a checkout. The form and the consent are stored for all tabs, the sent payment and the booking only for this tab. The authenticator
 * code is never stored.
 */
import * as z from 'zod/mini'
import type { PaymentMethod } from '#src/__generated__/schema.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import type { CheckoutBooking } from '../purchase.ts'
import { travelersFormSchema } from '../travelers/travelers-form.ts'

const text = z.string()
export const moneySchema = z.object({ amount: text.check(z.regex(/^-?\d+\.\d{2}$/)), currency: text })

const policySchema = z.object({
  refundable: z.nullable(z.boolean()),
  freeUntil: z.nullable(text),
  steps: z.array(
    z.object({
      from: z.nullable(text),
      to: z.nullable(text),
      percent: z.nullable(text),
      amount: z.nullable(moneySchema),
      noShow: z.boolean(),
    }),
  ),
})

const methods = ['WALLET', 'ACCOUNT', 'CARD'] as const satisfies PaymentMethod[]
export const methodSchema = z.enum(methods)

const bookedSchema = z.object({
  id: text,
  reference: text,
  title: z.nullable(text),
  from: z.nullable(text),
  to: z.nullable(text),
  total: z.nullable(moneySchema),
  policy: z.nullable(policySchema),
  commission: z.optional(z.nullable(moneySchema)),
  paymentDeadline: z.optional(z.nullable(text)),
  paymentMethod: z.optional(methodSchema),
  requestsSent: z.optional(z.boolean()),
})

const attemptSchema = z.object({
  key: text,
  /** Identifies the sent input. */
  fingerprint: text,
  method: methodSchema,
  /** Whether no final response has been received yet. */
  open: z.boolean(),
  /** Whether no response was received at all, so that the request may have been lost. */
  lost: z.boolean(),
})

const draftSchema = z.object({
  form: z.catch(z.nullable(travelersFormSchema), null),
  accepted: z.catch(z.nullable(z.object({ terms: text, total: text })), null),
  attempt: z.catch(z.nullable(attemptSchema), null),
  booked: z.catch(z.nullable(bookedSchema), null),
  /** Id of the quote that replaced this one. */
  movedTo: z.catch(z.nullable(text), null),
})

export type CheckoutDraft = z.output<typeof draftSchema>
/** A payment sent with an idempotency key. */
export type Attempt = z.output<typeof attemptSchema>

export const emptyDraft: CheckoutDraft = { form: null, accepted: null, attempt: null, booked: null, movedTo: null }

const storageKey = (quoteId: string): string => `checkout.4.${quoteId}`

/** Time for which the form and the consent are stored. A quote can be read for slightly more than two hours. */
const SHARED_STATE_LIFETIME_MS = 3 * 3_600_000

/** Parses a stored draft. Omits invalid parts. */
export function parseDraft(value: unknown): CheckoutDraft {
  const result = z.safeParse(draftSchema, value)
  return result.success ? result.data : emptyDraft
}

/** Returns the stored draft for a quote; undefined if there is none. */
export function readDraft(quoteId: string): CheckoutDraft | undefined {
  const [sharedState, tabState] = [readPrivate('browser', storageKey(quoteId)), readPrivate('tab', storageKey(quoteId))]
  return sharedState === undefined && tabState === undefined
    ? undefined
    : parseDraft(Object.assign({}, sharedState, tabState))
}

export function writeDraft(quoteId: string, { form, accepted, ...tabState }: CheckoutDraft): void {
  writePrivate('tab', storageKey(quoteId), tabState)
  const until = serverNow().getTime() + SHARED_STATE_LIFETIME_MS
  writePrivate('browser', storageKey(quoteId), form || accepted ? { form, accepted, until } : null)
}

/** Returns the attempt for a payment input. The same input keeps its idempotency key, so that a retry cannot book twice. */
export function nextAttempt(
  { attempt }: CheckoutDraft,
  { fingerprint, method }: Pick<Attempt, 'fingerprint' | 'method'>,
  randomId: () => string,
): Attempt {
  // While an outcome is unknown, its key is reused even for different input. The server then rejects the request, so nothing can be charged twice.
  const isReusable = attempt && (attempt.open || attempt.fingerprint === fingerprint)
  return { key: isReusable ? attempt.key : randomId(), fingerprint, method, open: true, lost: true }
}

/** Returns the draft after booking. It contains only the booking, without personal data. */
export const draftAfterBooking = (booking: CheckoutBooking): CheckoutDraft => ({
  ...emptyDraft,
  booked: parseDraft({ booked: booking }).booked,
})

/** Returns the draft for a new quote for the same purchase. Keeps the form, but not the attempt, which belongs to the old quote. */
export const draftForNewQuote = ({ form, accepted }: CheckoutDraft): CheckoutDraft => ({
  ...emptyDraft,
  form,
  accepted,
})

/** Moves the checkout to another quote. The draft for the old quote then only refers to the new one. */
export function moveDraft(draft: CheckoutDraft, from: string, to: string): void {
  writeDraft(to, draftForNewQuote(draft))
  writeDraft(from, { ...emptyDraft, movedTo: to })
}

/** Maximum number of replacements to follow, in case they form a cycle. Prices change only a few times during a checkout. */
const MAX_MOVES = 20

/** Returns the latest replacement of a quote, or the quote itself if it was not replaced. */
export function currentQuoteId(quoteId: string): string {
  let current = quoteId
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const movedTo = readDraft(current)?.movedTo
    if (!movedTo) return current
    current = movedTo
  }
  return current
}

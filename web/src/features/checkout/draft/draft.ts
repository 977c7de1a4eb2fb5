/** What a checkout stores: for all tabs the typed form and what was accepted, for this tab the payment that was sent. Never the code. */
import * as z from 'zod/mini'
import type { PaymentMethod } from '#src/__generated__/schema.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import type { BookedFacts } from '../purchase.ts'
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
  payBy: z.optional(z.nullable(text)),
  paidBy: z.optional(methodSchema),
  requested: z.optional(z.boolean()),
})

const attemptSchema = z.object({
  key: text,
  /** The input it was sent with. */
  fingerprint: text,
  method: methodSchema,
  /** No final answer has been received. */
  open: z.boolean(),
  /** No answer at all was received, so the request may have got lost. */
  lost: z.boolean(),
})

const draftSchema = z.object({
  form: z.catch(z.nullable(travelersFormSchema), null),
  accepted: z.catch(z.nullable(z.object({ terms: text, total: text })), null),
  attempt: z.catch(z.nullable(attemptSchema), null),
  booked: z.catch(z.nullable(bookedSchema), null),
  /** The quote that replaced this one. */
  movedTo: z.catch(z.nullable(text), null),
})

export type CheckoutDraft = z.output<typeof draftSchema>
/** A payment sent under an idempotency key. */
export type Attempt = z.output<typeof attemptSchema>

export const emptyDraft: CheckoutDraft = { form: null, accepted: null, attempt: null, booked: null, movedTo: null }

const keyOf = (quoteId: string): string => `checkout.3.${quoteId}`

/** A quote can be read for little more than two hours. */
const SHARED_FOR_MS = 3 * 3_600_000

/** Reads a stored draft; invalid parts are left out. */
export function parseDraft(value: unknown): CheckoutDraft {
  const result = z.safeParse(draftSchema, value)
  return result.success ? result.data : emptyDraft
}

/** The stored draft of a quote; undefined without one. */
export function readDraft(quoteId: string): CheckoutDraft | undefined {
  const [shared, own] = [readPrivate('browser', keyOf(quoteId)), readPrivate('tab', keyOf(quoteId))]
  return shared === undefined && own === undefined ? undefined : parseDraft(Object.assign({}, shared, own))
}

export function writeDraft(quoteId: string, { form, accepted, ...own }: CheckoutDraft): void {
  writePrivate('tab', keyOf(quoteId), own)
  const until = serverNow().getTime() + SHARED_FOR_MS
  writePrivate('browser', keyOf(quoteId), form || accepted ? { form, accepted, until } : null)
}

/** The attempt to send an input with. The same input keeps its key, so that no retry can book twice. */
export function nextAttempt(
  { attempt }: CheckoutDraft,
  { fingerprint, method }: Pick<Attempt, 'fingerprint' | 'method'>,
  randomId: () => string,
): Attempt {
  // While an outcome is unknown its key is the only one: with other input the server rejects it, and nothing can be charged twice.
  const isReusable = attempt && (attempt.open || attempt.fingerprint === fingerprint)
  return { key: isReusable ? attempt.key : randomId(), fingerprint, method, open: true, lost: true }
}

/** After the booking only what the confirmation shows remains; names and numbers are deleted. */
export const bookedDraft = (booked: BookedFacts): CheckoutDraft => ({
  ...emptyDraft,
  booked: parseDraft({ booked }).booked,
})

/** The draft under a new quote of the same purchase: the form stays, the attempt belongs to the old quote. */
export const carriedDraft = ({ form, accepted }: CheckoutDraft): CheckoutDraft => ({ ...emptyDraft, form, accepted })

/** Continues the checkout under another quote; the draft of the old one only refers to it. */
export function moveDraft(draft: CheckoutDraft, from: string, to: string): void {
  writeDraft(to, carriedDraft(draft))
  writeDraft(from, { ...emptyDraft, movedTo: to })
}

/** Prices change a few times at most during one checkout. */
const MAX_MOVES = 20

/** The quote that has replaced this one, or this one. */
export function currentQuoteId(quoteId: string): string {
  let current = quoteId
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const movedTo = readDraft(current)?.movedTo
    if (!movedTo) return current
    current = movedTo
  }
  return current
}

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const action = z.object({
  id: z.string(),
  type: z.enum(['Capture', 'Void', 'Refund']),
  amount: z.number().int(),
  approved: z.boolean(),
  response_code: z.string(),
  processed_on: z.string(),
})

export type Action = z.infer<typeof action>

const payment = z.object({
  /** Id of the hosted page, `hpp_…`. */
  id: z.string(),
  /** Id of the payment, `pay_…`, returned to the merchant only after a card is approved. */
  paymentId: z.string(),
  reference: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  language: z.string(),
  successUrl: z.string(),
  failureUrl: z.string(),
  cancelUrl: z.string(),
  status: z.enum(['Pending', 'Authorized', 'Captured', 'Declined', 'Voided', 'Partially Refunded', 'Refunded']),
  /** Whether the payment is captured as soon as the bank has approved it. */
  isCapturedAtOnce: z.boolean().default(true),
  refunded: z.number().int().default(0),
  /** The only card data that may be stored; null until a card is accepted. */
  card: z.object({ scheme: z.string(), last4: z.string() }).nullable().default(null),
  /** Whether the bank declines the next refund. */
  declinesRefund: z.boolean().default(false),
  /** The merchant's captures, voids and refunds, latest first. */
  actions: z.array(action).default([]),
  /** Status of the cardholder's dispute; null if there is none. */
  disputeStatus: z.enum(['evidence_required', 'won']).nullable().default(null),
  /** Used idempotency keys of captures, voids and refunds. */
  usedKeys: z.array(z.string()).default([]),
  /** Whether the bank has asked for a code. */
  isChallenged: z.boolean(),
  createdAt: z.number(),
})

export type Payment = z.infer<typeof payment>

/** Opens the file that stores payments across restarts. It contains only the scheme and the last four digits of a card. */
export function openStore(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const payments = new Map(readPayments(file).map((each) => [each.id, each]))
  return {
    find: (id: string) => payments.get(id),
    findByPayment: (paymentId: string) => [...payments.values()].find((each) => each.paymentId === paymentId),
    save(changed: Payment): void {
      payments.set(changed.id, changed)
      // Renaming is atomic, so a kill during the write leaves the previous state.
      const draft = `${file}.draft`
      writeFileSync(draft, JSON.stringify([...payments.values()]), { mode: 0o600 })
      renameSync(draft, file)
    },
  }
}

export type Store = ReturnType<typeof openStore>

function readPayments(file: string): Payment[] {
  try {
    return z.array(payment).parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

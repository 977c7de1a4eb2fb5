import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { balancesOf } from './balances.ts'
import type { UsedCard } from './card.ts'
import type { createNotifier, DisputeEvent, EventType } from './notify.ts'
import type { Action, Payment, Store } from './store.ts'

const newPage = z.object({
  amount: z.number().int().min(1),
  currency: z.string().length(3),
  reference: z.string().min(1).max(80),
  capture: z.boolean().default(true),
  success_url: z.url(),
  failure_url: z.url(),
  cancel_url: z.url(),
  metadata: z.object({ language: z.string().max(10) }).optional(),
})

const action = z.object({ amount: z.number().int().min(1).optional() })

const actionTypes = {
  payment_captured: 'Capture',
  payment_voided: 'Void',
  payment_refunded: 'Refund',
  payment_refund_declined: 'Refund',
} as const

const newId = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`

interface PaymentDeps {
  readonly store: Store
  readonly notify: ReturnType<typeof createNotifier>
  readonly clock: () => Date
}

/** Changes payments, for the merchant's calls and for cards on the page. */
export function paymentsOf({ store, notify, clock }: PaymentDeps) {
  function change(payment: Payment, changed: Partial<Payment>, types: readonly EventType[], copies = 1): Payment {
    const saved = { ...payment, ...changed }
    store.save(saved)
    void notify.payment(saved, types, copies)
    return saved
  }

  /** Returns null if the state of the payment does not allow the change. */
  function apply(payment: Payment, name: string, amount: number): [Partial<Payment>, keyof typeof actionTypes] | null {
    const { status, refunded, declinesRefund } = payment
    const left = balancesOf(payment).available_to_refund
    if (name === 'captures' && status === 'Authorized' && amount === payment.amount)
      return [{ status: 'Captured' }, 'payment_captured']
    if (name === 'voids' && status === 'Authorized') return [{ status: 'Voided' }, 'payment_voided']
    if (name !== 'refunds' || amount > left) return null
    if (declinesRefund) return [{ declinesRefund: false }, 'payment_refund_declined']
    const next = amount === left ? 'Refunded' : 'Partially Refunded'
    return [{ status: next, refunded: refunded + amount }, 'payment_refunded']
  }

  return {
    /** Opens a page; undefined if the request is invalid. */
    open(body: unknown): Payment | undefined {
      const parsed = newPage.safeParse(body)
      if (!parsed.success) return undefined
      const { amount, currency, reference, capture, metadata, ...urls } = parsed.data
      const payment: Payment = {
        id: newId('hpp'),
        paymentId: newId('pay'),
        reference,
        amount,
        currency,
        language: metadata?.language ?? 'en-US',
        successUrl: urls.success_url,
        failureUrl: urls.failure_url,
        cancelUrl: urls.cancel_url,
        status: 'Pending',
        isCapturedAtOnce: capture,
        refunded: 0,
        card: null,
        declinesRefund: false,
        actions: [],
        disputeStatus: null,
        usedKeys: [],
        isChallenged: false,
        createdAt: clock().getTime(),
      }
      store.save(payment)
      return payment
    },

    /** Records that the bank has approved the card. */
    approve(payment: Payment, card: UsedCard, { copies = 1, declinesRefund = false } = {}): void {
      const current = store.find(payment.id) ?? payment
      const { status, isCapturedAtOnce } = current
      if (status !== 'Pending' && status !== 'Declined') return
      const types = isCapturedAtOnce
        ? (['payment_approved', 'payment_captured'] as const)
        : (['payment_approved'] as const)
      change(
        current,
        {
          status: isCapturedAtOnce ? 'Captured' : 'Authorized',
          card: { ...card },
          declinesRefund,
          isChallenged: false,
        },
        copies > 1 ? types.toReversed() : types,
        copies,
      )
    },

    /** Releases the amount that is reserved and not charged. */
    lapse({ id }: Payment): void {
      const payment = store.find(id)
      if (payment?.status === 'Authorized') change(payment, { status: 'Voided' }, ['payment_voided'], 2)
    },

    /** Records a refund of a charged payment by the merchant's operator. */
    refund({ id }: Payment): void {
      const payment = store.find(id)
      const left = payment ? balancesOf(payment).available_to_refund : 0
      if (!payment || left === 0) return
      change(payment, { status: 'Refunded', refunded: payment.refunded + left }, ['payment_refunded'], 2)
    },

    /** Records a dispute of a charged payment, or its decision in favor of the merchant. */
    dispute({ id }: Payment, type: DisputeEvent): void {
      const payment = store.find(id)
      if (!payment) return
      store.save({ ...payment, disputeStatus: type === 'dispute_won' ? 'won' : 'evidence_required' })
      void notify.dispute(payment, type)
    },

    decline: (payment: Payment): Payment =>
      change(payment, { status: 'Declined', isChallenged: false }, ['payment_declined']),

    /** Captures, voids or refunds a payment and returns the HTTP status. A repeated idempotency key changes nothing. */
    act(payment: Payment, name: string, body: unknown, key: string | undefined): number {
      const parsed = action.safeParse(body)
      if (!parsed.success) return 422
      const usedKey = key && `${name} ${key}`
      if (usedKey && payment.usedKeys.includes(usedKey)) return 202
      const applied = apply(payment, name, parsed.data.amount ?? payment.amount)
      if (!applied) return 403
      const [changed, type] = applied
      const approved = type !== 'payment_refund_declined'
      const done: Action = {
        id: newId('act'),
        type: actionTypes[type],
        amount: parsed.data.amount ?? payment.amount,
        approved,
        response_code: approved ? '10000' : '20005',
        processed_on: clock().toISOString(),
      }
      const actions = [done, ...payment.actions]
      change(payment, { ...changed, actions, ...(usedKey && { usedKeys: [...payment.usedKeys, usedKey] }) }, [type])
      return 202
    },
  }
}

import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { computeBalances } from './balances.ts'
import type { StoredCard } from './card.ts'
import type { createNotifier, DisputeEvent, EventType } from './notify.ts'
import type { Action, Payment, Store } from './store.ts'

const pageBody = z.object({
  amount: z.number().int().min(1),
  currency: z.string().length(3),
  reference: z.string().min(1).max(80),
  capture: z.boolean().default(true),
  success_url: z.url(),
  failure_url: z.url(),
  cancel_url: z.url(),
  metadata: z.object({ language: z.string().max(10) }).optional(),
})

const actionBody = z.object({ amount: z.number().int().min(1).optional() })

const actionTypes = {
  payment_captured: 'Capture',
  payment_voided: 'Void',
  payment_refunded: 'Refund',
  payment_refund_declined: 'Refund',
} as const

const createId = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`

interface PaymentDeps {
  readonly store: Store
  readonly notify: ReturnType<typeof createNotifier>
  readonly clock: () => Date
}

/** Creates the functions that change payments, for the merchant's calls and for the hosted page. */
export function createPayments({ store, notify, clock }: PaymentDeps) {
  /** Saves changes to a payment and sends their events to the merchant. */
  function saveAndNotify(
    payment: Payment,
    changes: Partial<Payment>,
    types: readonly EventType[],
    copies = 1,
  ): Payment {
    const saved = { ...payment, ...changes }
    store.save(saved)
    void notify.payment(saved, types, copies)
    return saved
  }

  /** Returns the changes that a merchant's call makes and the event it sends, or null if the payment's state does not allow the call. */
  function planTransition(
    payment: Payment,
    action: string,
    amount: number,
  ): [Partial<Payment>, keyof typeof actionTypes] | null {
    const { status, refunded, declinesRefund } = payment
    const refundable = computeBalances(payment).available_to_refund
    if (action === 'captures' && status === 'Authorized' && amount === payment.amount)
      return [{ status: 'Captured' }, 'payment_captured']
    if (action === 'voids' && status === 'Authorized') return [{ status: 'Voided' }, 'payment_voided']
    if (action !== 'refunds' || amount > refundable) return null
    if (declinesRefund) return [{ declinesRefund: false }, 'payment_refund_declined']
    const newStatus = amount === refundable ? 'Refunded' : 'Partially Refunded'
    return [{ status: newStatus, refunded: refunded + amount }, 'payment_refunded']
  }

  return {
    /** Creates a payment page. Returns undefined if the request is invalid. */
    open(body: unknown): Payment | undefined {
      const parsed = pageBody.safeParse(body)
      if (!parsed.success) return undefined
      const { amount, currency, reference, capture, metadata, ...urls } = parsed.data
      const payment: Payment = {
        id: createId('hpp'),
        paymentId: createId('pay'),
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

    /** Records the bank's approval of a card. Its events are sent `copies` times, and in reverse order if `copies` is more than 1. */
    approve(payment: Payment, card: StoredCard, { copies = 1, declinesRefund = false } = {}): void {
      const current = store.find(payment.id) ?? payment
      const { status, isCapturedAtOnce } = current
      if (status !== 'Pending' && status !== 'Declined') return
      const types = isCapturedAtOnce
        ? (['payment_approved', 'payment_captured'] as const)
        : (['payment_approved'] as const)
      saveAndNotify(
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

    /** Voids a payment that is authorized but not captured. */
    lapse({ id }: Payment): void {
      const payment = store.find(id)
      if (payment?.status === 'Authorized') saveAndNotify(payment, { status: 'Voided' }, ['payment_voided'], 2)
    },

    /** Refunds a captured payment in full, as the merchant's staff could in the provider's dashboard. */
    refund({ id }: Payment): void {
      const payment = store.find(id)
      const remaining = payment ? computeBalances(payment).available_to_refund : 0
      if (!payment || remaining === 0) return
      saveAndNotify(payment, { status: 'Refunded', refunded: payment.refunded + remaining }, ['payment_refunded'], 2)
    },

    /** Records that a payment is disputed, or that the merchant has won the dispute. */
    dispute({ id }: Payment, type: DisputeEvent): void {
      const payment = store.find(id)
      if (!payment) return
      store.save({ ...payment, disputeStatus: type === 'dispute_won' ? 'won' : 'evidence_required' })
      void notify.dispute(payment, type)
    },

    decline: (payment: Payment): Payment =>
      saveAndNotify(payment, { status: 'Declined', isChallenged: false }, ['payment_declined']),

    /** Captures, voids or refunds a payment and returns the HTTP status. A call with an idempotency key that was already used changes nothing. */
    performAction(payment: Payment, action: string, body: unknown, key: string | undefined): number {
      const parsed = actionBody.safeParse(body)
      if (!parsed.success) return 422
      const actionKey = key && `${action} ${key}`
      if (actionKey && payment.usedKeys.includes(actionKey)) return 202
      const transition = planTransition(payment, action, parsed.data.amount ?? payment.amount)
      if (!transition) return 403
      const [changes, type] = transition
      const approved = type !== 'payment_refund_declined'
      const newAction: Action = {
        id: createId('act'),
        type: actionTypes[type],
        amount: parsed.data.amount ?? payment.amount,
        approved,
        response_code: approved ? '10000' : '20005',
        processed_on: clock().toISOString(),
      }
      const actions = [newAction, ...payment.actions]
      saveAndNotify(
        payment,
        { ...changes, actions, ...(actionKey && { usedKeys: [...payment.usedKeys, actionKey] }) },
        [type],
      )
      return 202
    },
  }
}

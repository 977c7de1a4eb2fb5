import type { Payment } from './store.ts'

/** Builds the dispute over a payment's full amount. A payment has at most one dispute. */
export const createDispute = ({ paymentId, reference, amount, currency }: Payment) => ({
  id: paymentId.replace('pay_', 'dsp_'),
  category: 'fraudulent',
  amount,
  currency,
  reason_code: '10.4',
  payment_id: paymentId,
  payment_reference: reference,
})

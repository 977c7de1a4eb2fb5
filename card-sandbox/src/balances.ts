import type { Payment } from './store.ts'

/** Returns the authorized, captured, voided and refunded amounts of a payment, in halalas. */
export function computeBalances({ status, amount, refunded }: Payment) {
  const isAuthorized = status !== 'Pending' && status !== 'Declined'
  const captured = isAuthorized && status !== 'Authorized' && status !== 'Voided' ? amount : 0
  return {
    total_authorized: isAuthorized ? amount : 0,
    total_captured: captured,
    available_to_capture: status === 'Authorized' ? amount : 0,
    total_voided: status === 'Voided' ? amount : 0,
    total_refunded: refunded,
    available_to_refund: captured - refunded,
  }
}

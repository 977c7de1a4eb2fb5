/** Events that a provider reports about a payment. */
export type PaymentEvent = 'AUTHORIZED' | 'CAPTURED' | 'VOIDED' | 'REFUSED' | 'EXPIRED' | 'REFUNDED'

export const paymentStates = [
  'CREATED',
  'AUTHORIZED',
  'CAPTURED',
  'VOIDED',
  'REFUSED',
  'EXPIRED',
  'PARTLY_REFUNDED',
  'REFUNDED',
] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * States in which an event takes effect; in any other state it is late or a duplicate and changes nothing. A payer whose card was
 * refused may try another one, and a payment may succeed after its page seemed expired: charged money always counts.
 */
const sourceStates: Readonly<Record<PaymentEvent, readonly PaymentState[]>> = {
  AUTHORIZED: ['CREATED', 'REFUSED', 'EXPIRED'],
  CAPTURED: ['AUTHORIZED'],
  VOIDED: ['CREATED', 'REFUSED', 'AUTHORIZED'],
  REFUSED: ['CREATED'],
  EXPIRED: ['CREATED', 'REFUSED'],
  REFUNDED: ['CAPTURED', 'PARTLY_REFUNDED'],
}

export const getSourceStates = (step: PaymentEvent): readonly PaymentState[] => sourceStates[step]

/** Returns the steps that lead to an event, including earlier steps that may not have been reported. */
export function listStepsTo(event: PaymentEvent): readonly PaymentEvent[] {
  switch (event) {
    case 'CAPTURED':
      return ['AUTHORIZED', 'CAPTURED']
    case 'REFUNDED':
      return ['AUTHORIZED', 'CAPTURED', 'REFUNDED']
    case 'AUTHORIZED':
    case 'VOIDED':
    case 'REFUSED':
    case 'EXPIRED':
      return [event]
  }
}

/** Whether the card was ever charged. */
export const hasBeenCharged = (state: PaymentState): boolean =>
  state === 'CAPTURED' || state === 'PARTLY_REFUNDED' || state === 'REFUNDED'

/** Whether the card was charged an amount that is not fully refunded. */
export const isRefundable = (state: PaymentState): boolean => state === 'CAPTURED' || state === 'PARTLY_REFUNDED'

/** Whether the provider's page can still accept a card. */
export const isUnpaid = (state: PaymentState): boolean => state === 'CREATED' || state === 'REFUSED'

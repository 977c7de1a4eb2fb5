/** What a provider tells of a payment. */
export type PaymentEvent = 'AUTHORIZED' | 'CAPTURED' | 'VOIDED' | 'REFUSED' | 'EXPIRED'

export type PaymentState = 'CREATED' | PaymentEvent

/**
 * States from which an event moves a payment; from any other it is late or repeated, and changes nothing. Somebody whose card is
 * refused may try another one, and a payment may succeed after its page was taken for expired: money that was taken always counts.
 */
const sources: Readonly<Record<PaymentEvent, readonly PaymentState[]>> = {
  AUTHORIZED: ['CREATED', 'REFUSED', 'EXPIRED'],
  CAPTURED: ['CREATED', 'AUTHORIZED', 'REFUSED', 'EXPIRED'],
  VOIDED: ['CREATED', 'AUTHORIZED'],
  REFUSED: ['CREATED'],
  EXPIRED: ['CREATED', 'REFUSED'],
}

export const sourcesOf = (event: PaymentEvent): readonly PaymentState[] => sources[event]

/** Whether the provider's page may still bring another state. */
export const isOpen = (state: PaymentState): boolean =>
  state === 'CREATED' || state === 'AUTHORIZED' || state === 'REFUSED'

import type { CardPaymentFieldsFragment } from './card-payment.generated.ts'

/** Stage of a card payment for a booking, as shown on screen. */
export type CardStage = 'open' | 'declined' | 'confirming' | 'booked' | 'notPaid' | 'released' | 'lapsed'

type PaymentFacts = Pick<CardPaymentFieldsFragment, 'status'> & {
  readonly booking: Pick<
    NonNullable<CardPaymentFieldsFragment['booking']>,
    'status' | 'paymentStatus' | 'cardLapsedAt'
  > | null
}

/** Returns the stage of a payment. If the booking cannot be read, assumes that it has been sent to the supplier. */
export function cardStage({ status, booking }: PaymentFacts): CardStage {
  switch (status) {
    case 'CREATED':
      return 'open'
    case 'REFUSED':
      return 'declined'
    case 'EXPIRED':
      return 'notPaid'
    case 'VOIDED':
      return booking?.cardLapsedAt != null && booking.paymentStatus === 'UNPAID' ? 'lapsed' : 'released'
    case 'AUTHORIZED':
    case 'CAPTURED':
    case 'PARTLY_REFUNDED':
    case 'REFUNDED':
    case 'UNRECOGNISED': {
      if (booking?.status === 'FAILED') return 'released'
      const isPaid = booking?.paymentStatus !== 'UNPAID'
      return isPaid && (booking?.status === 'CONFIRMED' || booking?.status === 'CANCELLED') ? 'booked' : 'confirming'
    }
  }
}

/** Whether a stage may change without the agent. */
export const isChanging = (stage: CardStage): boolean =>
  stage === 'open' || stage === 'declined' || stage === 'confirming'

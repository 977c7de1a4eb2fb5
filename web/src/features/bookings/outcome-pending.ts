import type { BookingRowFragment } from './booking-row.generated.ts'

/** Whether the supplier has not decided yet, so that the status will change by itself. */
export const isOutcomePending = ({ status }: Pick<BookingRowFragment, 'status'>): boolean =>
  status === 'UNKNOWN' || status === 'PENDING'

/** Whether an unpaid booking is waiting for a card, so that it has not been sent to the supplier. */
export const isAwaitingCard = ({ status, payBy }: Pick<BookingRowFragment, 'status' | 'payBy'>): boolean =>
  status === 'PENDING' && payBy === null

/** Whether the booking's card lapsed, so that the booking must be paid another way. */
export const hasLapsedCard = ({
  status,
  paymentStatus,
  cardLapsedAt,
}: Pick<BookingRowFragment, 'status' | 'paymentStatus' | 'cardLapsedAt'>): boolean =>
  cardLapsedAt !== null && paymentStatus === 'UNPAID' && (isOutcomePending({ status }) || status === 'CONFIRMED')

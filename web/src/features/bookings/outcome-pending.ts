import type { BookingRowFragment } from './booking-row.generated.ts'

/** Whether the booking is waiting for the supplier, so that its status will change on its own. */
export const isOutcomePending = ({ status }: Pick<BookingRowFragment, 'status'>): boolean =>
  status === 'UNKNOWN' || status === 'PENDING'

/** Whether the booking is waiting for its card payment and has not been sent to the supplier yet. */
export const isAwaitingCard = ({ status, payBy }: Pick<BookingRowFragment, 'status' | 'payBy'>): boolean =>
  status === 'PENDING' && payBy === null

/** Whether the booking's card authorization has lapsed, so that the booking must be paid another way. */
export const hasLapsedCard = ({
  status,
  paymentStatus,
  cardLapsedAt,
}: Pick<BookingRowFragment, 'status' | 'paymentStatus' | 'cardLapsedAt'>): boolean =>
  cardLapsedAt !== null && paymentStatus === 'UNPAID' && (isOutcomePending({ status }) || status === 'CONFIRMED')

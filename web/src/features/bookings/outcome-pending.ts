import type { BookingRowFragment } from './booking-row.generated.ts'

/** Whether the supplier has not decided yet, so that the status changes without the agent. */
export const isOutcomePending = ({ status }: Pick<BookingRowFragment, 'status'>): boolean =>
  status === 'UNKNOWN' || status === 'PENDING'

/** Whether the card that was to pay the booking lapsed, so that it is still to be paid another way. */
export const hasLapsedCard = ({
  status,
  paymentStatus,
  cardLapsedAt,
}: Pick<BookingRowFragment, 'status' | 'paymentStatus' | 'cardLapsedAt'>): boolean =>
  cardLapsedAt !== null && paymentStatus === 'UNPAID' && (isOutcomePending({ status }) || status === 'CONFIRMED')

import type { BookingRowFragment } from './booking-row.generated.ts'

/** Whether the supplier has not decided yet, so that the status changes without the agent. */
export const isOutcomePending = ({ status }: Pick<BookingRowFragment, 'status'>): boolean =>
  status === 'UNKNOWN' || status === 'PENDING'

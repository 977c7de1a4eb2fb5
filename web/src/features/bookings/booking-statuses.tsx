import { Flex } from '@chakra-ui/react'
import type { BookingStatus } from '#src/__generated__/schema.ts'
import { StatusBadge } from '#src/components/feedback/status-badge.tsx'
import type { BookingRowFragment } from './booking-row.generated.ts'

type Statuses = Pick<BookingRowFragment, 'status' | 'rawStatus' | 'paymentStatus'>

/** The payment status to show; null where it is not stated, or no longer matters. */
export function shownPayment({ status, paymentStatus }: Statuses) {
  if (status === 'FAILED') return null
  const isRefund = paymentStatus === 'REFUNDED' || paymentStatus === 'PARTLY_REFUNDED'
  return status === 'CANCELLED' && !isRefund ? null : paymentStatus
}

interface BookingStatusesProps {
  booking: Statuses
  /** The status as the page knows it, where the gateway's may lag behind. */
  status?: BookingStatus
  /** Both on one line at every width. */
  inline?: boolean
}

/** Status of the booking, and of its payment where the gateway states it. */
export function BookingStatuses({ booking, status = booking.status, inline }: BookingStatusesProps) {
  const payment = shownPayment({ ...booking, status })
  return (
    <Flex
      data-statuses=""
      direction={inline ? 'row' : { base: 'row', lg: 'column' }}
      align={inline ? 'center' : { base: 'center', lg: 'flex-start' }}
      wrap="wrap"
      columnGap="2"
      rowGap="1"
    >
      <StatusBadge status={status}>{status === 'UNRECOGNISED' ? booking.rawStatus : undefined}</StatusBadge>
      {payment && <StatusBadge quiet status={payment} />}
    </Flex>
  )
}

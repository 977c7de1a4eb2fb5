import { Flex } from '@chakra-ui/react'
import type { BookingStatus, PaymentStatus } from '#src/__generated__/schema.ts'
import { StatusBadge } from '#src/components/feedback/status-badge.tsx'
import type { BookingRowFragment } from './booking-row.generated.ts'

type Statuses = Pick<BookingRowFragment, 'status' | 'rawStatus' | 'paymentStatus'>

/** Selects the payment status to show; null if it is not stated or no longer relevant. */
export function selectPaymentStatus({ status, paymentStatus }: Statuses) {
  if (status === 'FAILED') return null
  const isRefund = paymentStatus === 'REFUNDED' || paymentStatus === 'PARTLY_REFUNDED'
  return status === 'CANCELLED' && !isRefund ? null : paymentStatus
}

interface BookingStatusesProps {
  booking: Statuses
  /** Overrides the booking's status, which may be outdated. */
  status?: BookingStatus
  /** Keeps both statuses on one line at every width. */
  inline?: boolean
}

/** Status of the booking, and of its payment if there is one to show. */
export function BookingStatuses({ booking, status = booking.status, inline }: BookingStatusesProps) {
  const payment = selectPaymentStatus({ ...booking, status })
  return (
    <Flex
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

/** Payment status that a booking status implies. */
const impliedPayment: Partial<Record<BookingStatus, PaymentStatus>> = { CONFIRMED: 'PAID', CANCELLED: 'REFUNDED' }

/** Status of a booking in a list. Shows the payment status only if it is unexpected, and color only if the booking needs attention. */
export function RowStatus({ booking }: { booking: Statuses }) {
  const { status, rawStatus } = booking
  const implied = impliedPayment[status]
  const payment = implied && selectPaymentStatus(booking)
  if (payment && payment !== implied) return <StatusBadge status={payment} />
  return (
    <StatusBadge quiet={implied !== undefined} status={status}>
      {status === 'UNRECOGNISED' ? rawStatus : undefined}
    </StatusBadge>
  )
}

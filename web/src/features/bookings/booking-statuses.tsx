import { Flex } from '@chakra-ui/react'
import type { BookingStatus, PaymentStatus } from '#src/__generated__/schema.ts'
import { StatusBadge } from '#src/components/feedback/status-badge.tsx'
import type { BookingRowFragment } from './booking-row.generated.ts'

type Statuses = Pick<BookingRowFragment, 'status' | 'rawStatus' | 'paymentStatus'>

/** Selects the payment status to show; null if the gateway does not send one or it is no longer relevant. */
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

/** Shows a booking's status, and its payment status if that is relevant. */
export function BookingStatuses({ booking, status = booking.status, inline }: BookingStatusesProps) {
  const paymentStatus = selectPaymentStatus({ ...booking, status })
  return (
    <Flex
      direction={inline ? 'row' : { base: 'row', lg: 'column' }}
      align={inline ? 'center' : { base: 'center', lg: 'flex-start' }}
      wrap="wrap"
      columnGap="2"
      rowGap="1"
    >
      <StatusBadge status={status}>{status === 'UNRECOGNISED' ? booking.rawStatus : undefined}</StatusBadge>
      {paymentStatus && <StatusBadge quiet status={paymentStatus} />}
    </Flex>
  )
}

/** Payment status that a booking status implies. */
const impliedPaymentStatuses: Partial<Record<BookingStatus, PaymentStatus>> = {
  CONFIRMED: 'PAID',
  CANCELLED: 'REFUNDED',
}

/** Status of a booking in a list. An unexpected payment status replaces it. Only statuses that need the agent's attention have a color. */
export function RowStatus({ booking }: { booking: Statuses }) {
  const { status, rawStatus } = booking
  const impliedPayment = impliedPaymentStatuses[status]
  const payment = impliedPayment && selectPaymentStatus(booking)
  if (payment && payment !== impliedPayment) return <StatusBadge status={payment} />
  return (
    <StatusBadge quiet={impliedPayment !== undefined} status={status}>
      {status === 'UNRECOGNISED' ? rawStatus : undefined}
    </StatusBadge>
  )
}

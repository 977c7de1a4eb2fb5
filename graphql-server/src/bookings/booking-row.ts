import type {
  BookingStatus,
  CancellationPolicy,
  Money,
  PaymentStatus,
  Supplier,
} from '../__generated__/schema-types.ts'
import type { BookingKey } from './booking-id.ts'
import type { ChangeOptions } from './change/change-codes.ts'
import type { CancelCode } from './cancel/cancellation-quote.ts'

/** Whether a booking can be cancelled, and why not. The reasons are codes, because agents with different languages share cached rows. */
export type CancellationDetails = {
  eligible: boolean
  /** False when the gateway reports no cancellation rules for the booking. */
  reported: boolean
  availableFrom: string | null
  blockers: CancelCode[]
}

/** A booking in the list, with codes instead of messages. A gateway may omit any field except the key. */
export type BookingRow = BookingKey & {
  supplier: Supplier | null
  createdAt: string | null
  status: BookingStatus
  rawStatus: string | null
  paymentStatus: PaymentStatus | null
  /** Payment deadline of an unpaid booking. */
  payBy: string | null
  releasedAt: string | null
  cardLapsedAt: string | null
  tags: string[]
  cancellation: CancellationDetails
  /** Which changes are possible; null if the gateway does not report it. */
  change: ChangeOptions | null
  clientReference: string | null
  needsAgentSince: string | null
  /** Name of the booked service, such as the hotel. */
  title: string | null
  /** First day of the service. */
  startsOn: string | null
  /** Last day of the service. */
  endsOn: string | null
  leadName: string | null
  total: Money | null
  refunded: Money | null
  /** The agent's commission. */
  commission: Money | null
  agentReference: string | null
  freeCancellationUntil: string | null
  termsTightenedAt: string | null
  cancellationPolicy: CancellationPolicy | null
  tightenedCancellationPolicy: CancellationPolicy | null
}

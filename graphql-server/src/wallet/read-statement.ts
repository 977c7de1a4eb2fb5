import type {
  MovementBooking,
  StatementWhere,
  WalletMovement,
  WalletMovementKind,
  WalletStatement,
} from '../__generated__/schema-types.ts'
import { readPaymentCard } from '../bookings/card/card-payment.ts'
import { encodeBookingId } from '../bookings/booking-id.ts'
import { type BookingKinds, findBookingKind } from '../bookings/booking-kind.ts'
import type { Context } from '../context.ts'
import { fail } from '../errors/failure.ts'
import { requireAccepted } from '../gateway/envelope.ts'
import { field, isObject, list, text, utcTime } from '../gateway/wire.ts'
import { createEnumReader } from '../gateway/enum-reader.ts'
import { pageRange } from '../input/page-range.ts'
import { money, parseHalalas } from '../values/money.ts'

const paging = { pageSize: 20, maxPageSize: 100 }

type Args = { where?: StatementWhere | null; after?: string | null; pageSize?: number | null }

/** Reads a page of the company's statement; null if the gateway does not support statements. */
export async function readStatement(
  { where, after, ...range }: Args,
  { gateway, bookingKinds }: Pick<Context, 'gateway' | 'bookingKinds'>,
): Promise<WalletStatement | null> {
  const { pageSize } = pageRange(range, paging)
  const result = await gateway.callOptional('/wallet/statement', {
    query: {
      limit: String(pageSize),
      ...(where?.kinds && { kind: where.kinds.join() }),
      ...(where?.from && { from: where.from }),
      ...(where?.to && { to: where.to }),
      ...(after && { key: decodePageKey(after) }),
    },
  })
  if (!result) return null
  if (after && !result.ok && result.rejected)
    return fail('BAD_USER_INPUT', { cause: result.code, reason: 'Argument "after" is not a page of this statement.' })
  const { body } = requireAccepted(result)
  const key = field(body, 'paginationKey')
  return {
    items: list(field(body, 'results')).flatMap((row) => readMovement(row, bookingKinds)),
    nextPage: isObject(key) ? Buffer.from(JSON.stringify(key)).toString('base64url') : null,
  }
}

/** Decodes the gateway's page key from a `nextPage`. The gateway rejects a key that it did not create. */
const decodePageKey = (after: string) => Buffer.from(after.slice(0, 400), 'base64url').toString()

const readKind = createEnumReader<Exclude<WalletMovementKind, 'UNRECOGNISED'>>({
  DEPOSIT: true,
  TOP_UP: true,
  HOLD: true,
  PAYMENT: true,
  RELEASE: true,
  REFUND: true,
  TOP_UP_REFUND: true,
  CHARGEBACK: true,
  CHARGEBACK_REVERSAL: true,
  DEBT: true,
  DEBT_PAYMENT: true,
})

/** Reads a transaction; returns an empty list if a required field is missing. */
function readMovement(row: unknown, bookingKinds: BookingKinds): WalletMovement[] {
  const id = text(field(row, 'movementId'))
  const at = utcTime(field(row, 'at'))
  const amount = parseHalalas(field(row, 'amount'))
  if (id === undefined || at === undefined || amount === null) return []
  const currency = text(field(row, 'currencyCode'))
  const balance = parseHalalas(field(row, 'balance'))
  return [
    {
      id,
      at,
      kind: readKind(field(row, 'kind')) ?? 'UNRECOGNISED',
      amount: money(amount, currency),
      balance: balance === null ? null : money(balance, currency),
      chargedAt: utcTime(field(row, 'chargedAt')) ?? null,
      actor: text(field(row, 'actor')) ?? null,
      card: readPaymentCard(field(row, 'card')),
      booking: readMovementBooking(row, bookingKinds),
    },
  ]
}

function readMovementBooking(row: unknown, bookingKinds: BookingKinds): MovementBooking | null {
  const reference = text(field(row, 'bookingReferenceNo'))
  if (reference === undefined) return null
  const { typename, statementProduct } = findBookingKind(bookingKinds, row)
  const provider = text(field(row, 'provider'))?.toLowerCase() ?? null
  return {
    id: encodeBookingId({ __typename: typename, provider, reference }),
    reference,
    product: statementProduct,
    leadName: text(field(row, 'leadName')) ?? null,
  }
}

import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { giveRoomsBack } from '#src/holds/repository.ts'
import { keepOutcome } from '#src/idempotency/keys.ts'
import { riyals } from '#src/money.ts'
import { heldOf, supplierAccount, transfer, walletOf } from '#src/wallet/ledger.ts'
import { mailBooking } from './booking-mails.ts'
import { type BookingEvent, recordEvents } from './events.ts'
import { type Booking, lockBooking } from './repository.ts'
import { orderRooms, type SupplierAnswer } from './supplier-orders.ts'

/** How soon a supplier that has not decided is asked again. */
const ASK_AGAIN_MS = 2000

/**
 * Asks the supplier about a booking it has not decided and writes what it says, all of it or nothing. Whoever comes first
 * does it: the call that made the booking, a repetition of that call, or the reconciler. The others find it done.
 */
export async function settleBooking(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  reference: string,
  { reread }: { reread: boolean },
): Promise<void> {
  const asked = await db
    .selectFrom('bookings')
    .select(['supplier', 'hotel_code as hotelCode', 'state'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  if (!isOpen(asked)) return
  const answer = await orderRooms(db, { bookingReference: reference, ...asked }, clock())
  await db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, reference)
    if (!isOpen(booking)) return
    const now = clock()
    if (reread && booking.state === 'requested') {
      await recordEvents(trx, reference, now, [{ kind: 'REREAD', actorKind: 'SYSTEM' }])
    }
    await writeAnswer(trx, booking, answer, { now, publicUrl: settings.publicUrl })
  })
}

const isOpen = ({ state }: Pick<Booking, 'state'>) => state === 'requested' || state === 'pending'

interface Writing {
  readonly now: Date
  readonly publicUrl: string
}

function writeAnswer(trx: Trx, booking: Booking, answer: SupplierAnswer, writing: Writing): Promise<void> {
  switch (answer.kind) {
    case 'confirmed':
      return confirm(trx, booking, answer.supplierReference, writing)
    case 'pending':
      return leavePending(trx, booking, answer.supplierReference, writing)
    case 'refused':
      return fail(trx, booking, answer.words, writing)
  }
}

async function confirm(trx: Trx, booking: Booking, supplierReference: string, { now, publicUrl }: Writing) {
  const { reference, supplier, company_id: companyId, total_halalas: halalas } = booking
  await transfer(trx, {
    kind: 'charge',
    from: heldOf(companyId),
    to: supplierAccount(supplier),
    halalas,
    at: now,
    bookingReference: reference,
    actorSub: booking.user_sub,
  })
  const confirmed = { ...booking, state: 'confirmed', supplier_word: 'Confirmed' } as const
  await update(trx, confirmed, supplierReference, null)
  const agent = await trx
    .selectFrom('agents')
    .select(['email', 'name', 'language'])
    .where('sub', '=', booking.user_sub)
    .executeTakeFirstOrThrow()
  await recordEvents(trx, reference, now, [
    { kind: 'CHARGED', actorKind: 'SYSTEM', halalas },
    { kind: 'CONFIRMED', actorKind: 'SUPPLIER', actor: supplier },
  ])
  await keepFirstOutcome(trx, booking, bookedEnvelope(confirmed, supplierReference))
  await mailBooking(trx, booking, {
    kind: 'booking-confirmed',
    refundHalalas: null,
    recipient: agent,
    locale: agent.language ?? booking.cult_code,
    publicUrl,
    now,
  })
}

async function leavePending(trx: Trx, booking: Booking, supplierReference: string, { now }: Writing) {
  const pending = { ...booking, state: 'pending', supplier_word: 'Pending' } as const
  await update(trx, pending, supplierReference, new Date(now.getTime() + ASK_AGAIN_MS))
  if (booking.state === 'pending') return
  await recordEvents(trx, booking.reference, now, [{ kind: 'PENDING', actorKind: 'SUPPLIER', actor: booking.supplier }])
  await keepFirstOutcome(trx, booking, bookedEnvelope(pending, supplierReference))
}

async function fail(trx: Trx, booking: Booking, words: string, { now }: Writing) {
  const { reference, supplier, company_id: companyId, total_halalas: halalas } = booking
  await transfer(trx, {
    kind: 'release',
    from: heldOf(companyId),
    to: walletOf(companyId),
    halalas,
    at: now,
    bookingReference: reference,
    actorSub: booking.user_sub,
  })
  await giveRoomsBack(trx, reference, booking.track_token)
  await update(trx, { ...booking, state: 'failed', supplier_word: 'Failed' }, null, null)
  const event: BookingEvent = { kind: 'FAILED', actorKind: 'SUPPLIER', actor: supplier, note: words }
  await recordEvents(trx, reference, now, [event])
  await keepFirstOutcome(trx, booking, refusal('SUPPLIER_REFUSED', words, {}, { provider: supplier }))
}

const update = (trx: Trx, booking: Booking, supplierReference: string | null, dueAt: Date | null) =>
  trx
    .updateTable('bookings')
    .set({
      state: booking.state,
      supplier_word: booking.supplier_word,
      supplier_reference: supplierReference,
      due_at: dueAt,
    })
    .where('reference', '=', booking.reference)
    .execute()

/** The first thing the supplier said is what the call answered, and so do its repetitions; the rest is read from the booking. */
async function keepFirstOutcome(trx: Trx, booking: Booking, outcome: Envelope<unknown>) {
  if (booking.state !== 'requested') return
  const scope = { userSub: booking.user_sub, operation: 'reserve-hotel', key: booking.client_reference } as const
  await keepOutcome(trx, scope, outcome)
}

const bookedEnvelope = (booking: Booking, supplierReference: string) =>
  ok(
    {
      bookingStatus: booking.supplier_word,
      bookingReferenceNo: booking.reference,
      provider: booking.supplier,
      totalPrice: riyals(booking.total_halalas),
    },
    {},
    { token: supplierReference },
  )

import { randomInt } from 'node:crypto'
import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { giveRoomsToBooking } from '#src/holds/repository.ts'
import { claimKey, type KeyScope, readOutcome, releaseKey } from '#src/idempotency/keys.ts'
import { heldOf, transfer, walletOf } from '#src/wallet/ledger.ts'
import { type AcceptedOrder, checkOrder } from './check-order.ts'
import { recordEvents } from './events.ts'
import { leadName } from './guests.ts'
import { bookingReference } from './reference.ts'
import { type Reservation, reservationAnswer, type ReservationBody } from './schemas.ts'
import { settleBooking } from './settle-booking.ts'

/** What the client sends so that a call happens once. */
export interface KeyedCall {
  readonly key: string
  readonly fingerprint: string
}

/** An answer, and whether an earlier call with the same key had it already. */
export interface Reply<T> {
  readonly envelope: Envelope<T>
  readonly replayed: boolean
}

/** The switch hotel whose booking is made while its answer never arrives; see the README. */
const LOSES_ANSWERS = '4900000005'

/**
 * Books what is held under a track token and charges the wallet.
 *
 * The intent, the money set aside and the key are committed before the supplier is asked, so whatever dies afterwards leaves
 * rows from which the booking can be finished; the key finds it again. What is refused before that leaves no trace of the key.
 */
export async function reserveHotel(
  deps: Deps,
  agent: Agent,
  { key, fingerprint }: KeyedCall,
  body: ReservationBody,
): Promise<Reply<Reservation> & { readonly answerIsLost: boolean }> {
  const scope: KeyScope = { userSub: agent.sub, operation: 'reserve-hotel', key }
  const intent = await deps.db
    .transaction()
    .execute((trx) => recordIntent(trx, deps, agent, { ...scope, fingerprint }, body))
  if (intent.kind === 'answered') return { ...intent, answerIsLost: false }
  await settleBooking(deps, intent.reference, { reread: false })
  const replayed = intent.kind === 'known'
  const answerIsLost = !replayed && intent.hotelCode === LOSES_ANSWERS
  return { envelope: reservationAnswer.parse(await readOutcome(deps.db, scope)), replayed, answerIsLost }
}

type Intent =
  | ({ readonly kind: 'answered' } & Reply<Reservation>)
  | { readonly kind: 'known'; readonly reference: string }
  | { readonly kind: 'recorded'; readonly reference: string; readonly hotelCode: string }

const answered = (envelope: Envelope<Reservation>, replayed = false): Intent => ({
  kind: 'answered',
  envelope,
  replayed,
})

async function recordIntent(
  trx: Trx,
  { clock, settings: { publicUrl } }: Deps,
  agent: Agent,
  { fingerprint, ...scope }: KeyScope & Pick<KeyedCall, 'fingerprint'>,
  body: ReservationBody,
): Promise<Intent> {
  const now = clock()
  const { trackToken } = body
  const claim = await claimKey(trx, scope, { fingerprint, now })
  if (claim.kind === 'mismatch') {
    return answered(refusal('IDEMPOTENCY_MISMATCH', 'The idempotency key was used before with another request.'))
  }
  if (claim.kind === 'known') {
    if (claim.outcome) return answered(reservationAnswer.parse(claim.outcome), true)
    const { reference } = await trx
      .selectFrom('bookings')
      .select('reference')
      .where('track_token', '=', trackToken)
      .executeTakeFirstOrThrow()
    return { kind: 'known', reference }
  }
  const check = await checkOrder(trx, agent, body, { clock, publicUrl })
  if (check.kind === 'refused') {
    await releaseKey(trx, scope)
    return answered(check.envelope)
  }
  const reference = await writeIntent(trx, agent, scope.key, check.order, now)
  return { kind: 'recorded', reference, hotelCode: check.order.hold.hotel_code }
}

/** How long the call that recorded an intent has before the reconciler takes it for dead. */
const SETTLE_WITHIN_MS = 60_000

async function writeIntent(trx: Trx, agent: Agent, key: string, order: AcceptedOrder, now: Date): Promise<string> {
  const { hold, guests } = order
  const reference = bookingReference(hold.offer.locationCode, randomInt)
  await trx
    .insertInto('bookings')
    .values({
      reference,
      supplier: hold.supplier,
      company_id: agent.companyId,
      user_sub: agent.sub,
      track_token: hold.track_token,
      client_reference: key,
      state: 'requested',
      // The wire has no word for "the supplier is being asked"; to an agent it is pending.
      supplier_word: 'Pending',
      supplier_reference: null,
      created_at: now,
      due_at: new Date(now.getTime() + SETTLE_WITHIN_MS),
      hotel_code: hold.hotel_code,
      location_code: hold.offer.locationCode,
      check_in: hold.check_in,
      check_out: hold.check_out,
      lead_name: leadName(guests),
      pax_count: guests.rooms.flat().length,
      total_halalas: hold.total_halalas,
      iban: order.iban,
      vat_number: order.vatNumber,
      cult_code: order.cultCode,
      partner_reference: order.partnerReference,
      visa_application_id: null,
      offer: JSON.stringify(hold.offer),
      guests: JSON.stringify(guests),
    })
    .execute()
  await giveRoomsToBooking(trx, hold.track_token, reference)
  await transfer(trx, {
    kind: 'hold',
    from: walletOf(agent.companyId),
    to: heldOf(agent.companyId),
    halalas: hold.total_halalas,
    at: now,
    bookingReference: reference,
    actorSub: agent.sub,
  })
  await recordEvents(trx, reference, now, [{ kind: 'REQUESTED', actorKind: 'AGENT', actor: agent.name }])
  return reference
}

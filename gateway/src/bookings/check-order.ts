import type { Agent } from '#src/agents/repository.ts'
import { findCompany } from '#src/agents/repository.ts'
import { codeRefusal, takeCode } from '#src/authenticator/check-code.ts'
import type { Trx } from '#src/database/db.ts'
import type { Clock } from '#src/deps.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { priceNow, rememberPriceMove } from '#src/holds/price-moves.ts'
import { type Hold, lockHold } from '#src/holds/repository.ts'
import { decimal, halalasOf, riyals } from '#src/money.ts'
import { lockWallet } from '#src/wallet/ledger.ts'
import { type BookedGuests, guestProblems } from './guests.ts'
import { namedGuests } from './named-guests.ts'
import type { ReservationBody } from './schemas.ts'

/** A reservation that nothing stands in the way of any more. */
export interface AcceptedOrder {
  readonly hold: Hold
  readonly guests: BookedGuests
  readonly iban: string | null
  readonly vatNumber: string
  readonly partnerReference: string | null
  readonly cultCode: string
}

export type OrderCheck =
  | { readonly kind: 'accepted'; readonly order: AcceptedOrder }
  | { readonly kind: 'refused'; readonly envelope: Envelope<never> }

const refused = (...words: Parameters<typeof refusal>): OrderCheck => ({ kind: 'refused', envelope: refusal(...words) })

/**
 * Everything that must hold before a supplier is asked. The authenticator code comes last, so that a code is not burnt by a
 * call that is refused for another reason. What is found along the way stays locked until the caller's transaction ends.
 */
export async function checkOrder(
  trx: Trx,
  agent: Agent,
  body: ReservationBody,
  { clock, publicUrl }: { clock: Clock; publicUrl: string },
): Promise<OrderCheck> {
  const hold = await lockHold(trx, body.trackToken, agent.sub)
  const now = clock()
  if (!hold || hold.supplier !== body.provider.toLowerCase()) {
    return refused('TRACK_TOKEN_UNKNOWN', 'There is no such track token.')
  }
  const holdRefusal =
    (await refuseSpentHold(trx, hold, now)) ?? (await refusePrice(trx, hold, body.price, { now, publicUrl }))
  if (holdRefusal) return holdRefusal

  const { rooms, contact } = namedGuests(body.requestObject)
  const problems = guestProblems(
    rooms,
    contact,
    hold.offer.rooms.map(({ occupancy }) => occupancy),
  )
  if (problems[0]) {
    return refused('GUESTS_MISMATCH', problems.map(({ message }) => message).join(' '), {
      path: problems[0].path,
      problems,
    })
  }
  const { vatNumber, partnerReferenceNo } = body.requestObject
  if (!/^3\d{13}3$/.test(vatNumber)) {
    return refused('VAT_NUMBER_INVALID', 'A VAT number has 15 digits and begins and ends with 3.', {
      path: 'requestObject.vatNumber',
    })
  }
  const { ibans } = await findCompany(trx, agent.companyId)
  if (body.ibanNumber !== null && !ibans.includes(body.ibanNumber)) {
    return refused('IBAN_UNKNOWN', 'The IBAN does not belong to the company.', { path: 'ibanNumber' })
  }
  const balance = await lockWallet(trx, agent.companyId)
  if (balance < hold.total_halalas) {
    return refused('WALLET_SHORT', 'The wallet does not cover the total.', {
      balance: decimal(balance),
      required: decimal(hold.total_halalas),
    })
  }
  const code = await takeCode(trx, agent.sub, body.authCode, now)
  const codeRefused = codeRefusal(code)
  if (codeRefused) return { kind: 'refused', envelope: codeRefused }
  const guests = { rooms: rooms.map((room) => room.guests), contact }
  return {
    kind: 'accepted',
    order: {
      hold,
      guests,
      iban: body.ibanNumber ?? ibans[0] ?? null,
      vatNumber,
      partnerReference: partnerReferenceNo,
      cultCode: body.cultCode,
    },
  }
}

async function refuseSpentHold(trx: Trx, hold: Hold, now: Date): Promise<OrderCheck | undefined> {
  if (hold.state === 'used') {
    const { reference } = await trx
      .selectFrom('bookings')
      .select('reference')
      .where('track_token', '=', hold.track_token)
      .executeTakeFirstOrThrow()
    return refused('TRACK_TOKEN_USED', 'The track token was used for a booking.', { bookingReferenceNo: reference })
  }
  // A released hold belonged to a booking the supplier refused: nothing is held any more.
  if (hold.state === 'released' || hold.expires_at <= now) {
    return refused('TRACK_TOKEN_EXPIRED', 'The rooms are no longer held. Check the availability again.')
  }
  return undefined
}

async function refusePrice(
  trx: Trx,
  hold: Hold,
  sent: number,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<OrderCheck | undefined> {
  const changed = (oldPrice: number, newPrice: number) =>
    refused('PRICE_CHANGED', 'The price has changed.', { oldPrice, newPrice })
  if (halalasOf(sent) !== hold.total_halalas) return changed(sent, riyals(hold.total_halalas))
  const total = priceNow(hold, publicUrl)
  if (total === undefined) return refused('NOT_AVAILABLE', 'The supplier does not sell these rooms any more.')
  if (total === hold.total_halalas) return undefined
  // Kept although the reservation is refused: the next availability check has to show the price that is asked now.
  await rememberPriceMove(trx, hold, now)
  return changed(sent, riyals(total))
}

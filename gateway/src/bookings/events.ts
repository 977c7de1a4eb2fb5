import type { Trx } from '#src/database/db.ts'
import type { ActorKind, EventKind } from './tables.ts'

export interface BookingEvent {
  readonly kind: EventKind
  readonly actorKind: ActorKind
  readonly actor?: string
  readonly note?: string | undefined
  readonly halalas?: number
}

/** Adds to a booking's history, in the order given. */
export async function recordEvents(trx: Trx, reference: string, at: Date, events: readonly BookingEvent[]) {
  await trx
    .insertInto('booking_events')
    .values(
      events.map(({ kind, actorKind, actor, note, halalas }) => ({
        booking_reference: reference,
        at,
        kind,
        actor: actor ?? null,
        actor_kind: actorKind,
        note: note ?? null,
        amount_halalas: halalas ?? null,
      })),
    )
    .execute()
}

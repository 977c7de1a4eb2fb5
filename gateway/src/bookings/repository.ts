import type { Selectable } from 'kysely'
import type { Agent } from '#src/agents/repository.ts'
import type { Db, Trx } from '#src/database/db.ts'
import type { BookingEventsTable, BookingsTable } from './tables.ts'

export type Booking = Selectable<BookingsTable>

/** A booking, locked until the caller's transaction ends. */
export const lockBooking = (trx: Trx, reference: string): Promise<Booking> =>
  trx.selectFrom('bookings').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirstOrThrow()

/** A booking of the agent's company. Another company's booking is not there. */
export const findBooking = (
  db: Db,
  { companyId }: Pick<Agent, 'companyId'>,
  { reference, provider }: { reference: string; provider: string },
): Promise<Booking | undefined> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('reference', '=', reference)
    .where('company_id', '=', companyId)
    .where('supplier', '=', provider.toLowerCase())
    .executeTakeFirst()

/** What happened to a booking, newest first. */
export const readEvents = (db: Db, reference: string): Promise<Selectable<BookingEventsTable>[]> =>
  db.selectFrom('booking_events').selectAll().where('booking_reference', '=', reference).orderBy('id', 'desc').execute()

/** Where a page of the list begins: behind this booking. */
export interface PagePosition {
  readonly createdAt: Date
  readonly reference: string
}

/** Bookings of a company, newest first; of the same instant, the greater reference first. */
export const listBookings = (
  db: Db,
  { companyId, after, limit }: { companyId: string; after: PagePosition | undefined; limit: number },
): Promise<Booking[]> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('company_id', '=', companyId)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        after
          ? eb.or([
              eb('created_at', '<', after.createdAt),
              eb.and([eb('created_at', '=', after.createdAt), eb('reference', '<', after.reference)]),
            ])
          : eb.lit(true),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(limit)
    .execute()

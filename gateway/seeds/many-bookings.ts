import { type Insertable, sql } from 'kysely'
import type { Db } from '../src/database/db.ts'
import type { CancellationPolicy, PolicyStep } from '../src/orders/cancellation-policy.ts'
import { searchText } from '../src/orders/list/search-text.ts'
import type { OrdersTable } from '../src/orders/tables.ts'
import { checkInOpensAt, readCommission } from '../src/products/hotel/check-hotel-order.ts'
import { addDays, daysBetween, makkahDay } from '../src/values/calendar.ts'
import { type SeededRandom, seededRandom } from '../src/values/seeded-random.ts'
import { bookingPolicy } from '../src/products/hotel/booking-policy.ts'
import { hijriMonths, lastNames } from './booking-plans.ts'
import { demoCompanyIds } from './companies.ts'
import { type DemoBooking, generateBookings } from './generate-bookings.ts'

const DAY_MS = 86_400_000
const BATCH_SIZE = 1000

/** Percentage of bookings in each state; all others are confirmed. */
const shares = { cancelled: 12, failed: 2, pending: 1 } as const

const firstNames = ['Noor', 'Sami', 'Layla', 'Bilal', 'Huda', 'Tariq', 'Amina', 'Yusuf', 'Salma', 'Idris'] as const

/**
 * Writes many bookings of one company for the benchmark: demo stays moved to other days, with other travelers. They have
 * no ledger entries, so the wallet is unchanged.
 */
export async function seedManyBookings(
  db: Db,
  { count, now, companyId = demoCompanyIds.a }: { count: number; now: Date; companyId?: string },
): Promise<void> {
  const random = seededRandom(`many bookings ${count}`)
  const templates = generateBookings(now).filter(({ plan }) => plan.companyId === companyId)
  const agents = await db.selectFrom('agents').select('sub').where('company_id', '=', companyId).execute()
  const [booker] = agents
  if (!booker || templates.length === 0) throw new Error(`There is no demo company ${companyId}`)
  await writeTemplates(db, templates)
  // Orders are counted once at the end instead of after every insert.
  await sql`alter table orders disable trigger orders_counted`.execute(db)
  for (let from = 0; from < count; from += BATCH_SIZE) {
    const batch = Array.from({ length: Math.min(BATCH_SIZE, count - from) }, (_, index) => {
      const template = random.int(0, templates.length - 1)
      const booking = templates[template]
      if (!booking) throw new RangeError(`There is no template ${template}`)
      const age = (from + index) / count
      return {
        template,
        order: {
          ...generateOrder(booking, from + index, age, now, random),
          company_id: companyId,
          user_sub: booker.sub,
        },
      }
    })
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('orders')
        .values(batch.map(({ order }) => order))
        .execute()
      const pairs = batch.map(({ order, template }) => sql`(${order.reference}, ${template}::int)`)
      await sql`insert into hotel_orders (order_reference, hotel_code, location_code, offer, guests)
        select reference, hotel_code, location_code, offer, guests
        from (values ${sql.join(pairs)}) as pair (reference, template) join booking_templates using (template)`.execute(
        trx,
      )
    })
  }
  await countOrders(db, companyId)
  await sql`alter table orders enable trigger orders_counted`.execute(db)
  await sql`drop table booking_templates`.execute(db)
  // Index-only scans need a vacuumed table, and PGlite never vacuums by itself.
  await sql`vacuum analyze`.execute(db)
}

/** Sends each large offer to the database once; orders then copy it from there. */
async function writeTemplates(db: Db, templates: readonly DemoBooking[]): Promise<void> {
  await sql`create table booking_templates (template int primary key, hotel_code text, location_code text, offer jsonb, guests jsonb)`.execute(
    db,
  )
  for (const [template, { hotelCode, offer, guests }] of templates.entries()) {
    await sql`insert into booking_templates
      values (${template}, ${hotelCode}, ${offer.locationCode}, ${JSON.stringify(offer)}, ${JSON.stringify(guests)})`.execute(
      db,
    )
  }
}

async function countOrders(db: Db, companyId: string): Promise<void> {
  await db.deleteFrom('order_counts').where('company_id', '=', companyId).execute()
  await sql`insert into order_counts (company_id, pending, confirmed, cancelled, failed)
    select company_id, count(*) filter (where state = 'pending'), count(*) filter (where state = 'confirmed'),
      count(*) filter (where state = 'cancelled'), count(*) filter (where state = 'failed')
    from orders where company_id = ${companyId} group by company_id`.execute(db)
}

function pickState(random: SeededRandom) {
  const share = random.int(0, 99)
  if (share < shares.cancelled) return { state: 'cancelled', supplier_word: 'Cancelled' } as const
  if (share < shares.cancelled + shares.failed) return { state: 'failed', supplier_word: 'Failed' } as const
  return { state: 'confirmed', supplier_word: random.pick(['Confirmed', 'Approved', 'Booked']) } as const
}

/** Generates an order. `age` 0 means booked now, 1 means six years ago. */
function generateOrder(
  booking: DemoBooking,
  number: number,
  age: number,
  now: Date,
  random: SeededRandom,
): Omit<Insertable<OrdersTable>, 'company_id' | 'user_sub'> {
  const createdAt = new Date(now.getTime() - Math.round(age * 6 * 365 * DAY_MS) - random.int(60_000, 3_600_000))
  const startsOn = addDays(makkahDay(createdAt), random.int(2, 120))
  const endsOn = addDays(startsOn, daysBetween(booking.checkIn, booking.checkOut))
  // Suppliers respond within a day.
  const isPending = age < 0.001 && random.int(0, 99) < shares.pending * 20
  const state = isPending ? ({ state: 'pending', supplier_word: 'Pending' } as const) : pickState(random)
  const leadName = `${random.pick(firstNames)} ${random.pick(lastNames)}`
  const partnerReference = random.int(0, 9) < 4 ? `GRP-${random.int(1000, 9999)}` : null
  const month = random.pick(hijriMonths)
  const tags =
    random.int(0, 9) < 4 ? [] : [`${month}-${random.pick(['a', 'b', 'c'])}`, ...(random.int(0, 9) < 2 ? ['vip'] : [])]
  const reference = `${booking.offer.locationCode === 'SA1' ? 'MKH' : 'MDN'}-${base36(random.int(0, 1_679_615))}-S${base36(number)}`
  const { name } = booking.offer
  return {
    ...state,
    reference,
    kind: 'hotel',
    supplier: booking.supplier,
    client_reference: `many-bookings-${number}`,
    supplier_reference: `S-${number}`,
    created_at: createdAt,
    updated_at: createdAt,
    // Due far in the future, so the reconciler skips it.
    due_at: isPending ? new Date(now.getTime() + 365 * DAY_MS) : null,
    starts_on: startsOn,
    ends_on: endsOn,
    starts_at: checkInOpensAt(startsOn),
    lead_name: leadName,
    pax_count: booking.guests.rooms.flat().length,
    total_halalas: booking.totalHalalas,
    commission_halalas: readCommission(booking.offer),
    refunded_halalas: state.state === 'cancelled' ? Math.floor(booking.totalHalalas / random.int(1, 3)) : 0,
    vat_number: '300000000000003',
    cult_code: booking.booker.cultCode,
    partner_reference: partnerReference,
    tags: JSON.stringify(tags),
    policy: JSON.stringify(shiftPolicy(bookingPolicy(booking.offer.rooms), daysBetween(booking.checkIn, startsOn))),
    search_text: searchText([
      `S-${number}`,
      reference,
      leadName,
      partnerReference,
      name.en,
      name.ar,
      name.ur ?? null,
      ...tags,
    ]),
  }
}

const base36 = (value: number) => value.toString(36).toUpperCase().padStart(4, '0')

/** Shifts a policy by a number of days. */
function shiftPolicy({ refundable, steps, noShow }: CancellationPolicy, days: number): CancellationPolicy {
  const shift = (instant: string) => new Date(Date.parse(instant) + days * DAY_MS).toISOString()
  const shiftStep = ({ from, to, feeHalalas }: PolicyStep) => ({ from: from && shift(from), to: shift(to), feeHalalas })
  return { refundable, steps: steps.map(shiftStep), noShow: noShow && shiftStep(noShow) }
}

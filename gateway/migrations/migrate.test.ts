import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { type Db, openDatabase, postgresDatabase } from '../src/database/db.ts'
import { type SendEmail, sendDueEmails } from '../src/mail/outbox.ts'
import { readTakenStock } from '../src/orders/holds/repository.ts'
import { createCheckoutCom } from '../src/payments/checkout-com.ts'
import { seedDemoData } from '../src/testing/test-gateway.ts'
import { buildTestApp } from '../src/testing/app.ts'
import { postgresUrl } from '../src/testing/postgres.ts'
import { authorization } from '../src/testing/token.ts'
import { demoCompanyIds, demoSubs } from '../seeds/companies.ts'
import { seedDemo } from '../seeds/seed.ts'
import { migrate } from './migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-migrate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns where to open an empty database: a folder for PGlite, or a new database of the scratch PostgreSQL. */
async function locateEmptyDatabase() {
  const source = inject('database')
  if (source.engine === 'pglite') return { databaseUrl: undefined, dataDir: folder }
  const name = `migrate_${randomUUID().replaceAll('-', '')}`
  const server = postgresDatabase(postgresUrl(source.socketFolder, 'postgres'))
  await sql`create database ${sql.id(name)} template template0`.execute(server)
  await server.destroy()
  return { databaseUrl: postgresUrl(source.socketFolder, name), dataDir: '' }
}

/**
 * Inserts a booking as releases before 052 stored it. It has a non-refundable room for 200.00 and a room for 100.01, whose cancellation
 * costs half from January 7.
 */
async function insertOldBooking(db: Db, reference: string, state: 'confirmed' | 'cancelled') {
  const arrival = '2027-01-10T14:00:00'
  const step = (from: string | null, basisPoints: number) => ({
    from,
    to: arrival,
    penalty: { kind: 'percent', basisPoints },
    noShow: false,
  })
  const noShow = { ...step(arrival, 10_000), to: '2027-01-13T12:00:00', noShow: true }
  const occupancy = { adults: 1, childAges: [] }
  const offer = {
    name: { en: 'Old Hotel', ar: 'فندق قديم' },
    address: { en: 'Street', ar: 'شارع' },
    locationCode: 'SA1',
    imagePath: null,
    checkInTime: null,
    checkOutTime: null,
    price: { displayRateInfo: [{ amount: 12.35, description: 'COMMISSION', currencyCode: 'SAR', purpose: '30' }] },
    roomGroups: [],
    rooms: [
      { occupancy, totalHalalas: 200_00, terms: { refundable: false, steps: [step(null, 10_000), noShow] } },
      {
        occupancy,
        totalHalalas: 100_01,
        terms: { refundable: true, steps: [step('2027-01-07T14:00:00', 5000), noShow] },
      },
    ],
  }
  const guest = {
    type: 'ADT',
    isMainPax: false,
    title: null,
    firstName: 'Guest',
    lastName: 'Second',
    gender: 'Male',
    age: null,
  }
  const guests = { rooms: [[{ ...guest, isMainPax: true, lastName: 'First' }], [guest]], contact: null }
  const createdAt = state === 'confirmed' ? '2026-11-01T09:00:00Z' : '2026-11-01T10:00:00Z'
  await sql`insert into bookings (reference, supplier, company_id, user_sub, client_reference, state, supplier_word, created_at,
      hotel_code, location_code, check_in, check_out, lead_name, pax_count, total_halalas, vat_number, cult_code, offer, guests, tags)
    values (${reference}, 'hudxconnect', ${demoCompanyIds.a}, ${demoSubs.agent}, ${`old-key-${reference}`}, ${state},
      ${state === 'confirmed' ? 'Confirmed' : 'Cancelled'}, ${createdAt}, '4900000001', 'SA1', '2027-01-10', '2027-01-13',
      'Guest First', 2, 30001, '310000000100003', 'en-US', ${JSON.stringify(offer)}, ${JSON.stringify(guests)}, '["old-group"]')`.execute(
    db,
  )
  await sql`insert into booking_events (booking_reference, at, kind, actor_kind)
    values (${reference}, ${createdAt}, 'REQUESTED', 'AGENT'), (${reference}, '2026-11-02T09:00:00Z', 'CONFIRMED', 'SUPPLIER')`.execute(
    db,
  )
}

/** Inserts a hold that became the booking and an open hold on two rooms, as releases before 061 stored them. */
async function insertOldHolds(db: Db, reference: string): Promise<void> {
  const columns = sql`(track_token, user_sub, company_id, supplier, hotel_code, check_in, check_out, rooms, total_halalas, offer,
    request, expires_at, state)`
  const hold = (
    token: string,
    rooms: string,
    state: string,
  ) => sql`(${token}, ${demoSubs.agent}, ${demoCompanyIds.a}, 'hudxconnect',
    '4900000001', '2027-01-10', '2027-01-11', ${rooms}, 30001, '{}', '{}', '2026-11-21Z', ${state})`
  const rooms = '[{"roomType":"DBL","quantity":2}]'
  await sql`insert into holds ${columns} values ${hold('used', '[]', 'used')}, ${hold('open', rooms, 'held')}`.execute(
    db,
  )
  await sql`insert into booked_rooms (hotel_code, room_type, night, quantity, hold_token)
    values ('4900000001', 'DBL', '2027-01-10', 2, 'open')`.execute(db)
  await sql`update hotel_orders set track_token = 'used' where order_reference = ${reference}`.execute(db)
}

/** Inserts demo company A as releases before 058 stored it. */
async function insertOldCompany(db: Db): Promise<void> {
  await sql`insert into companies (id, name, vat_number, created_at)
    values (${demoCompanyIds.a}, 'Demo Umrah Company A', '310000000100003', '2026-10-01Z')`.execute(db)
  await sql`insert into agents (sub, company_id, email, name, created_at)
    values (${demoSubs.agent}, ${demoCompanyIds.a}, 'agent@demo.test', 'Demo Agent', '2026-10-01Z')`.execute(db)
}

describe('migrating the database of an older release', () => {
  it('keeps companies, agents and authenticators', { timeout: 60_000 }, async () => {
    const location = await locateEmptyDatabase()
    const { db: old, close: closeOld } = await openDatabase(location)
    await migrate(old, '020-mails')
    await sql`insert into companies values ('company-old', 'Old company', '310000000700003', 'UMR-7001', '2026-10-01Z')`.execute(
      old,
    )
    await sql`insert into company_ibans values ('company-old', 'SA0380000000608010167519', 0)`.execute(old)
    await sql`insert into agents values (${demoSubs.agent}, 'company-old', 'agent@demo.test', 'Old name', '2026-10-01Z')`.execute(
      old,
    )
    await sql`insert into agents values ('nameless', 'company-old', 'second@demo.test', 'Second', '2026-10-02Z')`.execute(
      old,
    )
    await sql`insert into authenticators (user_sub, secret) values (${demoSubs.agent}, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')`.execute(
      old,
    )
    await closeOld()

    const { db, close } = await openDatabase(location)
    await migrate(db)
    const app = await buildTestApp(db)
    const profile = await app.inject({ url: '/profile', headers: authorization('agent') })
    expect(profile.json().response).toEqual({
      userId: demoSubs.agent,
      name: 'Old name',
      email: 'agent@demo.test',
      phoneNumber: null,
      language: null,
      currency: null,
      photoPath: null,
      company: {
        id: 'company-old',
        name: 'Old company',
        country: 'SA',
        vatNumber: '310000000700003',
        logoPath: null,
        licenceNumber: 'UMR-7001',
        ibans: ['SA0380000000608010167519'],
      },
      authenticator: { enrolledAt: '2026-10-01T00:00:00.000Z', recoveryCodesLeft: 0 },
    })
    await close()
  })

  it('turns two-room bookings into orders with a single policy', { timeout: 60_000 }, async () => {
    const location = await locateEmptyDatabase()
    const { db, close } = await openDatabase({ ...location, dataDir: location.dataDir && join(folder, 'booked') })
    await migrate(db, '051-sessions')
    await insertOldCompany(db)
    await insertOldBooking(db, 'MKH-MIXD-00001', 'confirmed')
    await insertOldBooking(db, 'MKH-CNCL-00002', 'cancelled')
    await migrate(db, '060-order-lists')
    await insertOldHolds(db, 'MKH-MIXD-00001')
    await migrate(db, '130-search-keys')
    await sql`insert into transport_orders (order_reference, offer, traveler)
      values ('MKH-MIXD-00001', '{}', '{"passportNo":"x1234567"}')`.execute(db)
    await migrate(db)

    const app = await buildTestApp(db)
    const request = async (url: string, payload?: object) =>
      (await app.inject({ method: payload ? 'POST' : 'GET', url, headers: authorization('agent'), payload })).json()
    const { results } = await request('/hotels/reservations?text=%D9%81%D9%86%D8%AF%D9%82%20second')
    expect(results).toHaveLength(2)
    expect((await request('/hotels/reservations?text=oldhotel')).results).toEqual(results)
    const found = await request('/booking/lookup', { text: 'X123 4567' })
    expect(found.response.results).toMatchObject([
      { foundBy: 'passportNo', booking: { bookingReferenceNo: 'MKH-MIXD-00001' } },
    ])
    const [cancelled, mixed] = results
    expect(cancelled).toMatchObject({ bookingReferenceNo: 'MKH-CNCL-00002', status: 'Cancelled' })
    expect(mixed).toMatchObject({
      bookingReferenceNo: 'MKH-MIXD-00001',
      updatedAt: '2026-11-02T09:00:00.000Z',
      clientReference: 'old-key-MKH-MIXD-00001',
      hotelName: 'Old Hotel',
      checkInDate: '2027-01-10',
      checkOutDate: '2027-01-13',
      roomCount: 2,
      freeCancellationDate: null,
      cancellationPolicy: { isRefundable: true },
      cancellation: { eligible: true },
    })
    const selection = { page: { pageSize: 1, status: ['CONFIRMED'], with: ['statuses', 'tags'] } }
    const { selected } = await request(`/hotels/reservations?select=${encodeURIComponent(JSON.stringify(selection))}`)
    expect(selected.page).toMatchObject({
      results: [{ bookingReferenceNo: 'MKH-MIXD-00001', commissionAmount: 12.35 }],
      totalCount: 1,
      statuses: [
        { status: 'CONFIRMED', count: 1 },
        { status: 'CANCELLED', count: 1 },
      ],
      tags: ['old-group'],
    })
    const booking = { bookingReferenceNo: 'MKH-MIXD-00001', provider: 'hudxconnect' }
    const { response: view } = await request('/hotels/viewreservation', booking)
    expect(view.history.map(({ kind }: { kind: string }) => kind)).toEqual(['CONFIRMED', 'REQUESTED'])
    expect(view.cancellationPolicy.rules).toMatchObject([
      { fromDateTime: '0001-01-01T00:00:00', toDateTime: '2027-01-07T14:00:00', charge: { chargeAmount: 200 } },
      { fromDateTime: '2027-01-07T14:00:00', toDateTime: '2027-01-10T14:00:00', charge: { chargeAmount: 250 } },
      { isNoShow: true, charge: { chargeAmount: 300.01 } },
    ])
    const quote = await request('/hotels/cancelreservation', booking)
    expect(quote.response).toMatchObject({ refundAmount: 100.01, cancellationStatus: 'Partially Refundable' })
    const holds = await db.selectFrom('holds').selectAll().orderBy('track_token').execute()
    expect(holds).toMatchObject([
      { track_token: 'open', kind: 'hotel', units: [{ unit: 'DBL', quantity: 2 }], order_reference: null },
      { track_token: 'used', kind: 'hotel', units: [], order_reference: 'MKH-MIXD-00001' },
    ])
    const roomStock = { kind: 'hotel', stock: '4900000001', from: '2027-01-10', to: '2027-01-11' }
    expect(await readTakenStock(db, { ...roomStock, now: new Date('2026-11-20Z') })).toMatchObject([
      { unit: 'DBL', taken: 2 },
    ])
    await close()
  })

  it('sends the booking e-mails that were still queued before the upgrade', { timeout: 60_000 }, async () => {
    const location = await locateEmptyDatabase()
    const { db, close } = await openDatabase({ ...location, dataDir: location.dataDir && join(folder, 'unsent') })
    await migrate(db, '058-company-country')
    const content = {
      kind: 'booking-cancelled',
      agentName: 'Demo Agent',
      hotelName: 'Old Hotel',
      locationCode: 'SA1',
      checkIn: '2027-01-10',
      checkOut: '2027-01-13',
      nights: 3,
      rooms: 1,
      guests: 2,
      leadName: 'First Guest',
      reference: 'MKH-MAIL-00001',
      totalHalalas: 300_00,
      freeUntil: null,
      fees: [],
      refundHalalas: 100_00,
      specialRequests: null,
      url: 'http://localhost:4000/booking-detail',
    }
    await sql`insert into mails (dedupe_key, recipient, locale, content, created_at, due_at)
      values ('x', 'agent@demo.test', 'tr-TR', ${JSON.stringify(content)}, '2026-11-20Z', '2026-11-20Z')`.execute(db)
    await migrate(db)
    const emails: Parameters<SendEmail>[0][] = []
    await sendDueEmails(
      db,
      async (email) => void emails.push(email),
      () => new Date('2026-11-21T09:00:00Z'),
      console,
    )
    expect(emails).toMatchObject([{ to: 'agent@demo.test', subject: expect.stringContaining('Old Hotel') }])
    expect(emails[0]?.text).toContain('Old Hotel\n2027-01-10 – 2027-01-13')
    await close()
  })

  it('returns the first response when a top-up from before the upgrade is retried', { timeout: 60_000 }, async () => {
    const location = await locateEmptyDatabase()
    const { db, close } = await openDatabase({ ...location, dataDir: location.dataDir && join(folder, 'top-up') })
    await migrate(db, '105-declined-actions')
    const now = new Date('2026-11-21T09:00:00Z')
    await seedDemoData(db, now)
    await sql`insert into card_payments (id, company_id, user_sub, client_key, amount_halalas, state, page_url, created_at, updated_at)
      values ('old', ${demoCompanyIds.a}, ${demoSubs.agent}, 'started-before', 50000, 'CREATED', 'https://pay.test/old',
        ${now}, ${now})`.execute(db)
    await migrate(db)
    const cards = createCheckoutCom({
      apiUrl: 'http://127.0.0.1:9',
      secretKey: '',
      webhookSecret: '',
      channelId: undefined,
    })
    const app = await buildTestApp(db, { cards })
    const retry = await app.inject({
      method: 'POST',
      url: '/payments',
      headers: { ...authorization('agent'), 'idempotency-key': 'started-before' },
      payload: { amount: '500.00' },
    })
    expect(retry.json().response).toMatchObject({ paymentId: 'old', pageUrl: 'https://pay.test/old' })
    await close()
  })

  it('adds the blacklist to existing demo data on the next start', { timeout: 60_000 }, async () => {
    const location = await locateEmptyDatabase()
    const { db, close } = await openDatabase({ ...location, dataDir: location.dataDir && join(folder, 'seeded') })
    const now = new Date('2026-11-21T09:00:00Z')
    await migrate(db)
    await seedDemo(db, now)
    await db.deleteFrom('blacklisted_licences').execute()
    await seedDemo(db, now)
    const rows = await db.selectFrom('blacklisted_licences').select('licence_key').orderBy('licence_key').execute()
    expect(rows.map(({ licence_key }) => licence_key)).toEqual(['UMR0000', 'UMR0666'])
    await close()
  })
})

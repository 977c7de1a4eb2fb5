import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase, postgresDatabase } from '#src/database/db.ts'
import { settleDeps } from '#src/testing/app.ts'
import { type TestGateway, type TestStay, openTestGateway } from '#src/testing/test-gateway.ts'
import { templateDatabase } from '#src/testing/database-setup.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { postgresUrl } from '#src/testing/postgres.ts'
import { settleDueOrders } from '#src/testing/due-work.ts'

const failOnError = (error: unknown) => expect.unreachable(String(error))

describe('booking interrupted after its intent was written', () => {
  const database = withDatabase()
  const breakSuppliers = () => sql`alter table supplier_orders rename to broken`.execute(database.db)
  const restoreSuppliers = () => sql`alter table broken rename to supplier_orders`.execute(database.db)

  it('stays unknown with its money on hold until a retry or the reconciler completes it', async () => {
    const gateway = await openTestGateway(database.db)
    const first = await gateway.hold('agent')
    const second = await gateway.hold('colleague')
    const keys = [randomUUID(), randomUUID()] as const
    gateway.advance(30)
    await breakSuppliers()
    const interrupted = await gateway.reserve('agent', { ...first.body, authCode: gateway.code('agent') }, keys[0])
    await gateway.reserve('colleague', { ...second.body, authCode: gateway.code('colleague') }, keys[1])
    expect(interrupted.status).toBe(500)
    expect(await gateway.list('agent')).toMatchObject([{ status: 'Unknown' }, { status: 'Unknown' }])
    expect(await gateway.balance('agent')).toBe((50_000 - first.total - second.total).toFixed(2))
    await expectBalancedBooks(database.db)
    await restoreSuppliers()

    const retried = await gateway.reserve('agent', { ...first.body, authCode: 'any' }, keys[0])
    expect(retried.replayed).toBe(true)
    expect(retried.response).toMatchObject({ bookingStatus: 'Confirmed' })

    const settle = () => settleDueOrders(settleDeps(database.db, gateway.clock), failOnError)
    gateway.advance(4)
    await settle()
    expect((await gateway.list('agent')).map(({ status }) => status).toSorted()).toEqual(['Confirmed', 'Unknown'])
    gateway.advance(1)
    await settle()
    const rows = await gateway.list('agent')
    expect(rows.map(({ status }) => status)).toEqual(['Confirmed', 'Confirmed'])
    const settled = rows.find(({ clientReference }) => clientReference === keys[1])
    const { response } = await gateway.call('agent', '/hotels/viewreservation', settled)
    expect(response['history']).toMatchObject([
      { kind: 'CONFIRMED' },
      { kind: 'CHARGED' },
      { kind: 'REREAD' },
      { kind: 'UNANSWERED' },
      { kind: 'REQUESTED' },
    ])
    await expectBalancedBooks(database.db)
  })
})

describe('cancellation interrupted after its intent was written', () => {
  const database = withDatabase()
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await openTestGateway(database.db)
  })
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database.db)
  const settle = () => settleDueOrders(settleDeps(database.db, gateway.clock), failOnError)
  const bookAndQuote = async (stay?: TestStay) => {
    const booked = await gateway.book('agent', stay)
    gateway.advance(300)
    const { response } = await gateway.quoteCancellation('agent', booked.reference, booked.body.provider)
    return { ...booked, provider: booked.body.provider, quote: response }
  }
  const view = async (bookingReferenceNo: string, provider: string) =>
    (await gateway.call('agent', '/hotels/viewreservation', { bookingReferenceNo, provider })).response

  // The step that fails: the call to the supplier, or the transaction that writes its response.
  describe.each([
    ['during the supplier call', 'supplier_orders'],
    ['after the supplier had cancelled', 'mails'],
  ])('%s', (_, table) => {
    it('stays in progress, cannot be requested again, and is completed by a retry', async () => {
      const { reference, provider, quote, total } = await bookAndQuote()
      const colleagueQuote = await gateway.quoteCancellation('colleague', reference, provider)
      const balanceBefore = Number(await gateway.balance('agent'))
      const key = randomUUID()
      await rename(table, 'broken')
      expect((await gateway.confirmCancellation('agent', quote, provider, key)).status).toBe(500)
      await rename('broken', table)

      expect(await gateway.balance('agent')).toBe(balanceBefore.toFixed(2))
      const inProgress = { eligible: false, availableFrom: null, blockers: [{ code: 'cancelInProgress' }] }
      const row = (await gateway.list('agent')).find(({ bookingReferenceNo }) => bookingReferenceNo === reference)
      expect(row).toMatchObject({ status: 'Confirmed', cancellation: inProgress })
      expect(await view(reference, provider)).toMatchObject({
        bookingStatus: 'Confirmed',
        cancellation: inProgress,
        history: [
          { kind: 'UNANSWERED' },
          { kind: 'CANCEL_REQUESTED', actor: 'Demo Agent' },
          { kind: 'CONFIRMED' },
          {},
          {},
        ],
      })
      await expectBalancedBooks(database.db)
      const refusals = [
        await gateway.confirmCancellation('agent', quote, provider),
        await gateway.confirmCancellation('colleague', colleagueQuote.response, provider),
        await gateway.quoteCancellation('agent', reference, provider),
      ]
      for (const { status, refusal } of refusals) expect([status, refusal?.code]).toEqual([200, 'cancelInProgress'])

      const finished = await gateway.confirmCancellation('agent', quote, provider, key)
      expect(finished).toMatchObject({ replayed: true, response: { bookingStatus: 'Cancelled', refundAmount: total } })
      expect(await gateway.balance('agent')).toBe((balanceBefore + total).toFixed(2))
      expect((await gateway.confirmCancellation('agent', quote, provider, key)).json).toEqual(finished.json)
      await expectBalancedBooks(database.db)
    })

    it('is completed by the reconciler with the promised refund, even after the stay has begun', async () => {
      const { reference, provider, quote, total } = await bookAndQuote({
        checkIn: '2026-12-08',
        checkOut: '2026-12-12',
      })
      const balanceBefore = Number(await gateway.balance('agent'))
      const key = randomUUID()
      await rename(table, 'broken')
      expect((await gateway.confirmCancellation('agent', quote, provider, key)).status).toBe(500)
      await rename('broken', table)
      gateway.advance(4)
      await settle()
      expect(await view(reference, provider)).toMatchObject({ bookingStatus: 'Confirmed' })
      gateway.advance(1)
      await rename(table, 'broken')
      const errors: unknown[] = []
      const tryToSettle = () => settleDueOrders(settleDeps(database.db, gateway.clock), (error) => errors.push(error))
      await Promise.all([tryToSettle(), tryToSettle()])
      gateway.advance(14)
      await tryToSettle()
      expect(errors).toHaveLength(1)
      await rename('broken', table)
      gateway.advance(20 * 24 * 3600)
      await settle()
      await settle()
      expect(await view(reference, provider)).toMatchObject({
        bookingStatus: 'Cancelled',
        paymentInfo: { refundedAmount: total },
        history: [
          { kind: 'REFUNDED', amount: total },
          { kind: 'CANCELLED', actor: 'Demo Agent', note: 'The group travels later' },
          { kind: 'REREAD', actorKind: 'SYSTEM' },
          { kind: 'UNANSWERED' },
          { kind: 'CANCEL_REQUESTED' },
          { kind: 'CONFIRMED' },
          {},
          {},
        ],
      })
      expect(await gateway.balance('agent')).toBe((balanceBefore + total).toFixed(2))
      const retried = await gateway.confirmCancellation('agent', quote, provider, key)
      expect(retried).toMatchObject({ replayed: true, response: { bookingStatus: 'Cancelled', refundAmount: total } })
      const emails = await database.db
        .selectFrom('mails')
        .select('dedupe_key')
        .where('dedupe_key', '=', `booking-cancelled:${reference}`)
        .execute()
      expect(emails).toHaveLength(1)
      await expectBalancedBooks(database.db)
      gateway.advance(-20 * 24 * 3600)
    })
  })
})

describe('gateway killed while booking and cancelling', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-crash-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Returns a folder for PGlite, or the URL of a new database on the scratch PostgreSQL server. */
  const createLocation = async () => {
    const source = inject('database')
    if (source.engine === 'pglite') return folder
    const name = `crash_${randomUUID().replaceAll('-', '')}`
    const server = postgresDatabase(postgresUrl(source.socketFolder, 'postgres'))
    await sql`create database ${sql.id(name)} template ${sql.id(templateDatabase)}`.execute(server)
    await server.destroy()
    return postgresUrl(source.socketFolder, name)
  }

  /**
   * Runs `booking-load.ts`, kills it after `acknowledgements` lines and returns the lines. The program prints a line for each change that the gateway
   * acknowledged.
   */
  const runAndKill = async (location: string, start: Date, acknowledgements: number) => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../testing/booking-load.ts'), location, start.toISOString()],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const errorOutput: string[] = []
    child.stderr.on('data', (chunk) => errorOutput.push(String(chunk)))
    const exited = once(child, 'exit')
    const lines: string[] = []
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line)
      if (lines.length === acknowledgements) child.kill('SIGKILL')
    }
    await exited
    expect(errorOutput).toEqual([])
    return lines
  }

  it('loses no acknowledged change and leaves no order unfinished', { timeout: 120_000 }, async () => {
    const location = await createLocation()
    const acknowledged: string[] = []
    for (const [round, count] of [3, 6, 1, 4].entries()) {
      const start = new Date(Date.UTC(2026, 10, 21, 9 + 12 * round))
      acknowledged.push(...(await runAndKill(location, start, count)))
    }
    const { db, close } = await openDatabase(
      location === folder ? { databaseUrl: undefined, dataDir: location } : { databaseUrl: location, dataDir: '' },
    )
    await expectBalancedBooks(db)
    await settleDueOrders(
      settleDeps(db, () => new Date(Date.UTC(2026, 11, 1))),
      failOnError,
    )
    await expectBalancedBooks(db)
    const bookings = await db.selectFrom('orders').select(['reference', 'state']).execute()
    const stateOf = new Map(bookings.map(({ reference, state }) => [reference, state]))
    for (const line of acknowledged) {
      const [event, reference = ''] = line.split(' ')
      const possibleStates = event === 'cancelled' ? ['cancelled'] : ['confirmed', 'cancelled']
      expect(possibleStates).toContain(stateOf.get(reference))
    }
    expect(
      [...stateOf.values()].filter((state) => ['requested', 'unanswered', 'pending', 'cancelling'].includes(state)),
    ).toEqual([])
    await close()
  })
})

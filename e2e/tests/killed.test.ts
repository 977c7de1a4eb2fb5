import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { demoCompanyIds } from '../../gateway/seeds/companies.ts'
import type { Db } from '../../gateway/src/database/db.ts'
import { expectBalancedBooks } from '../../gateway/src/testing/ledger-check.ts'
import type { SeenCall } from '../../gateway/src/testing/ledger-simulation/calls.ts'
import { checkHistory } from '../../gateway/src/testing/ledger-simulation/check-history.ts'
import { addRacers, type Racer } from '../../gateway/src/testing/racers.ts'
import { seededRandom } from '../../gateway/src/values/seeded-random.ts'
import { BANK, transfer, walletAccount } from '../../gateway/src/ledger/repository.ts'
import { createClient } from '../support/kill/client.ts'
import { startKilling } from '../support/kill/killer.ts'
import { openBookings } from '../support/kill/operations.ts'
import { products } from '../support/kill/products.ts'
import { type KillableServices, createKillableServices } from '../support/kill/services.ts'
import { graphql } from '../support/stack.ts'

/** Seed of all random choices, such as when to kill a service. */
const seed = process.env['KILL_SEED'] ?? String(Date.now())
const concurrentAgents = 12
const faultPercent = 15
/** The reconciler retries a call without a response after 5, 15 and 60 s. */
const reconciliationMs = 90_000

let services: KillableServices | undefined
afterEach(async () => {
  await services?.close()
  services = undefined
})

/** Adds agents of three companies with enough money for all bookings. */
async function addFundedRacers(db: Db, count: number): Promise<Racer[]> {
  const at = new Date()
  const companies = Object.values(demoCompanyIds)
  const deposit = {
    kind: 'deposit',
    from: BANK,
    halalas: 10_000_000_00,
    at,
    orderReference: null,
    actorSub: null,
  } as const
  for (const id of companies)
    await db.transaction().execute((trx) => transfer(trx, { ...deposit, to: walletAccount(id) }))
  const ids = Array.from({ length: count }, (_, index) => companies[index % companies.length] ?? demoCompanyIds.a)
  return addRacers(db, ids, at)
}

interface Page {
  bookings: {
    complete: boolean
    pageCount: number
    items: { reference: string; status: string; cancellation: { blockers: { code: string }[] } }[]
  }
}

/** Returns references of the agent's company's bookings that are unknown, pending or being cancelled. */
async function readOpenBookings({ url, tokenOf }: KillableServices, racer: Racer): Promise<string[]> {
  const open: string[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data } = await graphql<Page>(url, openBookings, { variables: { page }, token: tokenOf(racer) })
    if (!data.bookings.complete) throw new Error('The list of bookings is incomplete')
    pages = data.bookings.pageCount
    for (const { reference, status, cancellation } of data.bookings.items) {
      const isCancelling = cancellation.blockers.some(({ code }) => code === 'CANCEL_IN_PROGRESS')
      if (isCancelling || ['UNKNOWN', 'PENDING'].includes(status)) open.push(reference)
    }
  }
  return open
}

/** Reads the open bookings of several agents' companies. */
const readAllOpenBookings = async (services: KillableServices, racers: readonly Racer[]): Promise<string[]> =>
  (await Promise.all(racers.map((racer) => readOpenBookings(services, racer)))).flat()

const countByValue = (values: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, group]) => [value, group.length]))

test.each([
  ['PostgreSQL', 150],
  ['PGlite', 50],
] as const)(
  `does not lose, duplicate or block bookings and cancellations when gateway and server are killed, on %s with %i bookings (KILL_SEED=${seed})`,
  // A quiet machine needs three minutes.
  { timeout: 1_200_000 },
  async (engine, bookings) => {
    services = await createKillableServices(engine)
    const running = services
    const { gateway, server } = running
    await gateway.start()
    await gateway.stop()
    const racers = await running.withDatabase((db) => addFundedRacers(db, bookings * 4))
    running.setFaultPercent(faultPercent)
    await Promise.all([gateway.start(), server.start()])
    const companyRacers = racers.slice(0, Object.keys(demoCompanyIds).length)
    // The demo data has bookings that stay pending.
    const openBefore = await readAllOpenBookings(running, companyRacers)

    const history: SeenCall[] = []
    const { kills, stop, killing } = startKilling(running, seededRandom(`${seed} kills`), () =>
      history.reduce((sum, { seen }) => sum + seen.filter(({ kind }) => kind !== 'unknown').length, 0),
    )
    const isEachKilled = () => Math.min(...Object.values(kills)) > 2
    let turn = 0
    let bookedCount = 0
    async function work(): Promise<void> {
      while ((bookedCount < bookings || !isEachKilled()) && turn < racers.length) {
        const racer = racers[turn]
        const product = products[turn % products.length]
        turn += 1
        if (!racer || !product) return
        const random = seededRandom(`${seed} ${racer.email}`)
        if (await createClient({ services: running, racer, history, random }).bookAndCancel(product)) bookedCount += 1
      }
    }
    const working = Promise.all(Array.from({ length: concurrentAgents }, work))
    await Promise.race([working, killing])
    await stop()
    await working

    // The suppliers have recovered.
    running.setFaultPercent(0)
    await gateway.stop()
    // After four calls without a response, the next retry is due in five minutes. Skips the wait.
    await running.withDatabase((db) =>
      db.updateTable('orders').set({ due_at: new Date() }).where('due_at', 'is not', null).execute(),
    )
    await gateway.start()
    await vi.waitFor(async () => expect(await readAllOpenBookings(running, companyRacers)).toEqual(openBefore), {
      timeout: reconciliationMs,
      interval: 500,
    })
    await server.stop()
    await gateway.stop()
    await running.withDatabase((db) => checkHistory(db, history, { mayGiveUp: true }))

    const seen = history.flatMap((call) => call.seen.map(({ kind }) => `${call.operation} ${kind}`))
    const counts = countByValue(seen)
    expect(counts['book done']).toBeGreaterThanOrEqual(bookings)
    expect(counts['book unknown']).toBeGreaterThan(0)
    expect(counts['cancel done']).toBeGreaterThan(bookings / 10)
    expect(isEachKilled()).toBe(true)
  },
)

describe('a gateway that is killed while it starts for the first time', () => {
  test.each(['PostgreSQL', 'PGlite'] as const)(
    `has all its data after the next start, on %s (KILL_SEED=${seed})`,
    async (engine) => {
      services = await createKillableServices(engine)
      const random = seededRandom(`${seed} starts`)
      const { gateway, withDatabase } = services
      for (let kill = 0; kill < 8; kill += 1) {
        gateway.launch()
        await sleep(random.int(300, 2500))
        await gateway.kill()
      }
      await gateway.start()
      await gateway.stop()
      await withDatabase(async (db) => {
        await expectBalancedBooks(db)
        const { count: orders } = await db
          .selectFrom('orders')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        expect(orders).toBe(60)
      })
    },
  )
})

/**
 * Measures pages of the bookings list in the reference gateway on PostgreSQL, with 100, 10,000 and 100,000 bookings of one company. A test in
 * graphql-server checks that the server makes one call per page.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../../gateway/migrations/migrate.ts'
import { seedManyBookings } from '../../../gateway/seeds/many-bookings.ts'
import { seedDemo } from '../../../gateway/seeds/seed.ts'
import { type Db, postgresDatabase } from '../../../gateway/src/database/db.ts'
import { buildTestApp } from '../../../gateway/src/testing/app.ts'
import { postgresUrl, startPostgres } from '../../../gateway/src/testing/postgres.ts'
import { authorization } from '../../../gateway/src/testing/token.ts'
import { reportGoal } from '../goals.ts'
import { lowerMean } from '../measure.ts'

const sizes = [100, 10_000, 100_000]
const runs = 100
const now = new Date()
const today = now.toISOString().slice(0, 10)

const pages: [string, object][] = [
  ['first page', {}],
  ['page 500', { page: 500 }],
  ['middle page', { page: 2500 }],
  ['last page', { page: 100_000 }],
  ['first page by arrival', { sort: 'checkInDate', upcomingFrom: today }],
  ['page 500 by arrival', { sort: 'checkInDate', upcomingFrom: today, page: 500 }],
  ['cancelled bookings', { status: ['CANCELLED'] }],
  ['with a tag', { where: [{ tag: 'rajab-a' }] }],
  ['with two words', { where: [{ text: 'noor kestrel' }] }],
  ['with one word of many', { where: [{ text: 'noor' }] }],
]

/**
 * Prints the time and CPU time of each page. Returns the time of the first page in milliseconds: the mean of the
 * faster half of its runs.
 */
async function measurePages(db: Db): Promise<number> {
  const means: number[] = []
  const app = await buildTestApp(db, { clock: () => now })
  const headers = authorization('agent')
  for (const [name, page] of pages) {
    const query = { select: JSON.stringify({ page: { pageSize: 20, with: ['statuses', 'tags'], ...page } }) }
    const times: number[] = []
    let cpuMs = 0
    for (let run = -10; run < runs; run += 1) {
      const cpuBefore = process.cpuUsage()
      const started = performance.now()
      const response = await app.inject({ url: '/hotels/reservations', query, headers })
      if (response.statusCode !== 200) throw new Error(`The gateway rejected a measured request: ${response.body}`)
      const { user, system } = process.cpuUsage(cpuBefore)
      // The first runs are a warm-up.
      if (run < 0) continue
      times.push(performance.now() - started)
      cpuMs += (user + system) / 1000
    }
    const cell = (value: number) => value.toFixed(1).padStart(10)
    means.push(lowerMean(times))
    console.log(`${name.padEnd(24)}${cell(lowerMean(times))}${cell(cpuMs / runs)}`)
  }
  await app.close()
  return means[0] ?? Number.NaN
}

export async function measureLists(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-bench-lists-'))
  const stop = await startPostgres(folder)
  const firstPages: number[] = []
  try {
    const db = postgresDatabase(postgresUrl(folder, 'postgres'))
    await migrate(db)
    await seedDemo(db, now)
    let written = 0
    for (const size of sizes) {
      await seedManyBookings(db, { count: size - written, now })
      written = size
      console.log(`\n${`${size} bookings`.padEnd(24)}ms (faster half) and CPU ms of the gateway`)
      firstPages.push(await measurePages(db))
    }
    await db.destroy()
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const [smallestMs = 0, , largestMs = 0] = firstPages
  reportGoal({
    name: 'First page of bookings at the gateway, 100,000 compared with 100 bookings',
    goal: '≤ 1.50 ×, one call',
    result: `${(largestMs / smallestMs).toFixed(2)} ×, ${largestMs.toFixed(1)} ms`,
    isReached: largestMs <= 1.5 * smallestMs,
  })
}

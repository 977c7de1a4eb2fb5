/**
 * Adds bookings to the first demo company: `node bench/src/lists/seed.ts 100000`. Writes to `DATABASE_URL`, or to `DATA_DIR` while no
 * stack runs in it.
 */
import { migrate } from '../../../gateway/migrations/migrate.ts'
import { seedManyBookings } from '../../../gateway/seeds/many-bookings.ts'
import { seedDemo } from '../../../gateway/seeds/seed.ts'
import { openDatabase } from '../../../gateway/src/database/db.ts'

const count = Number(process.argv[2] ?? 100_000)
if (!Number.isInteger(count) || count < 1) throw new TypeError('usage: node bench/src/lists/seed.ts COUNT')
const { db, close } = await openDatabase({
  databaseUrl: process.env['DATABASE_URL'],
  dataDir: process.env['DATA_DIR'] ?? '.data',
})
const started = performance.now()
await migrate(db)
await seedDemo(db, new Date())
await seedManyBookings(db, { count, now: new Date() })
await close()
console.log(`${count} bookings in ${((performance.now() - started) / 1000).toFixed(1)} s`)

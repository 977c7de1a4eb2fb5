// Books and cancels on a database until it is killed, and prints acknowledged calls. crash.test.ts runs it as a process: node booking-load.ts
// <folder or postgres URL> <ISO instant to start at>
import { migrate } from '../../migrations/migrate.ts'
import { openDatabase } from '#src/database/db.ts'
import { deskAt, seedDesk } from './booking-desk.ts'

const [, , place = '', start = ''] = process.argv
const { db } = await openDatabase(
  place.startsWith('postgres') ? { databaseUrl: place, dataDir: '' } : { databaseUrl: undefined, dataDir: place },
)
await migrate(db)
const seeded = await db.selectFrom('companies').select('id').executeTakeFirst()
if (!seeded) await seedDesk(db, new Date(start))
const desk = await deskAt(db, new Date(start))
for (;;) {
  const { reference, body, reply } = await desk.book('agent')
  if (reply.response['bookingStatus'] !== 'Confirmed') throw new Error(JSON.stringify(reply.json))
  process.stdout.write(`booked ${reference}\n`)
  desk.pass(300)
  const { response } = await desk.quoteCancellation('agent', reference, body.provider)
  const cancelled = await desk.confirmCancellation('agent', response, body.provider)
  if (cancelled.response['bookingStatus'] !== 'Cancelled') throw new Error(JSON.stringify(cancelled.json))
  process.stdout.write(`cancelled ${reference}\n`)
}

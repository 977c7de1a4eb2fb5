// Books and cancels until it is killed, and prints each acknowledged call. crash.test.ts runs it as a process:
// node booking-load.ts <PGlite folder or postgres URL> <ISO start time>
import { migrate } from '../../migrations/migrate.ts'
import { openDatabase } from '#src/database/db.ts'
import { openTestGatewayAt, seedDemoData } from './test-gateway.ts'

const [, , location = '', start = ''] = process.argv
const { db } = await openDatabase(
  location.startsWith('postgres')
    ? { databaseUrl: location, dataDir: '' }
    : { databaseUrl: undefined, dataDir: location },
)
await migrate(db)
const company = await db.selectFrom('companies').select('id').executeTakeFirst()
if (!company) await seedDemoData(db, new Date(start))
const gateway = await openTestGatewayAt(db, new Date(start))
for (;;) {
  const { reference, body, reply } = await gateway.book('agent')
  if (reply.response['bookingStatus'] !== 'Confirmed') throw new Error(JSON.stringify(reply.json))
  process.stdout.write(`booked ${reference}\n`)
  gateway.advance(300)
  const { response } = await gateway.quoteCancellation('agent', reference, body.provider)
  const cancelled = await gateway.confirmCancellation('agent', response, body.provider)
  if (cancelled.response['bookingStatus'] !== 'Cancelled') throw new Error(JSON.stringify(cancelled.json))
  process.stdout.write(`cancelled ${reference}\n`)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { expectBalancedBooks } from '../../gateway/src/testing/ledger-check.ts'
import { seededRandom } from '../../gateway/src/values/seeded-random.ts'
import { killableGateway } from '../support/kill/services.ts'

/** Another seed kills at other moments. */
const seed = process.env['KILL_SEED'] ?? String(Date.now())

test.each(['PostgreSQL', 'PGlite'] as const)(
  `a gateway that is killed while it starts for the first time starts with all its data, on %s (KILL_SEED=${seed})`,
  async (engine) => {
    const random = seededRandom(seed)
    const killed = await killableGateway(engine)
    const { gateway } = killed
    try {
      for (let kill = 0; kill < 5; kill += 1) {
        gateway.launch()
        await sleep(random.int(300, 2500))
        await gateway.kill()
      }
      await gateway.start()
      await gateway.stop()
      await killed.withRows(async (db) => {
        await expectBalancedBooks(db)
        const { count } = await db
          .selectFrom('orders')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        expect(count).toBe(60)
      })
    } finally {
      await killed.close()
    }
  },
)

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../migrations/migrate.ts'
import { seedDemo } from '../../seeds/seed.ts'
import { withDatabase } from '#src/testing/database.ts'

const database = withDatabase()

describe('PostgreSQL and PGlite', () => {
  it('return the same types', async () => {
    const { rows } =
      await sql`select 9007199254740991::int8 as int8, 12.50::numeric as amount, date '2027-03-01' as day,
      timestamptz '2027-03-01T00:00:00Z' as instant, '{"a":[1]}'::jsonb as json, count(*) as count, array['a','b'] as list,
      null::date as nothing`.execute(database.db)
    expect(rows).toEqual([
      {
        int8: 9_007_199_254_740_991,
        amount: '12.50',
        day: '2027-03-01',
        instant: new Date('2027-03-01T00:00:00Z'),
        json: { a: [1] },
        count: 1,
        list: ['a', 'b'],
        nothing: null,
      },
    ])
  })

  it('reject an integer that would lose precision', async () => {
    await expect(sql`select 9007199254740993::int8`.execute(database.db)).rejects.toThrow(RangeError)
  })

  it('apply migrations once', async () => {
    const names = async () =>
      (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db)).rows
    const before = await names()
    await migrate(database.db)
    expect(await names()).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
  })

  it('are seeded only once', async () => {
    const agents = () => database.db.selectFrom('agents').selectAll().orderBy('sub').execute()
    await seedDemo(database.db, new Date('2026-11-21T09:00:00Z'))
    const seeded = await agents()
    await seedDemo(database.db, new Date('2026-12-24T09:00:00Z'))
    expect(await agents()).toEqual(seeded)
    expect(seeded.map(({ email }) => email)).toContain('lowfunds@demo.test')
  })
})

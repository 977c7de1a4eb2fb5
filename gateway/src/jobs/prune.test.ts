import { beforeAll, expect, it } from 'vitest'
import { computeTimeStep } from '#src/authenticator/code.ts'
import { products } from '#src/testing/catalogue.ts'
import { withDatabase } from '#src/testing/database.ts'
import { demoSubs, seedCompanies } from '../../seeds/companies.ts'
import type { Db } from '#src/database/db.ts'
import { prune } from './prune.ts'

const database = withDatabase()
const start = new Date('2026-11-21T09:00:00Z')
const afterStart = (ms: number) => new Date(start.getTime() + ms)
const minute = 60_000
const day = 24 * 60 * minute
const sub = demoSubs.agent

beforeAll(() => seedCompanies(database.db, start))

interface Case {
  readonly table: 'mails' | 'contact_messages' | 'registrations' | 'sessions' | 'revoked_origins' | 'authenticator_uses'
  readonly retentionMs: number
  readonly insert: (db: Db) => Promise<unknown>
}

const cases: Case[] = [
  {
    table: 'mails',
    retentionMs: 30 * day,
    async insert(db) {
      const email = { recipient: 'a@b.test', locale: 'en-US', content: '{}', created_at: start, due_at: start }
      await db
        .insertInto('mails')
        .values({ ...email, dedupe_key: 'sent' })
        .execute()
      await db.updateTable('mails').set({ state: 'sent', finished_at: start, due_at: null }).execute()
    },
  },
  {
    table: 'contact_messages',
    retentionMs: 365 * day,
    insert: (db) =>
      db
        .insertInto('contact_messages')
        .values({ reference: 'MSG', at: start, name: '', email: '', subject: '', message: '', cult_code: 'en-US' })
        .execute(),
  },
  {
    table: 'registrations',
    retentionMs: 30 * day,
    insert: (db) =>
      db
        .insertInto('registrations')
        .values({ email: 'abandoned@agency.example', details: '{}', created_at: start, licence_key: null })
        .execute(),
  },
  {
    table: 'sessions',
    retentionMs: 90 * day,
    insert: (db) =>
      db
        .insertInto('sessions')
        .values({ id: '1', user_sub: sub, origin_jti: 'o', started_at: start, last_seen_at: start, user_agent: null })
        .execute(),
  },
  {
    table: 'revoked_origins',
    retentionMs: 90 * day,
    insert: (db) => db.insertInto('revoked_origins').values({ origin_jti: 'o', revoked_at: start }).execute(),
  },
  {
    table: 'authenticator_uses',
    retentionMs: 5 * minute,
    async insert(db) {
      await db.insertInto('authenticators').values({ user_sub: sub, secret: 'A', enrolled_at: start }).execute()
      await db
        .insertInto('authenticator_uses')
        .values({ user_sub: sub, step: computeTimeStep(start) })
        .execute()
    },
  },
]

const countRows = async (table: Case['table']) => (await database.db.selectFrom(table).selectAll().execute()).length

it.each(cases)(
  'deletes rows from $table once their retention period has passed, not before',
  async ({ table, retentionMs, insert }) => {
    await insert(database.db)
    await prune(database.db, products, afterStart(retentionMs), console)
    expect(await countRows(table)).toBe(1)
    await prune(database.db, products, afterStart(retentionMs + minute), console)
    expect(await countRows(table)).toBe(0)
  },
)

it('never deletes a pending e-mail or a registration that may have created an account', async () => {
  await database.db
    .insertInto('mails')
    .values({
      dedupe_key: 'pending',
      recipient: 'a@b.test',
      locale: 'en-US',
      content: '{}',
      created_at: start,
      due_at: start,
    })
    .execute()
  await database.db
    .insertInto('registrations')
    .values({
      email: 'requested@agency.example',
      details: '{}',
      created_at: start,
      requested_at: start,
      licence_key: null,
    })
    .execute()
  await prune(database.db, products, afterStart(1000 * day), console)
  expect([await countRows('mails'), await countRows('registrations')]).toEqual([1, 1])
})

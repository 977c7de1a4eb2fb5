import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createLogger } from './log.ts'
import { buildTestApp } from './testing/app.ts'
import { withDatabase } from './testing/database.ts'
import { authorization } from './testing/token.ts'

const database = withDatabase()
const email = 'traveler@agency.example'

function logToMemory() {
  const lines: string[] = []
  return { lines, logger: createLogger({ write: (line) => void lines.push(line) }) }
}

/** Returns the error of a failing query. */
const catchError = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => new Error('the query succeeded'),
    (error: unknown) => error,
  )

describe('log', () => {
  it('omits the query parameters of a failed SQL query', async () => {
    const { lines, logger } = logToMemory()
    const app = await buildTestApp(database.db, {}, logger)
    await sql`alter table mails rename to hidden_mails`.execute(database.db)
    const reply = await app.inject({
      method: 'POST',
      url: '/contact-messages',
      payload: { name: 'TestGateway', email, subject: 'Hello', message: `Write to ${email}`, cultCode: 'en-US' },
    })
    await sql`alter table hidden_mails rename to mails`.execute(database.db)
    expect(reply.statusCode).toBe(500)
    const errorLines = lines.filter((line) => JSON.parse(line).level >= 50)
    expect(errorLines).toHaveLength(1)
    expect(JSON.parse(errorLines[0] ?? '')).toMatchObject({
      err: { code: '42P01', message: expect.stringContaining('mails') },
    })
    expect(lines.join('')).not.toContain(email)
  })

  it.each([
    [
      'a duplicate key',
      () => sql`insert into registrations (email, details, created_at) values
      (${email}, '{}', now()), (${email}, '{}', now())`,
    ],
    ['a value of the wrong type', () => sql`select ${email}::text::integer`],
    ['a violated constraint', () => sql`insert into registrations (email, created_at) values (${email}, now())`],
  ])('omits the values behind %s, even when it is the cause of another error', async (_what, query) => {
    const error = await catchError(query().execute(database.db))
    const { lines, logger } = logToMemory()
    logger.error(error, 'The query failed')
    logger.error(new Error('wrapped', { cause: error }), 'The query failed')
    expect(lines.join('')).not.toContain(email)
    expect(lines).toHaveLength(2)
    expect(JSON.parse(lines[0] ?? '').err.code).toMatch(/^2\w{4}$/)
    expect(JSON.parse(lines[0] ?? '').err.stack).toMatch(/^ {4}at /)
  })

  it('omits a request’s query string', async () => {
    const { lines, logger } = logToMemory()
    const app = await buildTestApp(database.db, {}, logger)
    await app.inject({ url: '/cart/link?id=secret-link', headers: authorization() })
    expect(lines.join('')).toContain('/cart/link')
    expect(lines.join('')).not.toContain('secret-link')
  })

  it('omits tokens', async () => {
    const { lines, logger } = logToMemory()
    const app = await buildTestApp(database.db, {}, logger)
    const headers = authorization()
    await app.inject({ url: '/profile', headers })
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toContain(headers.authorization.split('.')[1])
  })
})

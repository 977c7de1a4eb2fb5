import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '#src/log.ts'
import { buildTestApp } from '#src/testing/app.ts'
import { withDatabase } from '#src/testing/database.ts'
import { queueEmail, sendDueEmails, type SendEmail, startOutbox } from './outbox.ts'

const database = withDatabase()
const start = Date.UTC(2026, 10, 21, 9)
const recipient = 'agent@demo.test'

let seconds: number
let lines: string[]
beforeEach(async () => {
  await database.db.deleteFrom('mails').execute()
  seconds = 0
  lines = []
})

const clock = () => new Date(start + seconds * 1000)
const logger = createLogger({ write: (line) => void lines.push(line) })

const queue = (dedupeKey: string) =>
  database.db.transaction().execute((trx) =>
    queueEmail(trx, {
      dedupeKey,
      recipient,
      locale: 'en-US',
      content: { kind: 'contact-received', reference: 'MSG-7F3K-20418' },
      now: clock(),
    }),
  )

const sendDue = (send: SendEmail) => sendDueEmails(database.db, send, clock, logger)
const rejectWith =
  (error: object): SendEmail =>
  () =>
    Promise.reject(Object.assign(new Error(`550 <${recipient}> refused`), error))

const readStored = () =>
  database.db.selectFrom('mails').select(['state', 'attempts', 'last_error', 'finished_at']).executeTakeFirstOrThrow()

/** Resolves once the claim on the e-mail ends a minute from now. */
const waitForRenewal = () =>
  vi.waitFor(async () => {
    const { due_at: end } = await database.db.selectFrom('mails').select('due_at').executeTakeFirstOrThrow()
    expect(end).toEqual(new Date(clock().getTime() + 60_000))
  })

describe('e-mail outbox', () => {
  it('sends each e-mail once, even if it was queued repeatedly and several processes are sending', async () => {
    await queue('received:1')
    await queue('received:1')
    const sent: string[] = []
    const send: SendEmail = async ({ to }) => void sent.push(to)
    await Promise.all([sendDue(send), sendDue(send)])
    seconds = 100
    await sendDue(send)
    expect(sent).toEqual([recipient])
    expect(await readStored()).toEqual({ state: 'sent', attempts: 1, last_error: null, finished_at: new Date(start) })
  })

  it('does not resend an e-mail that another process has already sent', async () => {
    await queue('received:1')
    const sent: string[] = []
    const slow: SendEmail = async () => {
      seconds = 61
      await sendDue(async ({ to }) => void sent.push(to))
      throw Object.assign(new Error('The connection was lost'), { code: 'ECONNECTION' })
    }
    await sendDue(slow)
    seconds = 1000
    await sendDue(async ({ to }) => void sent.push(to))
    expect(sent).toEqual([recipient])
    expect(await readStored()).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
  })

  it.each([
    ['delivered', () => Promise.resolve(), { state: 'sent', last_error: null }],
    ['rejected', rejectWith({ code: 'ECONNECTION' }), { state: 'pending', last_error: 'ECONNECTION' }],
  ] as const)(
    'does not start a second attempt while a slow one is running that is then %s',
    async (_, reply, outcome) => {
      await queue('received:1')
      const sent: string[] = []
      const slow: SendEmail = async (email) => {
        sent.push(email.to)
        for (seconds = 50; seconds <= 500; seconds += 50) {
          await waitForRenewal()
          await sendDue(slow)
        }
        await reply(email)
      }
      await sendDueEmails(database.db, slow, clock, logger, { renewMs: 1 })
      expect(sent).toEqual([recipient])
      expect(await readStored()).toMatchObject({ ...outcome, attempts: 1 })
    },
  )

  it('retries with increasing delays, records the last error’s class and finally sends the e-mail', async () => {
    await queue('received:1')
    expect(await sendDue(rejectWith({ code: 'ECONNECTION' }))).toBe(0)
    expect(await readStored()).toEqual({ state: 'pending', attempts: 1, last_error: 'ECONNECTION', finished_at: null })
    const attempts: number[] = []
    const failing: SendEmail = async () => {
      attempts.push(seconds)
      throw Object.assign(new Error('busy'), { code: 'EENVELOPE', responseCode: 451 })
    }
    for (seconds = 1; seconds <= 400; seconds++) await sendDue(failing)
    expect(attempts).toEqual([10, 70, 370])
    expect((await readStored()).last_error).toBe('EENVELOPE 451')
    seconds = 3000
    expect(await sendDue(async () => {})).toBe(1)
    expect(await readStored()).toMatchObject({ state: 'sent', attempts: 5, last_error: null })
    expect(lines).toEqual([])
  })

  it('gives up on an e-mail after about a day and logs a warning without the address', async () => {
    await queue('received:1')
    for (seconds = 0; seconds < 24 * 3600; seconds += 60) {
      if ((await readStored()).state !== 'pending') break
      await sendDue(rejectWith({ code: 'ECONNECTION' }))
    }
    expect(seconds).toBeGreaterThan(12 * 3600)
    expect(await readStored()).toMatchObject({ state: 'failed', attempts: 8, last_error: 'ECONNECTION' })
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, kind: 'contact-received', attempts: 8, reason: 'ECONNECTION' },
    ])
    expect(lines.join('')).not.toContain(recipient)
  })

  it('gives up on an e-mail immediately when the server permanently rejects its recipient', async () => {
    await queue('received:1')
    await sendDue(rejectWith({ code: 'EENVELOPE', responseCode: 550 }))
    expect(await readStored()).toMatchObject({ state: 'failed', attempts: 1, last_error: 'EENVELOPE 550' })
    expect(lines).toHaveLength(1)
  })

  it('continues with the next e-mail when one cannot be rendered', async () => {
    await queue('received:1')
    await database.db.updateTable('mails').set({ content: '{"kind":"contact-message"}' }).execute()
    await queue('received:2')
    expect(await sendDue(async () => {})).toBe(1)
  })

  it('sends other e-mails while the mail server is slow to accept one', async () => {
    await queue('received:1')
    await queue('received:2')
    const slow = Promise.withResolvers<void>()
    let calls = 0
    const stop = startOutbox(database.db, () => (++calls === 1 ? slow.promise : Promise.resolve()), clock, logger)
    const readStates = async () =>
      (await database.db.selectFrom('mails').select('state').orderBy('state').execute()).map(({ state }) => state)
    await vi.waitFor(async () => expect(await readStates()).toEqual(['pending', 'sent']))
    slow.resolve()
    await stop()
    expect([await readStates(), calls]).toEqual([['sent', 'sent'], 2])
  })

  it('never sends an e-mail whose transaction was rolled back', async () => {
    const rolledBack = database.db.transaction().execute(async (trx) => {
      const content = { kind: 'contact-received', reference: 'MSG-7F3K-20418' } as const
      await queueEmail(trx, { dedupeKey: 'received:3', recipient, locale: 'en-US', content, now: clock() })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await sendDue(async () => {})).toBe(0)
  })

  it('reports the backlog in /readyz without affecting readiness', async () => {
    const app = await buildTestApp(database.db)
    const readReadiness = async () => {
      const reply = await app.inject('/readyz')
      return [reply.statusCode, reply.json()]
    }
    expect(await readReadiness()).toEqual([200, { status: 'ok', mail: { pending: 0, failed: 0 } }])
    await queue('received:1')
    await queue('received:2')
    await sendDueEmails(database.db, rejectWith({ code: 'EENVELOPE', responseCode: 550 }), clock, logger)
    await queue('received:3')
    expect(await readReadiness()).toEqual([200, { status: 'ok', mail: { pending: 1, failed: 2 } }])
  })
})

import type { Db } from '#src/database/db.ts'
import type { App, Deps } from '#src/deps.ts'
import { countUnsentMails } from '#src/mail/repository.ts'

/** Undefined when the database cannot be reached. Mails that could not be delivered do not make the gateway unready. */
async function readHealth(db: Db) {
  try {
    return { status: 'ok', mail: await countUnsentMails(db) }
  } catch {
    return undefined
  }
}

/** `/healthz`: the process runs. `/readyz`: it can answer calls. A stopping gateway accepts no new connections and returns 503 on open ones. */
export function healthRoutes(app: App, { db }: Deps): void {
  app.get('/healthz', { logLevel: 'silent', schema: { summary: 'Tells whether the process runs' } }, async () => ({
    status: 'ok',
  }))
  app.get(
    '/readyz',
    { logLevel: 'silent', schema: { summary: 'Tells whether calls can be answered, and counts undelivered mails' } },
    async (_request, reply) => {
      const health = await readHealth(db)
      return reply.code(health ? 200 : 503).send(health ?? { status: 'not ready' })
    },
  )
}

import type { Db } from '#src/database/db.ts'
import type { App, Deps } from '#src/deps.ts'
import { countUnsentEmails } from '#src/mail/repository.ts'

/** Counts undelivered e-mails. Returns undefined if the database cannot be reached. Undelivered e-mails do not make the gateway unready. */
async function readHealth(db: Db) {
  try {
    return { status: 'ok', mail: await countUnsentEmails(db) }
  } catch {
    return undefined
  }
}

/** `/healthz`: the process runs. `/readyz`: it can serve calls. A stopping gateway accepts no new connections and returns 503 on open ones. */
export function healthRoutes(app: App, { db }: Deps): void {
  app.get('/healthz', { logLevel: 'silent', schema: { summary: 'Check that the process is running' } }, async () => ({
    status: 'ok',
  }))
  app.get(
    '/readyz',
    {
      logLevel: 'silent',
      schema: { summary: 'Check whether the gateway can serve calls, and count undelivered e-mails' },
    },
    async (_request, reply) => {
      const health = await readHealth(db)
      return reply.code(health ? 200 : 503).send(health ?? { status: 'not ready' })
    },
  )
}

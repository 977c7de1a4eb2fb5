import { sql } from 'kysely'
import type { App, Deps } from '#src/deps.ts'

/** `healthz`: the process lives. `readyz`: it can answer. While it drains it takes no connections, and answers 503 on those it has. */
export function healthRoutes(app: App, { db }: Deps): void {
  app.get('/healthz', { logLevel: 'silent', schema: { summary: 'Is the process alive?' } }, async () => ({
    status: 'ok',
  }))
  app.get('/readyz', { logLevel: 'silent', schema: { summary: 'Can it answer?' } }, async (_request, reply) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready' })
  })
}

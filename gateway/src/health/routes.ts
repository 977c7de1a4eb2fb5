import { sql } from 'kysely'
import type { App, Deps } from '#src/deps.ts'

/** `healthz`: the process lives. `readyz`: it can answer; while it drains, new work should go elsewhere. */
export function healthRoutes(app: App, { db }: Deps): void {
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
  })
  app.get('/healthz', { logLevel: 'silent', schema: { summary: 'Is the process alive?' } }, async () => ({
    status: 'ok',
  }))
  app.get('/readyz', { logLevel: 'silent', schema: { summary: 'Can it answer?' } }, async (_request, reply) => {
    const ready =
      !draining &&
      (await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ))
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready' })
  })
}

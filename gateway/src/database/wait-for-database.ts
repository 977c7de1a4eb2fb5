import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { refusal } from '#src/errors.ts'
import { isConnectionError } from './db.ts'

const RETRY_MS = 1000

/** Answers until the database is available: alive, but not ready. */
async function startUnready(address: { host: string; port: number }): Promise<Server> {
  const unavailable = refusal('UNAVAILABLE', 'The database cannot be reached.', {}, { statusCode: 503 })
  const server = createServer((request, response) => {
    const [status, body] =
      request.url === '/healthz'
        ? [200, { status: 'ok' }]
        : [503, request.url === '/readyz' ? { status: 'not ready' } : unavailable]
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body))
  })
  server.listen(address)
  await once(server, 'listening')
  return server
}

/**
 * Runs `prepare`, which needs the database, and retries every second while the database cannot be reached. Meanwhile the gateway's address answers
 * 503, so that health checks see a live process. Other errors are thrown.
 */
export async function waitForDatabase(
  prepare: () => Promise<void>,
  address: { host: string; port: number },
  onWaiting: (error: Error) => void,
): Promise<void> {
  let unready: Server | undefined
  try {
    for (;;) {
      try {
        return await prepare()
      } catch (error) {
        if (!(error instanceof Error && isConnectionError(error))) throw error
        if (!unready) {
          unready = await startUnready(address)
          onWaiting(error)
        }
        await setTimeout(RETRY_MS)
      }
    }
  } finally {
    if (unready) {
      unready.close()
      unready.closeAllConnections()
      await once(unready, 'close')
    }
  }
}

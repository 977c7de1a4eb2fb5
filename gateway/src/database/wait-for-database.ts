import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { refusal } from '#src/errors.ts'
import { isConnectionError } from './db.ts'

const RETRY_MS = 1000

/** Starts a server that runs until the database is available. The server reports the process as alive but not ready. */
async function startPlaceholderServer(address: { host: string; port: number }): Promise<Server> {
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
 * Runs `prepare`, which needs the database, and retries every second while the database cannot be reached. Meanwhile a placeholder server
 * listens on the gateway's address: `/healthz` reports a live process, and all other paths return 503. Other errors are thrown.
 */
export async function waitForDatabase(
  prepare: () => Promise<void>,
  address: { host: string; port: number },
  onWaiting: (error: Error) => void,
): Promise<void> {
  let placeholder: Server | undefined
  try {
    for (;;) {
      try {
        return await prepare()
      } catch (error) {
        if (!(error instanceof Error && isConnectionError(error))) throw error
        if (!placeholder) {
          placeholder = await startPlaceholderServer(address)
          onWaiting(error)
        }
        await setTimeout(RETRY_MS)
      }
    }
  } finally {
    if (placeholder) {
      placeholder.close()
      placeholder.closeAllConnections()
      await once(placeholder, 'close')
    }
  }
}

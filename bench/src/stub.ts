/** Stub of the user pool and of a gateway that answers at once, in its own process. */
import { type IncomingMessage, createServer } from 'node:http'
import { listen } from '../../graphql-server/src/testing/listen.ts'
import { startUserPool } from '../../graphql-server/src/testing/tokens.ts'
import { text } from 'node:stream/consumers'
import { reservationsAnswer, searchAnswers } from './wire.ts'
import { ready } from './ready.ts'

const searches = Object.entries(searchAnswers).map(
  ([locationCode, answer]) => [locationCode, Buffer.from(JSON.stringify(answer))] as const,
)

/** The search answer for the location that the body of a request names. */
async function searchAnswer(request: IncomingMessage) {
  const body = await text(request)
  return searches.find(([locationCode]) => body.includes(`"${locationCode}"`))?.[1] ?? '{}'
}

const json = { 'content-type': 'application/json' }

const pool = await startUserPool()
const gateway = await listen(
  createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub')
    if (url.pathname === '/hotels/searchWithDetails') {
      void searchAnswer(request).then((answer) => response.writeHead(200, json).end(answer))
      return
    }
    request.resume()
    if (url.pathname === '/hotels/reservations') {
      response.writeHead(200, json).end(JSON.stringify(reservationsAnswer(url.searchParams.get('key') ?? undefined)))
    } else response.writeHead(404, json).end('{}')
  }),
)
ready({ gateway: gateway.url, pool: pool.url, token: pool.token('bench@demo.test') })

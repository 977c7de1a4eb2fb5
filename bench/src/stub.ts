/** Stub of the user pool and of a gateway that answers at once, in its own process. */
import { createServer } from 'node:http'
import { listen } from '../../graphql-server/src/testing/listen.ts'
import { startUserPool } from '../../graphql-server/src/testing/tokens.ts'
import { reservationsAnswer, searchAnswer } from './wire.ts'
import { ready } from './ready.ts'

const search = Buffer.from(JSON.stringify(searchAnswer))
const json = { 'content-type': 'application/json' }

const pool = await startUserPool()
const gateway = await listen(
  createServer((request, response) => {
    request.resume()
    const url = new URL(request.url ?? '/', 'http://stub')
    if (url.pathname === '/hotels/searchWithDetails') response.writeHead(200, json).end(search)
    else if (url.pathname === '/hotels/reservations') {
      response.writeHead(200, json).end(JSON.stringify(reservationsAnswer(url.searchParams.get('key') ?? undefined)))
    } else response.writeHead(404, json).end('{}')
  }),
)
ready({ gateway: gateway.url, pool: pool.url, token: pool.token('bench@demo.test') })

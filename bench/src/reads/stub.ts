/** Stub of the user pool and of an immediate gateway, in its own process. Below `/late` one of its three suppliers takes five seconds. */
import { type IncomingMessage, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../../../graphql-server/src/testing/listen.ts'
import { startUserPool } from '../../../graphql-server/src/testing/tokens.ts'
import { ready } from '../ready.ts'
import { reservationsAnswer, searchAnswers } from './wire.ts'

const searches = Object.entries(searchAnswers).map(
  ([locationCode, answer]) => [locationCode, Buffer.from(JSON.stringify(answer))] as const,
)
const none = '{"hotels":[]}'
const suppliers = ['hudxconnect', 'agoda', 'umrahholidays'].map((provider) => ({ provider }))

/** The search answer for the location and supplier in a request's body. */
async function searchAnswer(request: IncomingMessage) {
  const body = await text(request)
  if (body.includes('"suppliers":["umrahholidays"]')) {
    await wait(5000)
    return none
  }
  if (body.includes('"suppliers":["agoda"]')) return none
  return searches.find(([locationCode]) => body.includes(`"${locationCode}"`))?.[1] ?? none
}

const json = { 'content-type': 'application/json' }

const pool = await startUserPool()
const gateway = await listen(
  createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub')
    const path = pathname.replace(/^\/late/, '')
    if (path === '/hotels/searchWithDetails') {
      void searchAnswer(request).then((answer) => response.writeHead(200, json).end(answer))
      return
    }
    request.resume()
    if (path === '/hotels/reservations') {
      response.writeHead(200, json).end(JSON.stringify(reservationsAnswer(searchParams.get('key') ?? undefined)))
    } else if (path !== pathname && path === '/hotels/suppliers') {
      response.writeHead(200, json).end(JSON.stringify({ response: { suppliers } }))
    } else response.writeHead(404, json).end('{}')
  }),
)
ready({ gateway: gateway.url, pool: pool.url, token: pool.token('bench@demo.test') })

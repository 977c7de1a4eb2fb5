/**
 * Runs a stub user pool and a stub gateway that responds immediately, in a separate process. Below the path `/late`, one of the gateway's three
 * suppliers takes five seconds.
 */
import { type IncomingMessage, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../../../graphql-server/src/testing/listen.ts'
import { startUserPool } from '../../../graphql-server/src/testing/tokens.ts'
import { reportReady } from '../ready.ts'
import { buildReservationsResponse, searchResponses } from './wire.ts'

const searches = Object.entries(searchResponses).map(
  ([locationCode, response]) => [locationCode, Buffer.from(JSON.stringify(response))] as const,
)
const emptyResponse = '{"hotels":[]}'
const suppliers = ['hudxconnect', 'agoda', 'umrahholidays'].map((provider) => ({ provider }))

/** Returns the search response for the location and supplier in a request body. */
async function findSearchResponse(request: IncomingMessage) {
  const body = await text(request)
  if (body.includes('"suppliers":["umrahholidays"]')) {
    await wait(5000)
    return emptyResponse
  }
  if (body.includes('"suppliers":["agoda"]')) return emptyResponse
  return searches.find(([locationCode]) => body.includes(`"${locationCode}"`))?.[1] ?? emptyResponse
}

const json = { 'content-type': 'application/json' }

const pool = await startUserPool()
const gateway = await listen(
  createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub')
    const path = pathname.replace(/^\/late/, '')
    if (path === '/hotels/searchWithDetails') {
      void findSearchResponse(request).then((body) => response.writeHead(200, json).end(body))
      return
    }
    request.resume()
    if (path === '/hotels/reservations') {
      response.writeHead(200, json).end(JSON.stringify(buildReservationsResponse(searchParams.get('key') ?? undefined)))
    } else if (path !== pathname && path === '/hotels/suppliers') {
      response.writeHead(200, json).end(JSON.stringify({ response: { suppliers } }))
    } else response.writeHead(404, json).end('{}')
  }),
)
reportReady({ gateway: gateway.url, pool: pool.url, token: pool.token('bench@demo.test') })

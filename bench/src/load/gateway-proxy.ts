/** Proxies the reference gateway, except for searches in one city, which get the largest response of the bench. */
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../../../graphql-server/src/testing/listen.ts'
import { reportReady } from '../ready.ts'
import { searchResponses } from '../reads/wire.ts'

const [gateway = ''] = process.argv.slice(2)
const largeResponse = Buffer.from(JSON.stringify(searchResponses.SA4))
const emptyResponse = Buffer.from('{"hotels":[]}')

/** City whose searches get the large response. `agent.ts` books in another city. */
const largeCity = 'SA1'

function forward(incoming: IncomingMessage, body: Buffer, response: ServerResponse) {
  const { method, headers } = incoming
  const call = send(`${gateway}${incoming.url}`, { method, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers)
    upstream.pipe(response)
  })
  call.on('error', () => response.destroy())
  call.end(body)
}

async function handle(incoming: IncomingMessage, response: ServerResponse) {
  const body = Buffer.concat(await incoming.toArray())
  if (incoming.url !== '/hotels/searchWithDetails') return forward(incoming, body, response)
  const { locationCode, suppliers } = JSON.parse(body.toString()) as { locationCode: string; suppliers?: string[] }
  if (locationCode !== largeCity) return forward(incoming, body, response)
  const includesSupplier = !suppliers || suppliers.includes('hudxconnect')
  response.writeHead(200, { 'content-type': 'application/json' }).end(includesSupplier ? largeResponse : emptyResponse)
}

const server = await listen(createServer((incoming, response) => void handle(incoming, response)))
reportReady({ url: server.url })

/** Proxies the reference gateway, but answers searches of one city itself with the largest answer of the bench. */
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../../../graphql-server/src/testing/listen.ts'
import { ready } from '../ready.ts'
import { searchAnswers } from '../reads/wire.ts'

const [gateway = ''] = process.argv.slice(2)
const large = Buffer.from(JSON.stringify(searchAnswers.SA4))
const none = Buffer.from('{"hotels":[]}')

/** City with the large answer; `agent.ts` books in another one. */
const city = 'SA1'

function pass(incoming: IncomingMessage, body: Buffer, response: ServerResponse) {
  const { method, headers } = incoming
  const call = send(`${gateway}${incoming.url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  call.on('error', () => response.destroy())
  call.end(body)
}

async function answer(incoming: IncomingMessage, response: ServerResponse) {
  const body = Buffer.concat(await incoming.toArray())
  if (incoming.url !== '/hotels/searchWithDetails') return pass(incoming, body, response)
  const { locationCode, suppliers } = JSON.parse(body.toString()) as { locationCode: string; suppliers?: string[] }
  if (locationCode !== city) return pass(incoming, body, response)
  const includesSupplier = !suppliers || suppliers.includes('hudxconnect')
  response.writeHead(200, { 'content-type': 'application/json' }).end(includesSupplier ? large : none)
}

const server = await listen(createServer((incoming, response) => void answer(incoming, response)))
ready({ url: server.url })

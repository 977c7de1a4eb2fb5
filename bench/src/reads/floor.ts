/** The floor: a server that does the least work possible. `/search/<location>` fetches and parses the search; other paths return stored bytes. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../../../graphql-server/src/testing/listen.ts'
import { reportReady } from '../ready.ts'

const [gateway = ''] = process.argv.slice(2)
const json = { 'content-type': 'application/json' }
let page = Buffer.from('{}')

async function handle(request: IncomingMessage, response: ServerResponse) {
  if (request.url?.startsWith('/search/')) {
    request.resume()
    const body = JSON.stringify({ locationCode: request.url.slice('/search/'.length) })
    const fetched = await fetch(`${gateway}/hotels/searchWithDetails`, { method: 'POST', headers: json, body })
    const { hotels } = JSON.parse(await fetched.text()) as { hotels: unknown[] }
    response.writeHead(200, json).end(`{"count":${hotels.length}}`)
  } else if (request.method === 'PUT') {
    page = Buffer.concat(await request.toArray())
    response.writeHead(204).end()
  } else {
    request.resume()
    response.writeHead(200, json).end(page)
  }
}

const server = await listen(createServer((request, response) => void handle(request, response)))
reportReady({ url: server.url })

import { createServer } from 'node:http'

/** A gateway that answers every hotel search with the same hotels and knows no other call. */
export async function startPlainGateway(hotels: unknown[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const known = request.method === 'POST' && request.url === '/hotels/searchWithDetails'
    // The body is of no interest, but it has to be read to its end.
    request.resume().on('end', () => {
      response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(known ? { hotels } : { message: 'Not found' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A listening server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

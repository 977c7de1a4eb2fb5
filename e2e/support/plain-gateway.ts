import { createServer } from 'node:http'

/** A gateway that can only search: it answers every search with these hotels and knows nothing else. */
export async function startPlainGateway(hotels: unknown[]): Promise<{ url: string; close: () => Promise<void> }> {
  const answer = JSON.stringify({ hotels })
  const server = createServer((request, response) => {
    request.resume()
    const known = request.method === 'POST' && request.url === '/hotels/searchWithDetails'
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' }).end(known ? answer : '{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A listening server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

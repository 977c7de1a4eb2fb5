import { createServer } from 'node:http'

interface PlainAnswers {
  /** Of every search. */
  hotels: unknown[]
  /** Of every question for the rooms of one hotel; empty when it is not known what to answer. */
  details: unknown[]
}

/** A gateway that answers every hotel search alike, and knows no other call but perhaps that for one hotel. */
export async function startPlainGateway({
  hotels,
  details,
}: PlainAnswers): Promise<{ url: string; stop: () => Promise<void> }> {
  const answers = new Map([['/hotels/searchWithDetails', { hotels }]])
  if (details.length > 0) answers.set('/hotels/detailSearchWithHotelCode', { hotels: details })
  const server = createServer((request, response) => {
    const answer = request.method === 'POST' ? answers.get(request.url ?? '') : undefined
    // The body is of no interest, but it has to be read to its end.
    request.resume().on('end', () => {
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? { message: 'Not found' }))
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

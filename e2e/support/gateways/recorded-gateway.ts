import { listen, type Listening } from './listen.ts'

export interface Recording {
  /** Answer to every search. */
  hotels: unknown[]
  /** Answer to every request for the rooms of one hotel; if empty, the gateway does not support that call. */
  details: unknown[]
}

/** A gateway that answers every hotel search with the latest recording and supports no other calls. */
export async function startRecordedGateway(): Promise<Listening & { serve: (recording: Recording) => void }> {
  let answers = new Map<string, object>()
  const listening = await listen((request, response) => {
    const answer = request.method === 'POST' ? answers.get(request.url ?? '') : undefined
    // A request body must be read to its end before the connection can be used again.
    request.resume().on('end', () => {
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? { message: 'Not found' }))
    })
  })
  return {
    ...listening,
    serve: ({ hotels, details }) => {
      answers = new Map([['/hotels/searchWithDetails', { hotels }]])
      if (details.length > 0) answers.set('/hotels/detailSearchWithHotelCode', { hotels: details })
    },
  }
}

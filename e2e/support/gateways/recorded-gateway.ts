import { listen, type RunningServer } from './listen.ts'

export interface Recording {
  /** Hotels in every search response. */
  hotels: unknown[]
  /** Hotels in every hotel details response. If empty, the gateway does not support that call. */
  details: unknown[]
}

/** Starts a gateway that responds to every hotel search with the latest recording and supports no other calls. */
export async function startRecordedGateway(): Promise<RunningServer & { serve: (recording: Recording) => void }> {
  let responses = new Map<string, object>()
  const server = await listen((request, response) => {
    const body = request.method === 'POST' ? responses.get(request.url ?? '') : undefined
    // The whole request body must be read before the connection can be reused.
    request.resume().on('end', () => {
      response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body ?? { message: 'Not found' }))
    })
  })
  return {
    ...server,
    serve: ({ hotels, details }) => {
      responses = new Map([['/hotels/searchWithDetails', { hotels }]])
      if (details.length > 0) responses.set('/hotels/detailSearchWithHotelCode', { hotels: details })
    },
  }
}

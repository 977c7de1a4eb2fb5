/** HTTP client for all outgoing calls: connections, size limits, and the mapping of failures. */
import { Agent, type Dispatcher, request } from 'undici'
import { Failure } from '../errors/failure.ts'

export type HttpRequest = {
  method?: Dispatcher.HttpMethod
  headers?: Record<string, string>
  body?: string | Buffer
  signal: AbortSignal
  maxBytes: number
  /**
   * Opens a new connection for this request. An idle connection may be dead without notice. A request lost on it cannot be distinguished from
   * a request whose response is lost.
   */
  useNewConnection?: boolean
}

export type HttpResponse = {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
}

/** Codes of errors that occur before a connection is made, so that the other side cannot have received the request. */
const connectErrorCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

export const wasNeverSent = (error: unknown) => {
  const code = errorCode(error)
  return connectErrorCodes.has(code) || code.startsWith('ERR_TLS') || code.startsWith('CERT_')
}

/** Reads a whole body. Copies chunks as they arrive, because iterating and joining them at the end takes 50 % longer. */
function readBody({ body, headers }: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> {
  const contentLength = Number(headers['content-length'])
  return new Promise((resolve, reject) => {
    let bytes = Buffer.allocUnsafeSlow(contentLength > 0 ? Math.min(contentLength, maxBytes) : 0)
    let size = 0
    body.on('data', (chunk: Buffer) => {
      const end = size + chunk.length
      if (end > maxBytes) {
        reject(new Failure('GATEWAY_BAD_RESPONSE', { cause: `more than ${maxBytes} bytes` }))
        body.destroy()
        return
      }
      if (end > bytes.length) {
        const larger = Buffer.allocUnsafeSlow(Math.min(maxBytes, 2 * end))
        bytes.copy(larger, 0, 0, size)
        bytes = larger
      }
      chunk.copy(bytes, size)
      size = end
    })
    body.on('end', () => resolve(bytes.subarray(0, size)))
    body.on('error', reject)
  })
}

export type HttpClient = ReturnType<typeof createHttpClient>

export function createHttpClient() {
  // `signal` replaces undici's own timeouts, which a slow trickle of bytes never triggers.
  const options = { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 5000 } }
  const keepAliveAgent = new Agent({ ...options, pipelining: 1 })
  // With `pipelining: 0`, undici closes each connection after its response.
  const oneTimeAgent = new Agent({ ...options, pipelining: 0 })

  return {
    /** Sends a request once and reads the whole body. Rethrows undici's errors, and throws GATEWAY_BAD_RESPONSE for a body over `maxBytes`. */
    async send(
      url: string | URL,
      { method = 'GET', headers, body, signal, maxBytes, useNewConnection = false }: HttpRequest,
    ) {
      const dispatcher = useNewConnection ? oneTimeAgent : keepAliveAgent
      const response = await request(url, { method, dispatcher, signal, headers: headers ?? {}, body: body ?? null })
      const bytes = await readBody(response, maxBytes)
      const result: HttpResponse = {
        status: response.statusCode,
        headers: response.headers,
        bytes,
      }
      return result
    },
    close: () => Promise.all([keepAliveAgent.close(), oneTimeAgent.close()]),
    /** Closes all connections without waiting for running calls. */
    destroy: () => Promise.all([keepAliveAgent.destroy(), oneTimeAgent.destroy()]),
  }
}

/** Sends a request with a deadline. Throws GATEWAY_TIMEOUT after a timeout and GATEWAY_UNAVAILABLE if there is no response for another reason. */
export async function fetchWithDeadline(
  http: HttpClient,
  url: string | URL,
  { deadlineMs, ...options }: Omit<HttpRequest, 'signal'> & { deadlineMs: number },
): Promise<HttpResponse> {
  const signal = AbortSignal.timeout(deadlineMs)
  try {
    return await http.send(url, { ...options, signal })
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(signal.aborted ? 'GATEWAY_TIMEOUT' : 'GATEWAY_UNAVAILABLE', { cause: error })
  }
}

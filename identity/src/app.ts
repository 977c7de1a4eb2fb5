import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Logger } from 'pino'
import { checkSignature } from './aws-signature.ts'
import { CognitoError } from './errors.ts'
import { toLoggableError } from './log.ts'
import { operations } from '#src/operations/table.ts'
import type { Pool } from './pool.ts'
import { RevokedSessions } from '#src/tokens/sessions.ts'

const mediaType = 'application/x-amz-json-1.1'
const targetPattern = /^AWSCognitoIdentityProviderService\.(\w+)$/
const MAX_BODY_BYTES = 100_000

type Result = { status: number; body: object; error?: CognitoError }

const errorResult = (error: CognitoError): Result => ({
  status: error.status,
  body: { __type: error.name, message: error.message },
  error,
})

const httpError = (status: number, name: string, message: string) => new CognitoError(name, message, { status })

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    // The connection must stay open, because the error response is sent over it.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > MAX_BODY_BYTES) break
      chunks.push(chunk)
    }
  } catch {
    throw new CognitoError('SerializationException', 'The body is incomplete.')
  }
  if (size > MAX_BODY_BYTES)
    throw httpError(413, 'RequestEntityTooLargeException', `The body is limited to ${MAX_BODY_BYTES} bytes.`)
  return Buffer.concat(chunks)
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new CognitoError('SerializationException', 'The body is not valid JSON.')
  }
}

const readOperationName = (request: IncomingMessage): string =>
  targetPattern.exec(String(request.headers['x-amz-target'] ?? ''))?.[1] ?? ''

/** Returns the caller's IP address as reported by the public origin, the only client of this service. */
function readClientAddress(request: IncomingMessage): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return forwarded && isIP(forwarded) ? forwarded : (request.socket.remoteAddress ?? '')
}

async function callOperation(pool: Pool, request: IncomingMessage): Promise<object> {
  // Pages of other origins can send this type only after a preflight request, which always fails.
  if (request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== mediaType) {
    throw httpError(415, 'UnsupportedMediaTypeException', `Send ${mediaType}.`)
  }
  const operation = operations.get(readOperationName(request))
  if (!operation) {
    throw new CognitoError('UnknownOperationException', 'x-amz-target is not a supported operation.')
  }
  const body = await readBody(request)
  if (operation.isSigned) {
    checkSignature({ headers: request.headers, body }, { ...pool.adminKey, region: pool.region }, pool.clock())
  }
  return operation.run(pool, parseJson(body), { address: readClientAddress(request) })
}

export type App = { server: Server; beginDrain: () => void }

/** Builds the service without listening. */
export function buildApp(pool: Pool, logger: Logger): App {
  let isDraining = false

  const pages: Record<string, () => Result> = {
    '/healthz': () => ({ status: 200, body: { status: 'ok' } }),
    '/readyz': () =>
      isDraining ? { status: 503, body: { status: 'draining' } } : { status: 200, body: { status: 'ready' } },
    [`/${pool.id}/.well-known/jwks.json`]: () => ({ status: 200, body: { keys: [pool.signingKey.jwk] } }),
  }

  async function route(request: IncomingMessage): Promise<Result> {
    const { method, url = '' } = request
    const page = Object.hasOwn(pages, url) ? pages[url] : undefined
    if (page)
      return method === 'GET' || method === 'HEAD'
        ? page()
        : errorResult(httpError(405, 'MethodNotAllowed', 'Use GET.'))
    if (url !== '/') return errorResult(httpError(404, 'NotFound', 'There is nothing at this path.'))
    if (method !== 'POST') return errorResult(httpError(405, 'MethodNotAllowed', 'Use POST.'))
    return { status: 200, body: await callOperation(pool, request) }
  }

  async function handle(request: IncomingMessage, requestId: string): Promise<Result> {
    try {
      return await route(request)
    } catch (error) {
      if (error instanceof CognitoError) return errorResult(error)
      logger.error({ requestId, err: error }, 'operation failed')
      return errorResult(httpError(500, 'InternalErrorException', 'The service failed.'))
    }
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { status, body, error }: Result,
    requestId: string,
  ) {
    const text = JSON.stringify(body)
    response.writeHead(status, {
      'content-type': request.method === 'POST' ? mediaType : 'application/json',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-amzn-requestid': requestId,
      ...(error ? { 'x-amzn-errortype': error.name } : {}),
      ...(body instanceof RevokedSessions ? body.headers : {}),
      // Closes the connection if the body was not fully read, or if the service is stopping and must not wait for idle clients.
      ...(request.complete && !isDraining ? {} : { connection: 'close' }),
    })
    response.end(request.method === 'HEAD' ? undefined : text)
  }

  const server = createServer({
    headersTimeout: 5_000,
    requestTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
    // A long timeout, because a call sent while the server closes an idle connection would be lost.
    keepAliveTimeout: 65_000,
  })
  server.on('request', (request, response) => {
    const startedAt = performance.now()
    const receivedId = request.headers['x-request-id']
    const requestId = typeof receivedId === 'string' && /^[\w-]{8,64}$/.test(receivedId) ? receivedId : randomUUID()
    void handle(request, requestId).then((result) => {
      send(request, response, result, requestId)
      if (request.method !== 'POST') return
      const cause = result.error?.cause
      logger.info({
        requestId,
        operation: readOperationName(request),
        status: result.status,
        error: result.error?.name,
        cause: cause === undefined ? undefined : toLoggableError(cause),
        ms: Math.round(performance.now() - startedAt),
      })
    })
  })
  return { server, beginDrain: () => void (isDraining = true) }
}

import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Logger } from 'pino'
import { checkSignature } from './aws-signature.ts'
import { CognitoError } from './errors.ts'
import { loggableError } from './log.ts'
import { operations } from '#src/operations/table.ts'
import type { Pool } from './pool.ts'
import { RevokedSessions } from '#src/tokens/sessions.ts'

const mediaType = 'application/x-amz-json-1.1'
const target = /^AWSCognitoIdentityProviderService\.(\w+)$/
const MAX_BODY_BYTES = 100_000

type Answer = { status: number; body: object; error?: CognitoError }

const problem = (error: CognitoError): Answer => ({
  status: error.status,
  body: { __type: error.name, message: error.message },
  error,
})

const refuse = (status: number, name: string, message: string) => new CognitoError(name, message, { status })

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    // Keeps the connection open, because the error is still to be sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > MAX_BODY_BYTES) break
      chunks.push(chunk)
    }
  } catch {
    throw new CognitoError('SerializationException', 'The body ended too early.')
  }
  if (size > MAX_BODY_BYTES)
    throw refuse(413, 'RequestEntityTooLargeException', `The body is limited to ${MAX_BODY_BYTES} bytes.`)
  return Buffer.concat(chunks)
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new CognitoError('SerializationException', 'The body is not valid JSON.')
  }
}

const operationName = (request: IncomingMessage): string =>
  target.exec(String(request.headers['x-amz-target'] ?? ''))?.[1] ?? ''

/** Address of the caller as reported by the public origin, the only client of this service. */
function clientAddress(request: IncomingMessage): string {
  const given = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return given && isIP(given) ? given : (request.socket.remoteAddress ?? '')
}

async function callOperation(pool: Pool, request: IncomingMessage): Promise<object> {
  // Pages of other origins can send this type only after a preflight request, which is never answered.
  if (request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== mediaType) {
    throw refuse(415, 'UnsupportedMediaTypeException', `Send ${mediaType}.`)
  }
  const operation = operations.get(operationName(request))
  if (!operation) {
    throw new CognitoError('UnknownOperationException', 'x-amz-target names no operation of this service.')
  }
  const body = await readBody(request)
  if (operation.signed) {
    checkSignature({ headers: request.headers, body }, { ...pool.adminKey, region: pool.region }, pool.clock())
  }
  return operation.answer(pool, parse(body), { address: clientAddress(request) })
}

export type App = { server: Server; beginDrain: () => void }

/** Builds the service without listening. */
export function buildApp(pool: Pool, logger: Logger): App {
  let isDraining = false

  const pages: Record<string, () => Answer> = {
    '/healthz': () => ({ status: 200, body: { status: 'ok' } }),
    '/readyz': () =>
      isDraining ? { status: 503, body: { status: 'draining' } } : { status: 200, body: { status: 'ready' } },
    [`/${pool.id}/.well-known/jwks.json`]: () => ({ status: 200, body: { keys: [pool.signingKey.jwk] } }),
  }

  async function route(request: IncomingMessage): Promise<Answer> {
    const { method, url = '' } = request
    const page = Object.hasOwn(pages, url) ? pages[url] : undefined
    if (page)
      return method === 'GET' || method === 'HEAD' ? page() : problem(refuse(405, 'MethodNotAllowed', 'Use GET.'))
    if (url !== '/') return problem(refuse(404, 'NotFound', 'There is nothing at this path.'))
    if (method !== 'POST') return problem(refuse(405, 'MethodNotAllowed', 'Use POST.'))
    return { status: 200, body: await callOperation(pool, request) }
  }

  async function answer(request: IncomingMessage, requestId: string): Promise<Answer> {
    try {
      return await route(request)
    } catch (error) {
      if (error instanceof CognitoError) return problem(error)
      logger.error({ requestId, err: error }, 'operation failed')
      return problem(refuse(500, 'InternalErrorException', 'The service failed.'))
    }
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { status, body, error }: Answer,
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
      // The rest of an oversized body is not read, and a stopping service does not wait for clients that keep their connections.
      ...(request.complete && !isDraining ? {} : { connection: 'close' }),
    })
    response.end(request.method === 'HEAD' ? undefined : text)
  }

  const server = createServer({
    headersTimeout: 5_000,
    requestTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
    // A call on an idle connection that is just being closed would be lost, so connections are rarely closed.
    keepAliveTimeout: 65_000,
  })
  server.on('request', (request, response) => {
    const startedAt = performance.now()
    const given = request.headers['x-request-id']
    const requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    void answer(request, requestId).then((result) => {
      send(request, response, result, requestId)
      if (request.method !== 'POST') return
      const cause = result.error?.cause
      logger.info({
        requestId,
        operation: operationName(request),
        status: result.status,
        error: result.error?.name,
        cause: cause === undefined ? undefined : loggableError(cause),
        ms: Math.round(performance.now() - startedAt),
      })
    })
  })
  return { server, beginDrain: () => void (isDraining = true) }
}

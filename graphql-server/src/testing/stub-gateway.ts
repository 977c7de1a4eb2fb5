import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { listen } from './listen.ts'

export type StubRequest = {
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  bytes: Buffer
}

/** Ways in which a gateway can misbehave. */
export type FailureKind =
  /** Never responds. */
  | 'silence'
  /** Closes the connection before the headers, or in the middle of the body. */
  | 'reset'
  | 'reset in body'
  /** Sends headers, then a byte every 20 ms. */
  | 'drip'
  | 'truncated'
  | 'html'
  | 'empty'
  /** Sends more than the limit of any call. */
  | 'huge'
  | 'redirect'
  | { status: number; body?: unknown; headers?: Record<string, string> }
  /** Sends these bytes with status 200. */
  | { raw: string | Buffer }

class Misbehavior {
  readonly kind: FailureKind
  constructor(kind: FailureKind) {
    this.kind = kind
  }
}

/** Makes the gateway misbehave in the given way. */
export const failure = (kind: FailureKind) => new Misbehavior(kind)

class ResponseWithHeaders {
  readonly body: unknown
  readonly headers: Record<string, string>
  constructor(body: unknown, headers: Record<string, string>) {
    this.body = body
    this.headers = headers
  }
}

/** Returns a response with custom headers. A buffer is sent unchanged. */
export const withHeaders = (body: unknown, headers: Record<string, string>) => new ResponseWithHeaders(body, headers)

/** Returns the envelope of a successful response. */
export const enveloped = (response: unknown, context: object = {}) => ({
  status: { code: 0, message: 'OK' },
  context,
  info: {},
  response,
  errors: [],
})

/** Returns the envelope of a refusal. */
export const refused = (code: string, extraDetails: object = {}, message = code) => ({
  status: { code: 1, message },
  context: {},
  info: {},
  response: null,
  errors: [{ provider: null, level: 1, code, message, extraDetails }],
})

function misbehave(kind: FailureKind, res: ServerResponse): void {
  const json = { 'content-type': 'application/json' }
  if (typeof kind === 'object') {
    if ('raw' in kind) res.writeHead(200, json).end(kind.raw)
    else
      res.writeHead(kind.status, { ...json, ...kind.headers }).end(JSON.stringify(kind.body ?? { message: 'failure' }))
    return
  }
  const actions: Record<Extract<FailureKind, string>, () => void> = {
    silence: () => {},
    reset: () => res.socket?.resetAndDestroy(),
    'reset in body': () => {
      res.writeHead(200, { ...json, 'content-length': '1000' })
      res.write('{"hotels":[', () => res.socket?.resetAndDestroy())
    },
    drip: () => {
      res.writeHead(200, json)
      const drip = setInterval(() => res.write(' '), 20)
      res.on('close', () => clearInterval(drip))
    },
    truncated: () => res.writeHead(200, json).end('{"hotels":[{"code":"1"'),
    html: () => res.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Maintenance</body></html>'),
    empty: () => res.writeHead(200, json).end(),
    huge: () => {
      res.writeHead(200, json)
      const block = Buffer.alloc(1024 * 1024, 0x20)
      const writeBlocks = () => {
        while (!res.destroyed && res.write(block));
        if (!res.destroyed) res.once('drain', writeBlocks)
      }
      writeBlocks()
    },
    redirect: () => res.writeHead(302, { location: 'http://127.0.0.1:9/secret' }).end(),
  }
  actions[kind]()
}

async function sendResponse(res: ServerResponse, response: unknown): Promise<void> {
  const resolved = await response
  if (resolved instanceof Misbehavior) return misbehave(resolved.kind, res)
  if (resolved === undefined) {
    res.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"unknown path"}')
    return
  }
  const { body, headers } = resolved instanceof ResponseWithHeaders ? resolved : { body: resolved, headers: {} }
  res.writeHead(200, { 'content-type': 'application/json', ...headers })
  res.end(Buffer.isBuffer(body) ? body : JSON.stringify(body))
}

/** Starts a gateway on loopback that sends the responses that a test sets, and records requests. */
export async function startStubGateway() {
  const responses = new Map<string, (request: StubRequest, call: number) => unknown>()
  const requests: StubRequest[] = []

  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const url = new URL(req.url ?? '/', 'http://stub')
      const bytes = Buffer.concat(chunks)
      const json = req.headers['content-type'] === 'application/json' ? bytes.toString() : ''
      const request: StubRequest = {
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: req.headers,
        body: json ? JSON.parse(json) : {},
        bytes,
      }
      requests.push(request)
      const call = requests.filter(({ path }) => path === url.pathname).length
      void sendResponse(res, responses.get(url.pathname)?.(request, call))
    })
  })
  const { url, close } = await listen(server)
  return {
    url,
    close,
    /** Sets the response to a path: JSON, a `failure()`, or a function, possibly async, that returns either. Other paths return 404. */
    respondTo: (path: string, response: object | ((request: StubRequest, call: number) => unknown)) =>
      void responses.set(
        path,
        typeof response === 'function' ? (request, call) => response(request, call) : () => response,
      ),
    /** Clears responses and requests. */
    reset: () => {
      responses.clear()
      requests.length = 0
    },
    /** Returns the requests to a path, in order. */
    requestsTo: (path: string) => requests.filter((request) => request.path === path),
    requests,
  }
}

export type StubGateway = Awaited<ReturnType<typeof startStubGateway>>

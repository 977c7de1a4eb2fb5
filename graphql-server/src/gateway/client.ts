/** The one door to the REST gateway: bearer, deadline, size cap, retry, in-band errors. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Agent, type Dispatcher, request } from 'undici'
import { type ThrownCode, Failure } from '../errors/failure.ts'
import { type GatewayAnswer, readAnswer } from './envelope.ts'
import {
  type CallPlan,
  type MoneyCall,
  type OptionalCall,
  type ReadCall,
  moneyCalls,
  optionalCalls,
  readCalls,
} from './calls.ts'
import type { Locale } from '../locale.ts'
import { integer, isObject, path, text } from './wire.ts'

/** Where a money call can end. Only `answered` says that something was done; `unknown` says that it may have been. */
export type MoneyOutcome =
  | { outcome: 'answered'; answer: Extract<GatewayAnswer, { ok: true }> }
  | { outcome: 'refused'; refusal: Extract<GatewayAnswer, { ok: false }> }
  | { outcome: 'unknown' }

type Sent = {
  body?: unknown
  query?: Record<string, string>
  idempotencyKey?: string
  /** Ends the call sooner than its own deadline does, for callers that make several within one. */
  withinMs?: number
}

/** The gateway, seen by one caller. */
export type Gateway = {
  read(call: ReadCall, sent: Sent): Promise<GatewayAnswer>
  /** A call that not every gateway offers: null where it answers 404 or 501. */
  optional(call: OptionalCall, sent?: Sent): Promise<GatewayAnswer | null>
  money(call: MoneyCall, sent: Sent & { idempotencyKey: string }): Promise<MoneyOutcome>
}

type Caller = {
  token: string | undefined
  requestId: string
  locale: Locale
  logger: Logger
  /** Where the request came from: the gateway limits strangers by address, and shows agents which browsers they are signed in with. */
  client: { address: string; agent: string }
}

/** Failures of a connection that was never made: the gateway cannot have seen the call. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const wasNeverSent = (error: unknown) => {
  const code = errorCode(error)
  return neverSent.has(code) || code.startsWith('ERR_TLS') || code.startsWith('CERT_')
}

/** HTTP statuses that are the same fault in every call. */
export const statusFaults: Readonly<Record<number, ThrownCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  429: 'RATE_LIMITED',
}

/** Throws when the status of an answer is such a fault. */
function refuseFaults({ statusCode, headers }: Dispatcher.ResponseData): void {
  const code = statusFaults[statusCode]
  if (!code) return
  const seconds = integer(headers['retry-after'])
  const retryAfter = seconds !== undefined && seconds > 0 ? Math.min(seconds, longestWait) : undefined
  throw new Failure(code, { cause: `gateway answered ${statusCode}`, retryAfter })
}

/** Nobody is sent away for longer than this, in seconds. */
const longestWait = 3600

/** Refuses other encodings, and skips a byte order mark, which some servers write. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

const notOffered = new Set([404, 501])
/** The gateway could not read what was sent. */
const unreadBody = new Set([400, 422])
const worthRetrying = new Set([502, 503, 504])

export type GatewayOptions = {
  url: string
  /** Shrinks every deadline, for tests that wait one out. */
  deadlineScale?: number
}

/** Connects to a gateway; `as` gives it to one caller, `close` lets its connections go. */
export function connectGateway({ url, deadlineScale = 1 }: GatewayOptions) {
  // The deadline of each call replaces undici's own timeouts, which a slow drip of bytes never meets.
  const agent = new Agent({ pipelining: 1, headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 5000 } })
  const base = url.replace(/\/$/, '')

  async function readBody(response: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of response.body) {
      if (!Buffer.isBuffer(chunk)) continue
      size += chunk.length
      if (size > maxBytes) {
        response.body.destroy()
        throw new Failure('GATEWAY_BAD_RESPONSE', { cause: `more than ${maxBytes} bytes` })
      }
      chunks.push(chunk)
    }
    return Buffer.concat(chunks, size)
  }

  function parse(response: Dispatcher.ResponseData, bytes: Buffer): GatewayAnswer {
    const bad = (cause: string) => new Failure('GATEWAY_BAD_RESPONSE', { cause })
    let body: unknown
    try {
      body = JSON.parse(utf8.decode(bytes))
    } catch {
      throw bad('not JSON in UTF-8')
    }
    if (!isObject(body) && !Array.isArray(body)) throw bad('neither object nor list')
    return readAnswer(body, response.headers, bytes.length, unreadBody.has(response.statusCode))
  }

  /** Sends once. Throws what undici throws. */
  async function send(call: string, plan: CallPlan, sent: Sent, caller: Caller, signal: AbortSignal) {
    const query = sent.query ? `?${new URLSearchParams(sent.query).toString()}` : ''
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': caller.locale,
      'x-request-id': caller.requestId,
      'x-client-address': caller.client.address,
      'x-client-agent': caller.client.agent,
    }
    if (caller.token) headers['authorization'] = `Bearer ${caller.token}`
    if (sent.body !== undefined) headers['content-type'] = 'application/json'
    if (sent.idempotencyKey) headers['idempotency-key'] = sent.idempotencyKey
    const response = await request(`${base}${plan.path ?? call}${query}`, {
      method: plan.method,
      dispatcher: agent,
      headers,
      signal,
      ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
    })
    return { response, bytes: await readBody(response, plan.maxBytes) }
  }

  function as(caller: Caller): Gateway {
    const deadline = ({ deadlineMs }: CallPlan, { withinMs = deadlineMs }: Sent) =>
      AbortSignal.timeout(Math.round(Math.min(deadlineMs, withinMs) * deadlineScale))
    const log = (call: string, started: number, facts: object) =>
      caller.logger.info({ call, ms: Math.round(performance.now() - started), ...facts }, 'gateway call')

    /** Sends a reading call, twice at most; whatever goes wrong becomes one of the gateway codes. */
    async function ask(call: string, plan: CallPlan, sent: Sent) {
      const signal = deadline(plan, sent)
      for (let attempt = plan.retried ? 1 : 2; ; attempt++) {
        const started = performance.now()
        try {
          const { response, bytes } = await send(call, plan, sent, caller, signal)
          log(call, started, { status: response.statusCode, bytes: bytes.length })
          if (attempt > 1 || !worthRetrying.has(response.statusCode)) return { response, bytes }
        } catch (error) {
          log(call, started, { fault: signal.aborted ? 'deadline' : errorCode(error) || String(error) })
          if (error instanceof Failure) throw error
          if (signal.aborted) throw new Failure('GATEWAY_TIMEOUT', { cause: error })
          if (attempt > 1) throw new Failure('GATEWAY_UNAVAILABLE', { cause: error })
        }
        // Jitter keeps the second tries of many callers from arriving together.
        await wait(50 + Math.random() * 200, undefined, { signal }).catch((error: unknown) => {
          throw new Failure('GATEWAY_TIMEOUT', { cause: error })
        })
      }
    }

    /** The answer of a reading call whose path exists. */
    function answerOf(response: Dispatcher.ResponseData, bytes: Buffer): GatewayAnswer {
      refuseFaults(response)
      const { statusCode } = response
      if (statusCode >= 500) throw new Failure('GATEWAY_UNAVAILABLE', { cause: `gateway answered ${statusCode}` })
      if (statusCode >= 200 && statusCode < 300) return parse(response, bytes)
      if (unreadBody.has(statusCode)) {
        const answer = parse(response, bytes)
        if (!answer.ok) return answer
      }
      throw new Failure('GATEWAY_BAD_RESPONSE', { cause: `gateway answered ${statusCode}` })
    }

    return {
      async read(call, sent) {
        const { response, bytes } = await ask(call, readCalls[call], sent)
        return answerOf(response, bytes)
      },

      async optional(call, sent = {}) {
        const { response, bytes } = await ask(call, optionalCalls[call], sent)
        return notOffered.has(response.statusCode) ? null : answerOf(response, bytes)
      },

      async money(call, sent) {
        const plan = moneyCalls[call]
        const started = performance.now()
        try {
          const { response, bytes } = await send(call, plan, sent, caller, deadline(plan, sent))
          const { statusCode } = response
          log(call, started, { status: statusCode })
          refuseFaults(response)
          const answer = statusCode < 500 ? parse(response, bytes) : undefined
          if (!answer) return { outcome: 'unknown' }
          if (answer.ok) return statusCode < 300 ? { outcome: 'answered', answer } : { outcome: 'unknown' }
          // A refusal that names a booking is no clean refusal.
          const named = text(path(answer.body, 'response', 'bookingReferenceNo'))
          return named ? { outcome: 'unknown' } : { outcome: 'refused', refusal: answer }
        } catch (error) {
          if (error instanceof Failure && error.code !== 'GATEWAY_BAD_RESPONSE') throw error
          log(call, started, { fault: errorCode(error) || String(error) })
          if (wasNeverSent(error)) throw new Failure('GATEWAY_UNAVAILABLE', { cause: error })
          return { outcome: 'unknown' }
        }
      },
    }
  }

  return { as, agent, close: () => agent.close() }
}

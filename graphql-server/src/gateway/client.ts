/** Client of the REST gateway. Adds the caller's token and a deadline, retries calls, and reads the errors in response bodies. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Failure } from '../errors/failure.ts'
import type { Locale } from '../locale.ts'
import {
  type CallPlan,
  type MoneyCall,
  type NamedPlan,
  type OptionalCall,
  type ProductCall,
  type ReadCall,
  moneyCalls,
  optionalCalls,
  readCalls,
} from './calls.ts'
import type { AcceptedResult, GatewayResult, Refusal } from './envelope.ts'
import { type HttpResponse, createHttpClient, errorCode, fetchWithDeadline, wasNeverSent } from './http-client.ts'
import { type Rows, readResult, unsupportedStatuses, parse, throwStatusFailure } from './read-response.ts'
import { path, text } from './wire.ts'

/** Outcome of a call that moves money. Only `accepted` means that it took effect; `unknown` means that it may have. */
export type MoneyCallResult =
  | { outcome: 'accepted'; response: AcceptedResult }
  | { outcome: 'refused'; refusal: Refusal }
  | { outcome: 'unknown' }

export type CallRequest = {
  body?: unknown
  query?: Record<string, string>
  idempotencyKey?: string
  /** Shortens the call's own deadline, for callers that make several calls within one deadline. */
  withinMs?: number
  /** Whether the call may continue after the operation's response was sent. If so, it does not count toward the operation's call limit. */
  background?: boolean
  rows?: Rows
}

/** Findings of this process about a gateway, shared by all callers. */
export type GatewayFindings = {
  /** Whether the gateway selects lists of bookings; undefined before the first response. */
  selects: boolean | undefined
  /** Optional features that the gateway lists in `supports` of its bookings list, such as `select`. */
  supports: string[]
  /** Pending first calls that show whether the gateway selects lists, by company. */
  trials: Map<string, Promise<void>>
  /** Whether the gateway has each optional call, and when that was checked. */
  calls: Map<OptionalCall, { isSupported: Promise<boolean>; checkedAt: number }>
  /** Selections in progress. Equal selections share a call. */
  running: Map<string, Promise<unknown>>
}

/** The gateway as seen by one caller. */
export type Gateway = {
  findings: GatewayFindings
  read(call: ReadCall, request: CallRequest): Promise<GatewayResult>
  /** Makes a call that a gateway may not support; null if it returns 404 or 501. */
  callOptional(call: OptionalCall, request?: CallRequest): Promise<GatewayResult | null>
  /** Makes a call that moves money. Throws only if the gateway cannot have acted on it. */
  moveMoney(call: MoneyCall, request: CallRequest & { idempotencyKey: string }): Promise<MoneyCallResult>
  /** Replaces or removes a picture of the profile; null if the gateway does not support it. */
  upload(call: UploadCall, picture: { contentType: string; bytes: Buffer } | null): Promise<GatewayResult | null>
}

/** A profile picture uploaded by an agent. */
export type UploadCall = '/profile/photo' | '/profile/logo'

type Caller = {
  token: string | undefined
  requestId: string
  locale: Locale
  logger: Logger
  /** Origin of the request. The gateway limits anonymous callers by IP address and lists agents' browsers. */
  client: { address: string; userAgent: string }
}

const retryableStatuses = new Set([502, 503, 504])

export type GatewayOptions = {
  url: string
  /** Base URL for booking transport, if not `url`. */
  transportBookingUrl?: string | undefined
  /** Replaces the deadline of calls that move money. */
  moneyCallMs?: number
  /** Factor for all deadlines, for tests that wait for a timeout. */
  deadlineScale?: number
}

/** Value in `supports` of gateways that return the first response again for a key they have seen, without acting again. */
const idempotencyKeySupport = 'idempotency-key'

/** Maximum number of gateway calls in one operation. Enough for the longest list, but not for nested lists. */
const maxCallsPerOperation = 250

/** Returns a call's plan, either from the table or from the product that declares the call. */
const findPlan = <Name extends string>(table: Record<Name, CallPlan>, call: Name | ProductCall): NamedPlan =>
  typeof call === 'string' ? { ...table[call], name: call } : call

/** Connects to a gateway: `as` binds it to one caller and one operation, `close` closes its connections. */
export function connectGateway({ url, transportBookingUrl = url, moneyCallMs, deadlineScale = 1 }: GatewayOptions) {
  const http = createHttpClient()
  const bases = { transportBooking: transportBookingUrl }
  const findings: GatewayFindings = {
    selects: undefined,
    supports: [],
    trials: new Map(),
    calls: new Map(),
    running: new Map(),
  }

  function as(caller: Caller): Gateway {
    let calls = 0
    const createDeadline = ({ deadlineMs }: CallPlan, { withinMs = deadlineMs }: CallRequest) =>
      AbortSignal.timeout(Math.round(Math.min(deadlineMs, withinMs) * deadlineScale))
    const log = (call: string, started: number, details: object) =>
      caller.logger.info({ call, ms: Math.round(performance.now() - started), ...details }, 'gateway call')
    const logRefusal = (call: string, result: GatewayResult) => {
      if (!result.ok) caller.logger.info({ call, code: result.code }, 'gateway refused')
      return result
    }

    function countCall(): void {
      calls += 1
      if (calls > maxCallsPerOperation) {
        throw new Failure('BAD_USER_INPUT', {
          cause: 'too many gateway calls',
          reason: `The operation needs more than ${maxCallsPerOperation} gateway calls. Request fewer items or fewer fields.`,
        })
      }
    }

    const createHeaders = ({ idempotencyKey }: CallRequest, contentType?: string): Record<string, string> => ({
      accept: 'application/json',
      'accept-language': caller.locale,
      'x-request-id': caller.requestId,
      'x-client-address': caller.client.address,
      'x-client-agent': caller.client.userAgent,
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      ...(contentType && { 'content-type': contentType }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    })

    /** Sends a request once and rethrows undici's errors. A request that is never retried opens its own connection. */
    async function send(
      plan: NamedPlan,
      request: CallRequest,
      { signal, isLast }: { signal: AbortSignal; isLast: boolean },
    ): Promise<HttpResponse> {
      if (!request.background) countCall()
      const query = request.query ? `?${new URLSearchParams(request.query).toString()}` : ''
      const hasBody = request.body !== undefined
      const origin = plan.host ? bases[plan.host] : url
      return http.send(`${origin}${plan.path ?? plan.name}${query}`, {
        method: plan.method,
        headers: createHeaders(request, hasBody ? 'application/json' : undefined),
        signal,
        maxBytes: plan.maxBytes,
        useNewConnection: isLast,
        ...(hasBody && { body: JSON.stringify(request.body) }),
      })
    }

    /** Sends a read call, at most twice. Every failure becomes one of the gateway codes. */
    async function sendWithRetry(plan: NamedPlan, request: CallRequest): Promise<HttpResponse> {
      const signal = createDeadline(plan, request)
      for (let attempt = plan.isRetried ? 1 : 2; ; attempt++) {
        const started = performance.now()
        try {
          const response = await send(plan, request, { signal, isLast: attempt > 1 })
          log(plan.name, started, { status: response.status, bytes: response.bytes.length })
          if (attempt > 1 || !retryableStatuses.has(response.status)) return response
        } catch (error) {
          if (error instanceof Failure && error.code === 'BAD_USER_INPUT') throw error
          log(plan.name, started, { failure: signal.aborted ? 'deadline' : errorCode(error) || String(error) })
          if (error instanceof Failure) throw error
          if (signal.aborted) throw new Failure('GATEWAY_TIMEOUT', { cause: error })
          if (attempt > 1) throw new Failure('GATEWAY_UNAVAILABLE', { cause: error })
        }
        // Jitter spreads the retries of many callers.
        await wait(50 + Math.random() * 200, undefined, { signal }).catch((error: unknown) => {
          throw new Failure('GATEWAY_TIMEOUT', { cause: error })
        })
      }
    }

    /** Sends a call that moves money, once. Throws only if the gateway cannot have acted on it. */
    async function sendMoney(plan: NamedPlan, request: CallRequest, signal: AbortSignal): Promise<MoneyCallResult> {
      const started = performance.now()
      try {
        const response = await send(plan, request, { signal, isLast: true })
        const { status } = response
        log(plan.name, started, { status })
        throwStatusFailure(response)
        const result = status < 500 ? logRefusal(plan.name, parse(response, plan)) : undefined
        if (!result) return { outcome: 'unknown' }
        if (result.ok) return status < 300 ? { outcome: 'accepted', response: result } : { outcome: 'unknown' }
        // A rejection with a booking reference may still have booked.
        const reference = text(path(result.body, 'response', 'bookingReferenceNo'))
        return reference ? { outcome: 'unknown' } : { outcome: 'refused', refusal: result }
      } catch (error) {
        if (error instanceof Failure && error.code !== 'GATEWAY_BAD_RESPONSE') throw error
        log(plan.name, started, { failure: errorCode(error) || String(error) })
        if (wasNeverSent(error)) throw new Failure('GATEWAY_UNAVAILABLE', { cause: error })
        return { outcome: 'unknown' }
      }
    }

    /**
     * Retries a call that moves money and got no clear response, with the same key, and returns the combined outcome. A new refusal (not `replayed`)
     * or a failure of the retry says nothing about the first call, so the outcome stays unknown.
     */
    async function retryMoney(plan: NamedPlan, request: CallRequest, signal: AbortSignal): Promise<MoneyCallResult> {
      const second = await sendMoney(plan, { ...request, background: true }, signal).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error
        return { outcome: 'unknown' as const }
      })
      return second.outcome === 'refused' && !second.refusal.replayed ? { outcome: 'unknown' } : second
    }

    return {
      findings,

      async read(call, request) {
        const plan = findPlan(readCalls, call)
        return logRefusal(plan.name, await readResult(await sendWithRetry(plan, request), plan, request.rows))
      },

      async callOptional(call, request = {}) {
        const plan = findPlan(optionalCalls, call)
        const response = await sendWithRetry(plan, request)
        return unsupportedStatuses.has(response.status) ? null : logRefusal(plan.name, await readResult(response, plan))
      },

      async moveMoney(call, request) {
        const plan = { ...findPlan(moneyCalls, call), ...(moneyCallMs && { deadlineMs: moneyCallMs }) }
        const signal = createDeadline(plan, request)
        const first = await sendMoney(plan, request, signal)
        const shouldRetry =
          first.outcome === 'unknown' && findings.supports.includes(idempotencyKeySupport) && !signal.aborted
        return shouldRetry ? retryMoney(plan, request, signal) : first
      },

      async upload(call, picture) {
        const started = performance.now()
        const response = await fetchWithDeadline(http, `${url}${call}`, {
          method: picture ? 'PUT' : 'DELETE',
          headers: createHeaders({}, picture?.contentType),
          deadlineMs: 15_000,
          maxBytes: 100 * 1024,
          useNewConnection: true,
          ...(picture && { body: picture.bytes }),
        })
        log(call, started, { status: response.status })
        return unsupportedStatuses.has(response.status) ? null : logRefusal(call, await readResult(response))
      },
    }
  }

  /** Fetches a picture from the gateway by its path below `/media/`. */
  const fetchPicture = (pathAndQuery: string) =>
    fetchWithDeadline(http, `${url}${pathAndQuery}`, { deadlineMs: 15_000, maxBytes: 512 * 1024 })

  /** Fetches a document from the gateway by its signed path below `/documents/`. */
  const fetchDocument = (path: string) =>
    fetchWithDeadline(http, `${url}${path}`, {
      deadlineMs: 25_000,
      maxBytes: 4 * 1024 * 1024,
      useNewConnection: true,
    })

  return { as, fetchPicture, fetchDocument, http, close: () => http.close() }
}

export type ConnectedGateway = ReturnType<typeof connectGateway>

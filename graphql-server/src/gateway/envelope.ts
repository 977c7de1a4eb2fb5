import { type ThrownCode, fail } from '../errors/failure.ts'
import { field, isObject, list, number, path, text, type WireObject } from './wire.ts'

/** Result in the body of a gateway response. HTTP 200 alone does not mean success. */
export type GatewayResult =
  | {
      ok: true
      body: WireObject | unknown[]
      /** From the body, or from the header `tracktoken`. */
      trackToken: string | undefined
      /** Whether the gateway replayed the response of an earlier call with the same idempotency key. */
      replayed: boolean
      /** Size of the body, for callers that cache it. */
      bytes: number
      /** Items of the list that the caller asked to read row by row; null for other calls. */
      rows: unknown[] | null
    }
  | {
      ok: false
      /** HTTP 400 or 422: the gateway rejected the request body. */
      rejected: boolean
      /** The first error's code, otherwise the status code as text. */
      code: string
      message: string | undefined
      /** `extraDetails` of the first error. */
      details: unknown
      /** Whether the gateway replayed the response of an earlier call with the same idempotency key. */
      replayed: boolean
      body: WireObject
    }

/** Result that is equivalent to HTTP 404. */
export const notFound = {
  ok: false,
  rejected: false,
  code: 'NOT_FOUND',
  message: undefined,
  details: undefined,
  replayed: false,
  body: {},
} as const satisfies GatewayResult

/** Whether the resource of a call, such as a booking, does not exist. */
export const isNotFound = (result: GatewayResult): boolean => !result.ok && /^(NOT_?FOUND|404)$/i.test(result.code)

/** A call that succeeded. */
export type AcceptedResult = Extract<GatewayResult, { ok: true }>

/** A refused call. */
export type Refusal = Extract<GatewayResult, { ok: false }>

/**
 * Returns a successful result. Throws for a refusal, so callers first handle the codes they understand. `rejected` is the code for HTTP 400
 * and 422, which the caller's input may have caused.
 */
export function requireAccepted(
  result: GatewayResult,
  { rejected = 'GATEWAY_BAD_RESPONSE' }: { rejected?: ThrownCode } = {},
): AcceptedResult {
  if (result.ok) return result
  return fail(result.rejected ? rejected : 'GATEWAY_BAD_RESPONSE', { cause: `refused with ${result.code}` })
}

/** Returns the `response` of an optional call; null if the call or its resource does not exist. Throws for other refusals. */
export const readContent = (result: GatewayResult | null): unknown =>
  result && !isNotFound(result) ? path(requireAccepted(result).body, 'response') : null

const successCodes = new Set(['ok', 'success', 'successful', 'succeeded'])

/**
 * Reads `status.code`: 0 is success. Some gateways send an HTTP 2xx status or a word for success instead. These, like a missing status,
 * count as a failure only if the response has errors and no content.
 */
function readStatus(body: WireObject): 'success' | 'failure' | 'unclear' {
  const code = path(body, 'status', 'code')
  const status = number(code)
  if (status === 0) return 'success'
  const isSuccessful =
    status === undefined ? successCodes.has(text(code)?.toLowerCase() ?? '') : /^2\d\d$/.test(`${status}`)
  return code == null || isSuccessful ? 'unclear' : 'failure'
}

/** Reads the envelope. Lists and bodies without an envelope are successes. */
export function readEnvelope(
  body: WireObject | unknown[],
  headers: Record<string, string | string[] | undefined>,
  bytes: number,
  {
    rejected = false,
    rows = null,
    content = [],
  }: { rejected?: boolean; rows?: unknown[] | null; content?: readonly string[] | undefined } = {},
): GatewayResult {
  const replayed = text(headers['idempotency-replayed'])?.toLowerCase() === 'true'
  if (isObject(body)) {
    const status = readStatus(body)
    const [error] = list(field(body, 'errors') ?? field(body, 'error'))
    const errorCode = text(field(body, 'errorCode')) ?? text(field(error, 'code'))
    const hasOnlyErrors = status === 'unclear' && errorCode !== undefined && !hasContent(body, content)
    if (status === 'failure' || text(field(body, 'errorCode')) || hasOnlyErrors) {
      return {
        ok: false,
        rejected,
        code: errorCode ?? text(path(body, 'status', 'code')) ?? 'UNKNOWN',
        message: text(field(error, 'message')) ?? text(path(body, 'status', 'message')) ?? text(field(body, 'message')),
        details: field(error, 'extraDetails'),
        replayed,
        body,
      }
    }
  }
  return {
    ok: true,
    body,
    trackToken: text(path(body, 'context', 'trackToken')) ?? text(headers['tracktoken']),
    replayed,
    bytes,
    rows,
  }
}

/** Reads a problem (RFC 9457) with a member `code` as a refusal; null for any other body. */
export function readProblem(body: WireObject | unknown[], rejected: boolean): Refusal | null {
  const code = text(field(body, 'code'))
  if (!isObject(body) || code === undefined) return null
  const message = text(field(body, 'detail')) ?? text(field(body, 'title')) ?? text(field(body, 'message'))
  return { ok: false, rejected, code, message, details: field(body, 'extraDetails'), replayed: false, body }
}

const hasContent = (body: WireObject, names: readonly string[]) =>
  ['response', 'results', ...names].some((name) => (field(body, name) ?? null) !== null)

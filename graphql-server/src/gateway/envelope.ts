import { field, isObject, list, number, path, text, type WireObject } from './wire.ts'

/** In-band answer of the gateway: HTTP 200 does not mean success. */
export type GatewayAnswer =
  | {
      ok: true
      body: WireObject | unknown[]
      /** From the body, or from the header `tracktoken`. */
      trackToken: string | undefined
      /** Whether this repeats an earlier answer to the same idempotency key. */
      replayed: boolean
      /** Size of the body, for callers that cache it. */
      bytes: number
    }
  | {
      ok: false
      /** HTTP 400 or 422: the gateway rejected the request body. */
      rejected: boolean
      /** The first error's code, else the status code as text. */
      code: string
      message: string | undefined
      /** `extraDetails` of the first error. */
      details: unknown
      body: WireObject
    }

const statusCode = (body: WireObject) => {
  const code = path(body, 'status', 'code')
  // `"0"` counts as 0. Only 0 means success, so any other text is a failure.
  return code === undefined || code === null ? undefined : (number(code) ?? Number.NaN)
}

/** Reads the envelope. Lists and bodies without an envelope are successes. */
export function readAnswer(
  body: WireObject | unknown[],
  headers: Record<string, string | string[] | undefined>,
  bytes: number,
  rejected = false,
): GatewayAnswer {
  if (isObject(body)) {
    const code = statusCode(body)
    const [error] = list(field(body, 'errors') ?? field(body, 'error'))
    const errorCode = text(field(body, 'errorCode')) ?? text(field(error, 'code'))
    const onlyErrors = code === undefined && errorCode !== undefined && !hasContent(body)
    if ((code !== undefined && code !== 0) || text(field(body, 'errorCode')) || onlyErrors) {
      return {
        ok: false,
        rejected,
        code: errorCode ?? String(code),
        message: text(field(error, 'message')) ?? text(path(body, 'status', 'message')) ?? text(field(body, 'message')),
        details: field(error, 'extraDetails'),
        body,
      }
    }
  }
  return {
    ok: true,
    body,
    trackToken: text(path(body, 'context', 'trackToken')) ?? text(headers['tracktoken']),
    replayed: text(headers['idempotency-replayed'])?.toLowerCase() === 'true',
    bytes,
  }
}

const hasContent = (body: WireObject) =>
  ['response', 'hotels', 'results'].some((name) => {
    const content = field(body, name)
    return content !== undefined && content !== null
  })

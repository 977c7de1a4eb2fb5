import { field, isObject, list, number, path, text, type WireObject } from './wire.ts'

/** What the gateway says in-band: HTTP 200 does not mean that it did what it was asked to. */
export type GatewayAnswer =
  | {
      ok: true
      body: WireObject | unknown[]
      /** Of the body or of the header `tracktoken`. */
      trackToken: string | undefined
      /** Whether the gateway had answered this idempotency key before. */
      replayed: boolean
      /** Size of the body as it came, for whoever keeps it. */
      bytes: number
    }
  | {
      ok: false
      /** HTTP 400 or 422: the body was not accepted. */
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
  // `"0"` is read as 0; a word is a failure, as only 0 means success.
  return code === undefined || code === null ? undefined : (number(code) ?? Number.NaN)
}

/** Reads the envelope; lists and answers without one are successes. */
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

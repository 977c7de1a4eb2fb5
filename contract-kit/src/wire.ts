/** A gateway to check. */
export interface Gateway {
  url: string
  token?: string | undefined
  /** Calls that failed with HTTP 409 or 422; `send` adds them. */
  conflicts: string[]
}

/** Result of a request. `status` is 0 if there was no response. */
export interface Result {
  status: number
  /** Parsed JSON; undefined if the response is not JSON. */
  body?: unknown
  /** The `response` field of an envelope. */
  content?: unknown
  trackToken?: unknown
  /** Why there was no response. */
  problem?: string
}

/** Returns a field of a record. Field names are case-insensitive, as in the product. */
export function field(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined
  const key = Object.keys(record).find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : (record as Record<string, unknown>)[key]
}

/** Returns the objects in an array; an empty list if the value is not an array. */
export const rows = (value: unknown): object[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []

/** Converts a value to text; an empty string if it is missing. */
export function text(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Returns the records of a search or hotel detail: the body itself or one of its fields, inside an envelope or not. */
export function readList({ body, content }: Result, name: string): object[] {
  const lists = [body, field(body, name), content, field(content, name)]
  return rows(lists.find((list) => Array.isArray(list)))
}

/** Returns a booking's reference under either of its field names; an empty string if it has none. */
export const readReference = (record: unknown): string =>
  text(field(record, 'bookingReferenceNo') ?? field(record, 'reservationNo'))

export const isCancelled = (status: unknown): boolean => /^cancell?ed$/i.test(text(status))

export const isTrue = (value: unknown): boolean => String(value).toLowerCase() === 'true'

/** Whether the cancellation terms of an offer allow a refund. */
export const isRefundable = (offer: unknown): boolean =>
  [field(offer, 'cancellationPolicy')].flat().some((policy) => isTrue(field(policy, 'isRefundable')))

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Counts the records without a field. `a|b` counts as present if either field is. */
export const countMissing = (records: unknown[], names: string): number =>
  records.filter((record) => names.split('|').every((name) => isMissing(field(record, name)))).length

const TIMEOUT_MS = 60_000

/** Resolves a path against the gateway's URL, which may itself have a path. */
const resolveUrl = ({ url }: Gateway, path: string) =>
  new URL(path.replace(/^\//, ''), url.endsWith('/') ? url : `${url}/`)

/** Sends a request. */
export async function send(
  gateway: Gateway,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Result> {
  const { token, conflicts } = gateway
  try {
    const response = await fetch(resolveUrl(gateway, path), {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (refusalStatuses.has(response.status)) conflicts.push(path)
    const json = parse(await response.text())
    const trackToken = field(field(json, 'context'), 'trackToken') ?? response.headers.get('tracktoken')
    return { status: response.status, body: json, content: field(json, 'response'), trackToken }
  } catch (error) {
    const { cause, message } = error as Error
    return { status: 0, problem: text(field(cause, 'code') ?? message) }
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Fields in which a successful response returns its result. */
const contentFields = ['response', 'hotels', 'transportations', 'groundServices', 'results']

/** HTTP statuses that a gateway may use to refuse a call that moves no money. The body is an envelope or a problem with a `code`. */
const refusalStatuses = new Set([409, 422])

const readErrorCode = (body: unknown) => field(body, 'errorCode') ?? field(rows(field(body, 'errors'))[0], 'code')

/** Explains why a call failed; undefined if it succeeded. */
export function findFailure({ status, body, problem }: Result): string | undefined {
  if (problem) return `no response (${problem})`
  if (status >= 400) {
    const code = refusalStatuses.has(status) ? (readErrorCode(body) ?? field(body, 'code')) : undefined
    return [`HTTP ${status}`, code].filter((part) => typeof part === 'string').join(', ')
  }
  if (typeof body !== 'object' || body === null) return 'the response is not a JSON object or list'
  const code = field(field(body, 'status'), 'code') ?? undefined
  const errorCode = readErrorCode(body)
  if (code !== undefined && Number(code) !== 0)
    return [`status.code ${text(code)}`, errorCode].filter(Boolean).join(', ')
  const hasContent = contentFields.some((name) => (field(body, name) ?? null) !== null)
  if (field(body, 'errorCode') || (code === undefined && errorCode && !hasContent)) return text(errorCode)
  return undefined
}

/** Whether the gateway refused a call that moves no money, as the contract allows. A 409 or 422 without a code is a failure, not a refusal. */
export function isRefusal(result: Result): boolean {
  const failure = findFailure(result)
  if (failure === undefined) return false
  const isEnvelope = result.status === 200 && typeof result.body === 'object'
  // `findFailure` adds the code after a comma.
  return isEnvelope || (refusalStatuses.has(result.status) && failure.includes(','))
}

/** Whether the gateway refused a call that moves money. Only an error code in an envelope counts; after any other failure the outcome is unknown. */
export const isMoneyRefusal = (result: Result): boolean =>
  readErrorCode(result.body) !== undefined && findFailure(result) !== undefined

/** Whether a gateway link opens a PDF; false if there is no response. */
export async function opensPdf(gateway: Gateway, path: string): Promise<boolean> {
  try {
    const file = await fetch(resolveUrl(gateway, path), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return file.ok && Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5) === '%PDF-'
  } catch {
    return false
  }
}

/** Whether the gateway reports that it does not support a call. */
export const isUnsupported = ({ status }: Result): boolean => status === 404 || status === 501

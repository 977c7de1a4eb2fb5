/** A gateway to check. */
export interface Gateway {
  url: string
  token?: string | undefined
  /** Calls that were answered with HTTP 409 or 422, added by `send`. */
  conflicts: string[]
}

/** Result of a request; `status` 0 means that no answer came. */
export interface Result {
  status: number
  answer?: unknown
  /** Content of an answer in an envelope. */
  response?: unknown
  trackToken?: unknown
  /** Why no answer came. */
  problem?: string
}

/** Reads wire values as tolerantly as the product does: names of fields in any letter case. */
export function field(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined
  const key = Object.keys(record).find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : (record as Record<string, unknown>)[key]
}

export const rows = (value: unknown): object[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []

/** A value as text; the empty text if it is missing. */
export function text(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Records of a search or a detail: a bare list or a member of the answer, with or without an envelope. */
export function listIn({ answer, response }: Result, name: string): object[] {
  const lists = [answer, field(answer, name), response, field(response, name)]
  return rows(lists.find((list) => Array.isArray(list)))
}

/** The reference of a booking, in either spelling; the empty text if it has none. */
export const referenceOf = (record: unknown): string =>
  text(field(record, 'bookingReferenceNo') ?? field(record, 'reservationNo'))

export const isCancelled = (status: unknown): boolean => /^cancell?ed$/i.test(text(status))

export const isTrue = (value: unknown): boolean => String(value).toLowerCase() === 'true'

/** Whether the cancellation terms of an offer allow a refund. */
export const isRefundable = (sold: unknown): boolean =>
  [field(sold, 'cancellationPolicy')].flat().some((policy) => isTrue(field(policy, 'isRefundable')))

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** How many records lack a field; `a|b` is present when either is. */
export const countMissing = (records: unknown[], names: string): number =>
  records.filter((record) => names.split('|').every((name) => isMissing(field(record, name)))).length

const TIMEOUT_MS = 60_000

/** Resolves a path against the gateway's URL, which may have a path of its own. */
const addressOf = ({ url }: Gateway, path: string) =>
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
    const response = await fetch(addressOf(gateway, path), {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (refusing.has(response.status)) conflicts.push(path)
    const answer = parse(await response.text())
    const trackToken = field(field(answer, 'context'), 'trackToken') ?? response.headers.get('tracktoken')
    return { status: response.status, answer, response: field(answer, 'response'), trackToken }
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

const contents = ['response', 'hotels', 'transportations', 'groundServices', 'results']

/** Statuses with which a gateway may refuse a call that moves no money, by an envelope or by a problem with a `code`. */
const refusing = new Set([409, 422])

const codeOf = (answer: unknown) => field(answer, 'errorCode') ?? field(rows(field(answer, 'errors'))[0], 'code')

/** Why an answer is not a success, or undefined. */
export function failureOf({ status, answer, problem }: Result): string | undefined {
  if (problem) return `no answer (${problem})`
  if (status >= 400) {
    const code = refusing.has(status) ? (codeOf(answer) ?? field(answer, 'code')) : undefined
    return [`HTTP ${status}`, code].filter((part) => typeof part === 'string').join(', ')
  }
  if (typeof answer !== 'object' || answer === null) return 'the answer is not a JSON object or list'
  const code = field(field(answer, 'status'), 'code') ?? undefined
  const errorCode = codeOf(answer)
  if (code !== undefined && Number(code) !== 0)
    return [`status.code ${text(code)}`, errorCode].filter(Boolean).join(', ')
  const hasContent = contents.some((name) => (field(answer, name) ?? null) !== null)
  if (field(answer, 'errorCode') || (code === undefined && errorCode && !hasContent)) return text(errorCode)
  return undefined
}

/** Whether an answer refuses a call that moves no money, as the contract allows. A conflict without a code is a failure. */
export function isRefusal(result: Result): boolean {
  const failure = failureOf(result)
  if (failure === undefined) return false
  const isEnvelope = result.status === 200 && typeof result.answer === 'object'
  return isEnvelope || (refusing.has(result.status) && failure.includes(','))
}

/** Whether an answer refuses a call that moves money: in an envelope only. Without one the outcome is unknown. */
export const isMoneyRefusal = (result: Result): boolean =>
  codeOf(result.answer) !== undefined && failureOf(result) !== undefined

/** Whether a link of the gateway opens a PDF; false if it does not answer. */
export async function isPdf(gateway: Gateway, path: string): Promise<boolean> {
  try {
    const file = await fetch(addressOf(gateway, path), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return file.ok && Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5) === '%PDF-'
  } catch {
    return false
  }
}

/** Whether the gateway reports that it does not support a call. */
export const isUnsupported = ({ status }: Result): boolean => status === 404 || status === 501

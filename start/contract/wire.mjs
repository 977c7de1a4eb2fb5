/** Reads wire values as tolerantly as the product does: names of fields in any letter case. */
export function field(record, name) {
  if (typeof record !== 'object' || record === null) return undefined
  const key = Object.keys(record).find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : record[key]
}

export const rows = (value) =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []

/** Records of a search or a detail: a bare list or a member of the answer, with or without an envelope. */
export function listIn({ answer, response }, name) {
  const lists = [answer, field(answer, name), response, field(response, name)]
  return rows(lists.find(Array.isArray))
}

/** The reference of a booking, in either spelling. */
export const referenceOf = (record) => field(record, 'bookingReferenceNo') ?? field(record, 'reservationNo')

export const isCancelled = (status) => /^cancell?ed$/i.test(status ?? '')

export const isTrue = (value) => String(value).toLowerCase() === 'true'

/** Whether the cancellation terms of an offer allow a refund. */
export const isRefundable = (sold) =>
  [field(sold, 'cancellationPolicy')].flat().some((policy) => isTrue(field(policy, 'isRefundable')))

const isMissing = (value) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** How many records lack a field; `a|b` is present when either is. */
export const countMissing = (records, names) =>
  records.filter((record) => names.split('|').every((name) => isMissing(field(record, name)))).length

const TIMEOUT_MS = 60_000

/** Resolves a path against the gateway's URL, which may have a path of its own. */
export const addressOf = ({ url }, path) => new URL(path.replace(/^\//, ''), url.endsWith('/') ? url : `${url}/`)

/** Sends a request; `status` 0 means that no answer came. `conflicts` collects the calls that were answered with HTTP 409 or 422. */
export async function send(gateway, method, path, body, headers = {}) {
  const { token, conflicts } = gateway
  try {
    const response = await fetch(addressOf(gateway, path), {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (refusing.has(response.status)) conflicts.push(path)
    const text = await response.text()
    const answer = parse(text)
    const trackToken = field(field(answer, 'context'), 'trackToken') ?? response.headers.get('tracktoken')
    return { status: response.status, answer, response: field(answer, 'response'), trackToken }
  } catch (error) {
    return { status: 0, problem: error.cause?.code ?? error.message }
  }
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const contents = ['response', 'hotels', 'transportations', 'groundServices', 'results']

/** Statuses with which a gateway may refuse a call that moves no money, by an envelope or by a problem with a `code`. */
const refusing = new Set([409, 422])

const codeOf = (answer) => field(answer, 'errorCode') ?? field(rows(field(answer, 'errors'))[0], 'code')

/** Why an answer is not a success, or undefined. */
export function failureOf({ status, answer, problem }) {
  if (problem) return `no answer (${problem})`
  if (status >= 400) {
    const code = refusing.has(status) ? (codeOf(answer) ?? field(answer, 'code')) : undefined
    return [`HTTP ${status}`, code].filter((part) => typeof part === 'string').join(', ')
  }
  if (typeof answer !== 'object' || answer === null) return 'the answer is not a JSON object or list'
  const code = field(field(answer, 'status'), 'code') ?? undefined
  const errorCode = codeOf(answer)
  if (code !== undefined && Number(code) !== 0) return [`status.code ${code}`, errorCode].filter(Boolean).join(', ')
  const hasContent = contents.some((name) => (field(answer, name) ?? null) !== null)
  if (field(answer, 'errorCode') || (code === undefined && errorCode && !hasContent)) return String(errorCode)
  return undefined
}

/** Whether an answer refuses a call that moves no money, as the contract allows. A conflict without a code is a failure. */
export const isRefusal = (result) =>
  failureOf(result) !== undefined &&
  ((result.status === 200 && typeof result.answer === 'object') ||
    (refusing.has(result.status) && failureOf(result).includes(',')))

/** Whether an answer refuses a call that moves money: in an envelope only. Without one the outcome is unknown. */
export const isMoneyRefusal = (result) => codeOf(result.answer) !== undefined && failureOf(result) !== undefined

/** Whether a link of the gateway opens a PDF; false if it does not answer. */
export async function isPdf(gateway, path) {
  try {
    const file = await fetch(addressOf(gateway, path), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return file.ok && Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5) === '%PDF-'
  } catch {
    return false
  }
}

/** Whether the gateway reports that it does not support a call. */
export const isUnsupported = ({ status }) => status === 404 || status === 501

/** Reads wire values as tolerantly as the product does: names of fields in any letter case. */
export function field(record, name) {
  if (typeof record !== 'object' || record === null) return undefined
  const key = Object.keys(record).find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : record[key]
}

export const rows = (value) =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []

export const isTrue = (value) => String(value).toLowerCase() === 'true'

/** Whether the terms of something say that it can be cancelled. */
export const isRefundable = (sold) =>
  [field(sold, 'cancellationPolicy')].flat().some((policy) => isTrue(field(policy, 'isRefundable')))

const isMissing = (value) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** How many records lack a field; `a|b` is present when either is. */
export const countMissing = (records, names) =>
  records.filter((record) => names.split('|').every((name) => isMissing(field(record, name)))).length

const TIMEOUT_MS = 60_000

/** An address of the gateway, whose base may have a path. */
export const addressOf = ({ url }, path) => new URL(path.replace(/^\//, ''), url.endsWith('/') ? url : `${url}/`)

/** Sends a request; `status` 0 means that no answer came. */
export async function send(gateway, method, path, body, headers = {}) {
  const { token } = gateway
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

/** Why an envelope is no success, or undefined. */
export function failureOf({ status, answer, problem }) {
  if (problem) return `no answer (${problem})`
  if (status >= 400) return `HTTP ${status}`
  if (answer === undefined) return 'the answer is not JSON'
  const code = field(field(answer, 'status'), 'code')
  const [error] = rows(field(answer, 'errors'))
  if (code !== undefined && Number(code) !== 0) return `status.code ${code}${error ? `, ${field(error, 'code')}` : ''}`
  return undefined
}

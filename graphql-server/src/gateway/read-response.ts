/** Reads HTTP responses from the gateway: statuses, JSON and refusals. */
import { NotJson, type RowReading, parseJson } from '@rihla/json-row-reader'
import { type ThrownCode, Failure } from '../errors/failure.ts'
import type { CallPlan } from './calls.ts'
import { type GatewayResult, notFound, readEnvelope, readProblem } from './envelope.ts'
import type { HttpResponse } from './http-client.ts'
import { integer, isObject } from './wire.ts'

/** HTTP statuses with the same meaning in every call. */
const statusFailures: Readonly<Record<number, ThrownCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  429: 'RATE_LIMITED',
}

const maxRetryAfterSeconds = 3600

/** Throws for a status with the same meaning in every call. */
export function throwStatusFailure({ status, headers }: HttpResponse): void {
  const code = statusFailures[status]
  if (!code) return
  const seconds = integer(headers['retry-after'])
  const retryAfter = seconds !== undefined && seconds > 0 ? Math.min(seconds, maxRetryAfterSeconds) : undefined
  throw new Failure(code, { cause: `gateway responded with ${status}`, retryAfter })
}

/** Statuses that mean that the gateway does not support a call. */
export const unsupportedStatuses = new Set([404, 501])
/** Statuses that mean that the gateway rejected the request body. */
const rejectedBodyStatuses = new Set([400, 422])
/** Statuses with which a gateway may refuse a call that moves no money. The body is a problem with a `code`. */
const problemStatuses = new Set([409, 422])

const badResponse = (cause: string) => new Failure('GATEWAY_BAD_RESPONSE', { cause })

/** How to read the items of a list in the response. `member` is the name of the list. */
export type Rows = { member: string; reading: RowReading<unknown> }

/** Part of a call's plan that is needed to read its response. */
type PlanForReading = Partial<Pick<CallPlan, 'identifiesResource' | 'content'>>

/** Parses a response into a result. */
export function parse({ status, headers, bytes }: HttpResponse, { content }: PlanForReading): GatewayResult {
  let body: unknown
  try {
    body = parseJson(bytes)
  } catch {
    throw badResponse('not JSON in UTF-8')
  }
  if (!isObject(body) && !Array.isArray(body)) throw badResponse('neither object nor list')
  return readEnvelope(body, headers, bytes.length, { rejected: rejectedBodyStatuses.has(status), content })
}

async function parseWithRows(
  { headers, bytes }: HttpResponse,
  { member, reading }: Rows,
  { content }: PlanForReading,
): Promise<GatewayResult> {
  const { value: body, rows } = await reading.read(bytes, member).catch((error: unknown) => {
    throw error instanceof NotJson ? badResponse('not JSON in UTF-8') : error
  })
  if (!isObject(body) && !Array.isArray(body)) throw badResponse('neither object nor list')
  const size = bytes.length
  // Frees megabytes immediately. Otherwise they stay until the next full garbage collection.
  if (bytes.buffer instanceof ArrayBuffer) bytes.buffer.transfer(0)
  return readEnvelope(body, headers, size, { rows, content })
}

/** Reads the result of a read call. */
export async function readResult(
  response: HttpResponse,
  plan: PlanForReading = {},
  rows?: Rows,
): Promise<GatewayResult> {
  throwStatusFailure(response)
  const { status } = response
  if (status === 404 && plan.identifiesResource) return notFound
  if (status >= 500) throw new Failure('GATEWAY_UNAVAILABLE', { cause: `gateway responded with ${status}` })
  if (status >= 200 && status < 300) return rows ? parseWithRows(response, rows, plan) : parse(response, plan)
  if (rejectedBodyStatuses.has(status) || problemStatuses.has(status)) {
    const result = parse(response, plan)
    if (!result.ok) return result
    const refusal = problemStatuses.has(status) ? readProblem(result.body, rejectedBodyStatuses.has(status)) : null
    if (refusal) return refusal
  }
  throw new Failure('GATEWAY_BAD_RESPONSE', { cause: `gateway responded with ${status}` })
}

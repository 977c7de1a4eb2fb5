/** Reads HTTP responses of the gateway: statuses, JSON, refusals. */
import { NotJson, type RowReading, parseJson } from '@rihla/json-row-reader'
import { type ThrownCode, Failure } from '../errors/failure.ts'
import type { CallPlan } from './calls.ts'
import { type GatewayAnswer, notFound, readAnswer, readProblem } from './envelope.ts'
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
  throw new Failure(code, { cause: `gateway answered ${status}`, retryAfter })
}

/** Statuses of a gateway that lacks a call. */
export const notSupported = new Set([404, 501])
/** The gateway could not read the request body. */
const rejectedBody = new Set([400, 422])
/** Statuses that a gateway may use for refusing a call that moves no money, with a problem that has a `code`. */
const refusedByProblem = new Set([409, 422])

const badResponse = (cause: string) => new Failure('GATEWAY_BAD_RESPONSE', { cause })

/** Reads the items of a list in the answer, given by the name of its member. */
export type Rows = { member: string; reading: RowReading<unknown> }

/** Part of a call's plan that is needed to read its answer. */
type Reading = Partial<Pick<CallPlan, 'namesOne' | 'content'>>

/** Parses a response to an answer or a refusal. */
export function parse({ status, headers, bytes }: HttpResponse, { content }: Reading): GatewayAnswer {
  let body: unknown
  try {
    body = parseJson(bytes)
  } catch {
    throw badResponse('not JSON in UTF-8')
  }
  if (!isObject(body) && !Array.isArray(body)) throw badResponse('neither object nor list')
  return readAnswer(body, headers, bytes.length, { rejected: rejectedBody.has(status), content })
}

async function parseWithRows(
  { headers, bytes }: HttpResponse,
  { member, reading }: Rows,
  { content }: Reading,
): Promise<GatewayAnswer> {
  const { value: body, rows } = await reading.read(bytes, member).catch((error: unknown) => {
    throw error instanceof NotJson ? badResponse('not JSON in UTF-8') : error
  })
  if (!isObject(body) && !Array.isArray(body)) throw badResponse('neither object nor list')
  const size = bytes.length
  // Frees megabytes now; the garbage collector would need a collection of the whole heap.
  if (bytes.buffer instanceof ArrayBuffer) bytes.buffer.transfer(0)
  return readAnswer(body, headers, size, { rows, content })
}

/** Answer of a read call. */
export async function answerOf(response: HttpResponse, plan: Reading = {}, rows?: Rows): Promise<GatewayAnswer> {
  throwStatusFailure(response)
  const { status } = response
  if (status === 404 && plan.namesOne) return notFound
  if (status >= 500) throw new Failure('GATEWAY_UNAVAILABLE', { cause: `gateway answered ${status}` })
  if (status >= 200 && status < 300) return rows ? parseWithRows(response, rows, plan) : parse(response, plan)
  if (rejectedBody.has(status) || refusedByProblem.has(status)) {
    const answer = parse(response, plan)
    if (!answer.ok) return answer
    const refusal = refusedByProblem.has(status) ? readProblem(answer.body, rejectedBody.has(status)) : null
    if (refusal) return refusal
  }
  throw new Failure('GATEWAY_BAD_RESPONSE', { cause: `gateway answered ${status}` })
}

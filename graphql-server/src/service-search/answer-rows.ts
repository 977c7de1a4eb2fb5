import type { CallPlan } from '../gateway/calls.ts'
import { type GatewayAnswer, acceptedAnswer } from '../gateway/envelope.ts'
import { field, isObject, list } from '../gateway/wire.ts'

/**
 * Rows of a search, and errors of suppliers. Rows are a bare list or a named member, with or without an envelope. A 200 without rows means that
 * there are none.
 */
export function readRows(
  answer: GatewayAnswer,
  { content: names = [] }: CallPlan,
): { rows: unknown[]; errors: unknown[] } {
  const { body } = acceptedAnswer(answer, { rejected: 'BAD_USER_INPUT' })
  const places = [body, field(body, 'response')].flatMap((place) =>
    Array.isArray(place) ? [place] : names.map((name) => field(place, name)),
  )
  const rows = places.find((place) => place !== undefined)
  return { rows: list(rows), errors: list(isObject(body) ? field(body, 'errors') : []) }
}

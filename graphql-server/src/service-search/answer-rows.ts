import { fail } from '../errors/failure.ts'
import type { GatewayAnswer } from '../gateway/envelope.ts'
import { field, isObject, list, type WireObject } from '../gateway/wire.ts'

/** The body of a good answer; throws for a refusal. */
export function bodyOf(answer: GatewayAnswer): WireObject | unknown[] {
  if (answer.ok) return answer.body
  return fail(answer.rejected ? 'BAD_USER_INPUT' : 'GATEWAY_BAD_RESPONSE', { cause: answer.code })
}

/**
 * Rows of a search, and errors of suppliers. Rows are a bare list, or named, with or without an envelope. A 200 without them means that there are
 * none.
 */
export function readAnswer(answer: GatewayAnswer, names: readonly string[]): { rows: unknown[]; errors: unknown[] } {
  const body = bodyOf(answer)
  const places = [body, field(body, 'response')].flatMap((place) =>
    Array.isArray(place) ? [place] : names.map((name) => field(place, name)),
  )
  const rows = places.find((place) => place !== undefined)
  return { rows: list(rows), errors: list(isObject(body) ? field(body, 'errors') : []) }
}

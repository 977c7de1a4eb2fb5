import type { CallPlan } from '../gateway/calls.ts'
import { type GatewayResult, requireAccepted } from '../gateway/envelope.ts'
import { field, isObject, list } from '../gateway/wire.ts'

/**
 * Reads the rows and supplier errors from a search response. Rows are a bare list or in a named member, with or without an envelope.
 * A 200 without rows means that there are none.
 */
export function readRows(
  result: GatewayResult,
  { content: names = [] }: CallPlan,
): { rows: unknown[]; errors: unknown[] } {
  const { body } = requireAccepted(result, { rejected: 'BAD_USER_INPUT' })
  const candidates = [body, field(body, 'response')].flatMap((candidate) =>
    Array.isArray(candidate) ? [candidate] : names.map((name) => field(candidate, name)),
  )
  const rows = candidates.find((candidate) => candidate !== undefined)
  return { rows: list(rows), errors: list(isObject(body) ? field(body, 'errors') : []) }
}

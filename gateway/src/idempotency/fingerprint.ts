import { createHash } from 'node:crypto'
import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify'
import { HttpError } from '#src/errors.ts'
import type { KeyedCall } from './repository.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Fingerprint of the body as sent; set on routes with `addFingerprint`. */
    fingerprint: string
  }
}

/** Adds the body's fingerprint to a request before validation drops unknown fields, because requests that differ in any field are different requests. */
export const addFingerprint =
  (...excludedFields: readonly string[]): preValidationAsyncHookHandler =>
  async (request) => {
    const { body } = request
    request.fingerprint = hashBody(typeof body === 'object' && body !== null ? body : {}, excludedFields)
  }

/** Reads the key and fingerprint of a request. */
export const readKeyedCall = ({ headers, fingerprint, raw }: KeyedRequest): KeyedCall => ({
  key: headers['idempotency-key'],
  fingerprint,
  isAbandoned: () => raw.socket.destroyed,
})

export type KeyedRequest = Pick<FastifyRequest, 'fingerprint' | 'raw'> & {
  readonly headers: { readonly 'idempotency-key': string }
}

/**
 * Returns the SHA-256 of a body's canonical JSON: keys are sorted at every level, and the excluded top-level fields are omitted.
 * Calls that move money exclude the authenticator code, because a retry of the same payment has a new code.
 */
export const hashBody = (body: object, excludedFields: readonly string[] = []): string =>
  createHash('sha256')
    .update(
      canonicalJson(Object.fromEntries(Object.entries(body).filter(([name]) => !excludedFields.includes(name))), 0),
    )
    .digest('hex')

/** Maximum depth of a body, so that nested bodies cannot exhaust the stack. */
const MAX_DEPTH = 64

const canonicalJson = (value: unknown, depth: number): string => {
  if (depth > MAX_DEPTH) throw new HttpError(400, 'BAD_REQUEST', `The body is nested deeper than ${MAX_DEPTH} levels.`)
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field, depth + 1)}`)
  return `{${fields.join(',')}}`
}

import { createHash } from 'node:crypto'

/**
 * SHA-256 of the canonical JSON of a body: keys sorted at every level, the named top-level fields left out.
 * The authenticator code is such a field, because a second try of the same payment carries a new code.
 */
export const fingerprint = (body: Readonly<Record<string, unknown>>, leftOut: readonly string[] = []): string =>
  createHash('sha256')
    .update(canonicalJson(Object.fromEntries(Object.entries(body).filter(([name]) => !leftOut.includes(name)))))
    .digest('hex')

const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value))
    return `[${value.map((item) => (item === undefined ? 'null' : canonicalJson(item))).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`)
  return `{${fields.join(',')}}`
}

/**
 * Kinds of cached values. A key starts with its kind: `search:<owner>:<id>`.
 *
 * `pool` is the memory budget that a value shares with others. Redis has one budget; when it is full it
 * evicts the values that expire soonest.
 * `version` is part of the stored key, so a new release never reads a value of an older shape: raise it whenever the type of the value
 * changes.
 * `durable` values survive a crash of a server that runs without Redis.
 * `immutable` values never change under their key, so a process may cache them after reading.
 */
export const kinds = {
  search: { pool: 'searches', version: 7, immutable: true },
  'search-progress': { pool: 'searches', version: 2 },
  'search-part': { pool: 'searches', version: 4, immutable: true },
  'search-suppliers': { pool: 'lists', version: 1 },
  'search-detail': { pool: 'searches', version: 6 },
  'service-search': { pool: 'searches', version: 3, immutable: true },
  'service-names': { pool: 'lists', version: 1 },
  bookings: { pool: 'lists', version: 9 },
  'bookings-selected': { pool: 'lists', version: 5 },
  'bookings-generation': { pool: 'lists', version: 1 },
  'booking-tags': { pool: 'lists', version: 1 },
  'booking-changes': { pool: 'lists', version: 7 },
  'company-of': { pool: 'lists', version: 1 },
  quote: { pool: 'checkouts', version: 8 },
  'cancellation-quote': { pool: 'checkouts', version: 4 },
  'change-quote': { pool: 'checkouts', version: 2 },
  attempt: { pool: 'checkouts', version: 11, durable: true },
  'attempt-key': { pool: 'checkouts', version: 2, durable: true },
  'outcome-first-query': { pool: 'checkouts', version: 1 },
  'revoked-session': { pool: 'sessions', version: 1 },
  'revoked-before': { pool: 'sessions', version: 1 },
} as const satisfies Record<string, { pool: Pool; version: number; immutable?: true; durable?: true }>

export type Pool = 'searches' | 'lists' | 'checkouts' | 'sessions'
export type Kind = keyof typeof kinds
export type CacheKey = `${Kind}:${string}`

const parseKind = (key: CacheKey) => key.slice(0, key.indexOf(':')) as Kind

/** Returns the pool that a key's value belongs to. */
export const findPool = (key: CacheKey): Pool => kinds[parseKind(key)].pool

/** Whether the value of a key never changes once stored. */
export const isImmutable = (key: CacheKey): boolean => 'immutable' in kinds[parseKind(key)]

/** Whether a value must survive a crash. */
export const isDurable = (key: CacheKey): boolean => 'durable' in (kinds[parseKind(key)] ?? {})

/** Returns the key under which a value is stored, with the version of its kind. */
export function storedKey(key: CacheKey): string {
  const kind = parseKind(key)
  return `${kind}.${kinds[kind].version}${key.slice(kind.length)}`
}

/** Returns the second part of a key: the user or company to which the value belongs. */
export const parseOwner = (key: CacheKey) => key.split(':', 2)[1] ?? ''
